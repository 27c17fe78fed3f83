// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** When analyses are computed, and how long they are kept. */
final class AnalysisManagerTest {
  private static final String TREE =
      """
      module @outer {
        module @first {
          module @inner {
          }
        }
        module @second {
        }
      }
      """;

  /** What an analysis found: nothing but that it was made, of what. */
  private record Found(String key, Operation op) {}

  private final List<String> made = new ArrayList<>();
  private final AnalysisKey<Found> a = key("a");
  private final AnalysisKey<Found> b = key("b");

  /** Uses {@link #a}, and so is valid as long as that is. */
  private final AnalysisKey<Found> user =
      AnalysisKey.<Found>using(
              "user",
              (op, analyses) -> {
                analyses.get(a);
                return make("user", op);
              })
          .invalidatedIf((found, preserved) -> !preserved.isPreserved(a));

  private final Diagnostics diagnostics = new Diagnostics();

  private AnalysisKey<Found> key(String name) {
    return AnalysisKey.of(name, op -> make(name, op));
  }

  private Found make(String key, Operation op) {
    made.add(key + " " + nameOf(op));
    return new Found(key, op);
  }

  private static String nameOf(Operation op) {
    return String.valueOf(op.attribute("sym_name")).replace("\"", "");
  }

  private static Operation parse() {
    Diagnostics problems = new Diagnostics();
    Operation module =
        Parser.parse(
            TREE.getBytes(UTF_8), "test.mlir", Context.create(), ParserOptions.DEFAULT, problems);
    problems.throwIfErrors();
    return module;
  }

  private static Operation first(Operation op) {
    return op.region(0).first().first();
  }

  private static Pass pass(String name, Consumer<PassRun> body) {
    return new Pass(name) {
      @Override
      protected void run(PassRun run) {
        body.accept(run);
      }
    };
  }

  private static OpPassManager pipeline() {
    return OpPassManager.on("builtin.module");
  }

  private boolean run(OpPassManager pipeline, PassInstrumentation... instrumentations) {
    PassManager manager = PassManager.of(pipeline);
    for (PassInstrumentation each : instrumentations) {
      manager.instrument(each);
    }
    return manager.run(parse(), diagnostics);
  }

  @Test
  void computesOnceUntilAPassDoesNotPreserve() {
    OpPassManager pipeline = pipeline();
    Consumer<PassRun> asksTwice = run -> assertSame(run.analysis(a), run.analysis(a));
    pipeline
        .add(pass("1", asksTwice.andThen(PassRun::markAllAnalysesPreserved)))
        .add(pass("2", asksTwice.andThen(run -> run.markAnalysesPreserved(a))))
        .add(pass("3", asksTwice.andThen(run -> run.markAnalysesPreserved(b))))
        .add(pass("4", asksTwice))
        .add(pass("5", run -> assertNull(run.cachedAnalysis(a))))
        .add(pass("6", run -> made.add("end")));
    assertTrue(run(pipeline));
    assertEquals(List.of("a outer", "a outer", "end"), made);
  }

  @Test
  void onesThatUseOthersLiveAsLongAsThese() {
    OpPassManager pipeline = pipeline();
    pipeline
        .add(
            pass(
                "1",
                run -> {
                  run.analysis(user);
                  run.markAnalysesPreserved(a);
                }))
        .add(
            pass(
                "2",
                run -> {
                  assertEquals("user", run.cachedAnalysis(user).key());
                  run.markAnalysesPreserved(user);
                }))
        .add(pass("3", run -> assertNull(run.cachedAnalysis(user))));
    assertTrue(run(pipeline));
    assertEquals(List.of("a outer", "user outer"), made);
  }

  /** A pipeline of nested operations takes over what is known of them, and leaves nothing. */
  @Test
  void keepsAnalysesOfNestedOperations() {
    OpPassManager pipeline = pipeline();
    Consumer<PassRun> asks =
        run -> {
          Operation child = first(run.operation());
          Operation inner = first(child);
          assertSame(run.childAnalysis(a, child), run.cachedChildAnalysis(a, child));
          assertSame(run.childAnalysis(a, inner), run.analyses().nest(child).nest(inner).get(a));
          assertNull(run.cachedChildAnalysis(b, child));
          assertNull(run.cachedAnalysis(a));
        };
    pipeline
        .add(pass("1", asks.andThen(run -> run.markAnalysesPreserved(a))))
        .add(pass("2", asks.andThen(PassRun::markAllAnalysesPreserved)));
    pipeline
        .nest("builtin.module")
        .add(
            pass(
                "3",
                run -> {
                  assertEquals(
                      nameOf(run.operation()).equals("first"), run.cachedAnalysis(a) != null);
                  run.markAllAnalysesPreserved();
                }));
    pipeline.add(pass("4", run -> assertNull(run.cachedChildAnalysis(a, first(run.operation())))));
    assertTrue(run(pipeline), () -> diagnostics.list().toString());
    assertEquals(List.of("a first", "a inner"), made);
  }

  @Test
  void knowsThoseOfParents() {
    OpPassManager pipeline = pipeline();
    pipeline.add(
        pass(
            "1",
            run -> {
              run.analysis(a);
              run.markAllAnalysesPreserved();
            }));
    pipeline
        .nest("builtin.module")
        .add(
            pass(
                "2",
                run -> {
                  Operation parent = run.operation().parent();
                  assertEquals("a", run.cachedParentAnalysis(a, parent).key());
                  assertNull(run.cachedParentAnalysis(b, parent));
                  assertNull(run.cachedParentAnalysis(a, run.operation()));
                }));
    assertTrue(run(pipeline), () -> diagnostics.list().toString());
    assertEquals(List.of("a outer"), made);
  }

  @Test
  void whatIsDiscardedIsComputedAnew() {
    OpPassManager pipeline = pipeline();
    pipeline.add(
        pass(
            "1",
            run -> {
              Operation child = first(run.operation());
              Found ofInner = run.childAnalysis(a, first(child));
              Found ofSecond = run.childAnalysis(a, Objects.requireNonNull(child.next()));
              run.analyses().discard(child);
              assertNull(run.cachedChildAnalysis(a, child));
              assertNotSame(ofInner, run.childAnalysis(a, first(child)));
              run.analyses().discard(first(child));
              run.analyses().discard(first(child));
              assertSame(ofSecond, run.childAnalysis(a, ofSecond.op()));
              assertThrows(
                  IllegalArgumentException.class,
                  () -> run.analyses().nest(child).discard(ofSecond.op()));
              assertThrows(
                  IllegalArgumentException.class, () -> run.analyses().discard(run.operation()));
            }));
    assertTrue(run(pipeline));
    assertEquals(List.of("a inner", "a second", "a inner"), made);
  }

  @Test
  void refusesOperationsElsewhere() {
    OpPassManager pipeline = pipeline();
    pipeline
        .nest("builtin.module")
        .add(
            pass(
                "1",
                run -> {
                  Operation parent = run.operation().parent();
                  String message =
                      assertThrows(
                              IllegalArgumentException.class, () -> run.childAnalysis(a, parent))
                          .getMessage();
                  assertTrue(message.contains("is not nested in"), message);
                  assertThrows(
                      IllegalArgumentException.class, () -> run.childAnalysis(a, run.operation()));
                  assertFalse(run.runPipeline(pipeline(), parent));
                }));
    run(pipeline);
    String expected =
        "'builtin.module' op Trying to schedule a dynamic pipeline on an operation that isn't"
            + " nested under the current operation the pass is processing";
    assertEquals(
        List.of(expected, expected), diagnostics.list().stream().map(Diagnostic::message).toList());
    // The notes would show operations that other threads may be changing.
    assertTrue(diagnostics.list().stream().allMatch(each -> each.notes().isEmpty()));
    assertEquals(List.of(), made);
  }

  /** A pipeline that a pass runs on its own operation knows its analyses, and then forgets them. */
  @Test
  void pipelinesOfPassesShareThem() {
    OpPassManager inner =
        pipeline().add(pass("inner", run -> assertEquals("a", run.cachedAnalysis(a).key())));
    OpPassManager pipeline =
        pipeline()
            .add(
                pass(
                    "1",
                    run -> {
                      run.analysis(a);
                      assertTrue(run.runPipeline(inner, run.operation()));
                      assertNull(run.cachedAnalysis(a));
                    }));
    assertTrue(run(pipeline), () -> diagnostics.list().toString());
  }

  @Test
  void instrumentationsAreTold() {
    List<String> told = new ArrayList<>();
    PassInstrumentation instrumentation =
        new PassInstrumentation() {
          @Override
          public void beforeAnalysis(AnalysisKey<?> analysis, Operation op) {
            told.add("before " + analysis.name() + " " + nameOf(op));
          }

          @Override
          public void afterAnalysis(AnalysisKey<?> analysis, Operation op) {
            told.add("after " + analysis + " " + nameOf(op));
          }
        };
    Pass asks = pass("1", run -> run.analysis(user));
    assertTrue(run(pipeline().add(asks), instrumentation));
    assertEquals(
        List.of("before user outer", "before a outer", "after a outer", "after user outer"), told);
  }

  /** Each operation of a nested pipeline has its own, on any thread. */
  @Test
  void threadsHaveTheirOwn() {
    StringBuilder text = new StringBuilder("module @outer {\n");
    for (int i = 0; i < 200; i++) {
      text.append("  module @m").append(i).append(" {\n  }\n");
    }
    Diagnostics problems = new Diagnostics();
    Operation module =
        Parser.parse(
            text.append("}\n").toString().getBytes(UTF_8),
            "test.mlir",
            Context.create(),
            ParserOptions.DEFAULT,
            problems);
    problems.throwIfErrors();
    Set<Operation> seen = ConcurrentHashMap.newKeySet();
    AtomicInteger count = new AtomicInteger();
    AnalysisKey<Operation> own =
        AnalysisKey.of(
            "own",
            op -> {
              count.incrementAndGet();
              return op;
            });
    Consumer<PassRun> asks =
        run -> {
          assertEquals(run.operation(), run.analysis(own));
          seen.add(run.analysis(own));
          run.markAllAnalysesPreserved();
        };
    OpPassManager pipeline = pipeline();
    pipeline.nest("builtin.module").add(pass("1", asks)).add(pass("2", asks));
    ForkJoinPool pool = new ForkJoinPool(4);
    try {
      assertTrue(PassManager.of(pipeline).enableThreading(pool).run(module, diagnostics));
    } finally {
      pool.shutdown();
    }
    assertEquals(200, seen.size());
    assertEquals(200, count.get());
  }

  /**
   * The law: an analysis is computed anew exactly if a pass since the last time did not keep it.
   */
  @Test
  void randomPipelinesComputeWhatIsNotValid() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      List<AnalysisKey<Found>> keys = List.of(a, b, key("c"));
      OpPassManager pipeline = pipeline();
      Set<AnalysisKey<?>> valid = new HashSet<>();
      List<String> expected = new ArrayList<>();
      made.clear();
      for (int i = 0; i < 12; i++) {
        AnalysisKey<Found> asked = keys.get(random.nextInt(3));
        AnalysisKey<Found> kept = keys.get(random.nextInt(3));
        int preserves = random.nextInt(3);
        if (valid.add(asked)) {
          expected.add(asked + " outer");
        }
        if (preserves < 2) {
          valid.removeIf(each -> preserves == 0 || each != kept);
        }
        pipeline.add(
            pass(
                "p" + i,
                run -> {
                  Found before = run.cachedAnalysis(asked);
                  Found found = run.analysis(asked);
                  assertEquals(before == null, found != before);
                  if (preserves == 1) {
                    run.markAnalysesPreserved(kept);
                  } else if (preserves == 2) {
                    run.markAllAnalysesPreserved();
                  }
                }));
      }
      assertTrue(run(pipeline));
      assertEquals(expected, made, "seed " + seed);
    }
  }

  @Test
  void keysOfOneNameAreDifferent() {
    AnalysisKey<Found> other = key("a");
    Pass asks = pass("1", run -> assertNotSame(run.analysis(a), run.analysis(other)));
    assertTrue(run(pipeline().add(asks)));
    assertEquals(List.of("a outer", "a outer"), made);
  }
}
