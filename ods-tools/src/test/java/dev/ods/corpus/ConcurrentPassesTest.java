// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassRegistry;
import dev.ods.pass.PassRun;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Symbols;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Passes have the same results and reports on any number of threads. */
final class ConcurrentPassesTest {
  private static final int[] THREADS = {1, 2, 8};

  private final PassRegistry passes = PassRegistry.load(getClass().getClassLoader());

  /** What a run makes of a module, and all that it says. */
  private record Outcome(boolean succeeded, String text, String diagnostics, String printed) {}

  private static Outcome run(String text, Supplier<OpPassManager> pipeline, int threads) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ProjectDialects.all().forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "case", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module);
    ForkJoinPool pool = threads == 0 ? null : new ForkJoinPool(threads);
    try {
      StringBuilder printed = new StringBuilder();
      boolean succeeded =
          PassManager.of(pipeline.get())
              .enableThreading(pool)
              .printTo(printed::append)
              .run(module, diagnostics);
      return new Outcome(
          succeeded,
          Printer.toString(module, PrinterFlags.GENERIC_LOCAL.withDebugInfo(true)),
          diagnostics.list().toString(),
          printed.toString());
    } finally {
      if (pool != null) {
        pool.shutdown();
      }
    }
  }

  private OpPassManager parse(String pipeline) {
    OpPassManager parsed = PassPipelineParser.parse(pipeline, passes).pipeline();
    assertNotNull(parsed);
    return parsed;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "builtin.module(any(canonicalize,cse,print-op-stats))",
        "builtin.module(any(sccp,loop-invariant-code-motion,control-flow-sink,strip-debuginfo),inline)",
        "builtin.module(func.func(topological-sort,canonicalize{region-simplify=aggressive}),"
            + "builtin.module(func.func(cse),print-op-stats))",
      })
  void casesOfTheCorpusAreProcessedAlike(String pipeline) throws Exception {
    int compared = 0;
    for (CorpusCase c :
        Corpus.load(
            "cases of declared dialects",
            c -> c.isValid() && ProjectDialects.WHOLE.containsAll(c.texts("dialects")))) {
      String text = c.text("generic");
      if (text.split("\"func.func\"", -1).length < 3) {
        continue;
      }
      compared++;
      Outcome expected = run(text, () -> parse(pipeline), 0);
      for (int threads : THREADS) {
        assertEquals(expected, run(text, () -> parse(pipeline), threads), c.text("id"));
      }
    }
    assertTrue(compared > 150, "compared: " + compared);
  }

  /** A module with many functions, each of which takes another time. */
  private static String functions(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      text.append("func.func @f%d(%%a: i32, %%c: i1) -> i32 {\n".formatted(i));
      String last = "%a";
      for (int j = random.nextInt(40); j >= 0; j--) {
        text.append("  %%c%d = arith.constant %d : i32\n".formatted(j, random.nextInt(4)));
        text.append(
            "  %%v%d = arith.%s %s, %%c%d : i32\n"
                .formatted(j, random.nextBoolean() ? "addi" : "muli", last, j));
        text.append("  %%u%d = arith.muli %%a, %%a : i32\n".formatted(j));
        last = "%v" + j;
      }
      text.append("  return %s : i32\n}\n".formatted(last));
    }
    return text.toString();
  }

  @Test
  void manyFunctionsAreProcessedAlikeEachTime() {
    for (int seed = 0; seed < 20; seed++) {
      String text = functions(new Random(seed));
      Supplier<OpPassManager> pipeline =
          () ->
              parse("builtin.module(func.func(canonicalize,cse,sccp,canonicalize,print-op-stats))");
      Outcome expected = run(text, pipeline, 0);
      assertEquals(expected, run(text, pipeline, 8), "seed " + seed);
    }
  }

  /** Says something of each function, fails on some and throws on others. */
  private static final class Talkative extends Pass {
    final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    Talkative() {
      super("talkative");
    }

    @Override
    protected void run(PassRun run) {
      threads.add(Thread.currentThread());
      String name = String.valueOf(Symbols.name(run.operation()));
      int number = Integer.parseInt(name.replaceAll("[^0-9]", ""));
      run.diagnostics().warning(run.operation(), "seen " + name);
      run.print(name + "\n");
      try {
        Thread.sleep(number % 3);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      if (number % 7 == 3) {
        run.diagnostics().error(run.operation(), "not " + name);
        run.signalFailure();
      }
    }
  }

  @Test
  void reportsAreInTheOrderOfTheFunctions() {
    String text = functions(new Random(1));
    Talkative talkative = new Talkative();
    Supplier<OpPassManager> pipeline =
        () -> {
          OpPassManager manager = OpPassManager.on("builtin.module");
          manager.nest("func.func").add(talkative);
          return manager;
        };
    Outcome expected = run(text, pipeline, 0);
    assertEquals(1, talkative.threads.size());
    assertEquals(expected, run(text, pipeline, 8));
    assertTrue(talkative.threads.size() > 2, talkative.threads::toString);
    assertTrue(expected.diagnostics().contains("not \"f59\""), expected.diagnostics());
  }
}
