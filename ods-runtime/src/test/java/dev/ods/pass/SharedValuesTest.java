// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the runs of a pass share is computed once for each context. */
final class SharedValuesTest {
  private static final String NESTED = "module {}\n".repeat(200);

  private final ForkJoinPool pool = new ForkJoinPool(4);
  private final Diagnostics diagnostics = new Diagnostics();

  @AfterEach
  void shutDown() {
    pool.shutdown();
  }

  private static Operation module(Context context) {
    Diagnostics problems = new Diagnostics();
    Operation module =
        Parser.parse(NESTED.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, problems);
    problems.throwIfErrors();
    return module;
  }

  /** What a pass shares: equal to nothing else. */
  private static final class Shared {
    private final Context context;

    Shared(Context context) {
      this.context = context;
    }
  }

  /** Counts how often what it shares is computed, which may fail, and what its runs are given. */
  private static final class Sharing extends Pass {
    private final AtomicInteger computed = new AtomicInteger();
    private final Set<Shared> given = ConcurrentHashMap.newKeySet();
    private final int failures;

    Sharing(int failures) {
      super("sharing");
      this.failures = failures;
    }

    @Override
    protected void run(PassRun run) {
      Shared shared = run.shared(Shared.class, this::compute);
      assertEquals(run.operation().context(), shared.context);
      assertEquals("other", run.shared(String.class, context -> "other"));
      given.add(shared);
      run.markAllAnalysesPreserved();
    }

    private Shared compute(Context context) {
      if (computed.incrementAndGet() <= failures) {
        throw new IllegalStateException("not yet");
      }
      return new Shared(context);
    }
  }

  private boolean run(Operation module, Pass... passes) {
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    List.of(passes).forEach(pipeline.nest("builtin.module")::add);
    return PassManager.of(pipeline).enableThreading(pool).run(module, diagnostics);
  }

  @Test
  void allRunsOnAllThreadsShareOneValue() {
    Sharing pass = new Sharing(0);
    assertTrue(run(module(Context.create()), pass));
    assertEquals(1, pass.computed.get());
    assertEquals(1, pass.given.size());
  }

  @Test
  void eachContextAndEachPassHasItsOwn() {
    Sharing one = new Sharing(0);
    Sharing other = new Sharing(0);
    Operation module = module(Context.create());
    assertTrue(run(module, one, other));
    assertTrue(run(module, one));
    assertTrue(run(module(Context.create()), one));
    assertEquals(2, one.computed.get());
    assertEquals(2, one.given.size());
    one.given.retainAll(other.given);
    assertTrue(one.given.isEmpty());
  }

  @Test
  void whatCannotBeComputedIsTriedAgain() {
    Sharing pass = new Sharing(1);
    Operation module = module(Context.create());
    PassManager manager = PassManager.of(on(pass));
    // A pass of the runtime's own packages, as this one is, has nobody else to blame.
    assertThrows(IllegalStateException.class, () -> manager.run(module, diagnostics));
    assertTrue(manager.run(module, diagnostics));
    assertEquals(2, pass.computed.get());
  }

  private static OpPassManager on(Pass pass) {
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline.add(pass);
    return pipeline;
  }
}
