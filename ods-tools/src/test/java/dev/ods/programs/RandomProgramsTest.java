// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.corpus.PassTexts;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.Share;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What passes make of random programs is valid and means the same; and it is what {@code mlir-opt}
 * makes of them, unless its own pass fails or is shown to be {@linkplain Discrepancy in error}:
 * {@code remove-dead-values} makes many of them invalid, and {@code int-range-optimizations}
 * changes what a few of them mean.
 *
 * <p>{@code -Dods.programs=N} runs N programs, {@code -Dods.programs.seed=N} others.
 */
final class RandomProgramsTest {
  private static final int COUNT = Integer.getInteger("ods.programs", 200);
  private static final long SEED = Long.getLong("ods.programs.seed", 1);
  private static final int BATCH = 500;
  private static final long[][] INPUTS = {{0, 1}, {-1, 2, 3}, {100, -7, 12345, 5}};

  private final PassRegistry passes = PassRegistry.load(RandomProgramsTest.class.getClassLoader());
  private final List<String> failures = new ArrayList<>();
  private final Map<Discrepancy.Cause, List<Long>> different =
      new EnumMap<>(Discrepancy.Cause.class);
  private int compared;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "canonicalize",
        "control-flow-sink",
        "convert-scf-to-cf",
        "cse",
        "func.func(canonicalize,cse)",
        "arith-unsigned-when-equivalent",
        "int-range-optimizations",
        "inline{default-pipeline=}",
        "loop-invariant-code-motion",
        "remove-dead-values",
        "sccp",
        "symbol-dce",
        "symbol-privatize",
        "topological-sort",
      })
  void keepTheirMeaning(String pass) throws Exception {
    List<Long> seeds = Share.of(LongStream.range(SEED, SEED + COUNT).boxed().toList());
    for (int i = 0; i < seeds.size(); i += BATCH) {
      check(pass, seeds.subList(i, Math.min(seeds.size(), i + BATCH)));
    }
    assertTrue(
        failures.isEmpty(), () -> failures.size() + " of " + seeds.size() + ":\n" + failures);
    System.out.println(
        pass
            + ": "
            + compared
            + " of "
            + seeds.size()
            + " are compared with mlir-opt; other: "
            + different);
    assertNull(different.get(Discrepancy.Cause.OURS), "not MLIR's: seeds");
  }

  private void check(String pass, List<Long> seeds) throws Exception {
    List<String> texts = seeds.stream().map(RandomProgram::of).toList();
    List<@Nullable String> theirs =
        MlirOpt.isInstalled()
            ? PassTexts.theirs(pass, texts)
            : Collections.nCopies(texts.size(), null);
    for (int i = 0; i < texts.size(); i++) {
      check(pass, seeds.get(i), texts.get(i), theirs.get(i));
    }
  }

  private void check(String pass, long seed, String text, @Nullable String theirs)
      throws Exception {
    Context context = Context.create();
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    Operation before = parse(text, context);
    Operation after = parse(text, context);
    Diagnostics diagnostics = new Diagnostics();
    PassPipelineParser.Parsed pipeline =
        PassPipelineParser.parse("builtin.module(" + pass + ")", passes);
    assertNotNull(pipeline.pipeline());
    if (!PassManager.of(pipeline.pipeline()).run(after, diagnostics)) {
      failures.add("seed " + seed + " fails: " + diagnostics.list());
      return;
    }
    for (long[] input : INPUTS) {
      List<String> expected = new Interpreter(before).run("f0", input);
      List<String> found = new Interpreter(after).run("f0", input);
      if (!expected.equals(found)) {
        failures.add("seed " + seed + " means " + found + " in place of " + expected);
      }
    }
    // A switch is on 64 bits here.
    if (theirs != null && !(pass.equals("convert-scf-to-cf") && text.contains("index_switch"))) {
      compared++;
      String ours = generic(after);
      if (!theirs.equals(ours)) {
        Discrepancy.Cause cause =
            new Discrepancy(pass, text, theirs, ours).cause(each -> parse(each, context));
        different.computeIfAbsent(cause, key -> new ArrayList<>()).add(seed);
      }
    }
  }

  private static Operation parse(String text, Context context) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "case", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module, () -> diagnostics.list() + text);
    return module;
  }

  private static String generic(Operation module) {
    return Printer.toString(module, PrinterFlags.GENERIC_LOCAL).strip();
  }
}
