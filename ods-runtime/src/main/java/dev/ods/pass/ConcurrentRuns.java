// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.IrMemory;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Runs managers on operations on several threads. What they report is passed on in the order of the
 * operations, so that nothing shows on how many threads they ran.
 */
final class ConcurrentRuns {
  /** A manager and the operation that it runs on, which is isolated from those of other tasks. */
  record Task(OpPassManager manager, Operation op) {}

  /** Runs a task; whether that succeeded. */
  @FunctionalInterface
  interface Runner {
    boolean run(Task task, Report report);
  }

  private final List<Task> tasks;
  private final Report target;
  private final Runner runner;
  private final AtomicInteger next = new AtomicInteger();
  private final Result[] results;

  /** What a task has reported. */
  private static final class Result {
    final Diagnostics diagnostics;
    final List<String> texts = new ArrayList<>();
    boolean succeeded;
    @Nullable RuntimeException exception;
    @Nullable Error error;

    Result(Diagnostics diagnostics) {
      this.diagnostics = diagnostics;
    }
  }

  private ConcurrentRuns(List<Task> tasks, Report target, Runner runner) {
    this.tasks = tasks;
    this.target = target;
    this.runner = runner;
    this.results = new Result[tasks.size()];
  }

  /**
   * Runs tasks on the threads of a pool and on the current one.
   *
   * @return whether all succeeded
   */
  static boolean run(List<Task> tasks, Report report, ForkJoinPool pool, Runner runner) {
    ConcurrentRuns runs = new ConcurrentRuns(tasks, report, runner);
    int helpers = Math.min(pool.getParallelism(), tasks.size() - 1);
    List<ForkJoinTask<?>> others = new ArrayList<>();
    for (int i = 0; i < helpers; i++) {
      others.add(pool.submit(runs::help));
    }
    runs.work();
    // Joining also makes what the threads have done visible here.
    others.forEach(ForkJoinTask::join);
    return runs.passOn();
  }

  private void help() {
    work();
    IrMemory.of(tasks.get(0).op()).releaseThreadMemory();
  }

  private void work() {
    for (int i = next.getAndIncrement(); i < results.length; i = next.getAndIncrement()) {
      results[i] = run(tasks.get(i));
    }
  }

  private Result run(Task task) {
    Result result = new Result(target.diagnostics().emptyCopy());
    try {
      result.succeeded =
          runner.run(
              task,
              new Report(result.diagnostics, target.output() == null ? null : result.texts::add));
    } catch (RuntimeException e) {
      result.exception = e;
    } catch (Error e) {
      result.error = e;
    }
    return result;
  }

  private boolean passOn() {
    boolean succeeded = true;
    for (Result result : results) {
      result.diagnostics.list().forEach(target.diagnostics()::report);
      if (target.output() != null) {
        result.texts.forEach(target.output());
      }
      if (result.exception != null) {
        throw result.exception;
      }
      if (result.error != null) {
        throw result.error;
      }
      succeeded &= result.succeeded;
    }
    return succeeded;
  }
}
