// SPDX-License-Identifier: Apache-2.0
package dev.ods.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of random programs with memory slots, passes make what {@code mlir-opt} makes of them. */
@Tag("shared")
final class SlotProgramsTest {
  private static final int COUNT = Integer.getInteger("ods.programs", 300);
  private static final long SEED = Long.getLong("ods.programs.seed", 1);
  private static final Pattern SEPARATOR = Pattern.compile("^// -----\\n", Pattern.MULTILINE);

  private final PassRegistry passes = PassRegistry.load(SlotProgramsTest.class.getClassLoader());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mem2reg",
        "mem2reg{region-simplify=false}",
        "sroa",
        "sroa,mem2reg",
        "func.func(sroa,mem2reg,cse)",
        "mem2reg,canonicalize",
        "canonicalize{region-simplify=aggressive}",
        "sroa,mem2reg,canonicalize{region-simplify=aggressive}",
      })
  void areThoseOfMlir(String pipeline) throws Exception {
    MlirOpt.assumeInstalled();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      texts.add(RandomSlots.of(SEED + i));
    }
    ToolRun run =
        MlirOpt.run(
            String.join("// -----\n", texts),
            "--pass-pipeline=builtin.module(" + pipeline + ")",
            "--split-input-file",
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope");
    assertEquals(0, run.exitCode(), run::err);
    String[] theirs = SEPARATOR.split(run.out(), -1);
    assertEquals(COUNT, theirs.length);
    int changed = 0;
    for (int i = 0; i < COUNT; i++) {
      String text = texts.get(i);
      Operation module = parse(text);
      String before = generic(module);
      run(pipeline, module);
      String after = generic(module);
      assertEquals(theirs[i].strip(), after, () -> text);
      changed += before.equals(after) ? 0 : 1;
    }
    int count = changed;
    assertTrue(count * 4 > COUNT, () -> "only " + count + " were changed");
  }

  private static Operation parse(String text) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Operation module = Parser.parse(bytes, "program", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module, () -> diagnostics.list() + text);
    return module;
  }

  private void run(String pipeline, Operation module) {
    Diagnostics diagnostics = new Diagnostics();
    PassPipelineParser.Parsed parsed =
        PassPipelineParser.parse("builtin.module(" + pipeline + ")", passes);
    assertNotNull(parsed.pipeline());
    assertTrue(
        PassManager.of(parsed.pipeline()).run(module, diagnostics),
        () -> diagnostics.list().toString());
  }

  private static String generic(Operation module) {
    return Printer.toString(module, PrinterFlags.GENERIC_LOCAL).strip();
  }
}
