// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.pass.OpPassManager.Stage;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Runs a pipeline, and verifies after each pass, unless it has changed nothing. */
public final class PassManager {
  private final OpPassManager pipeline;
  private boolean verifies = true;
  private final List<PassInstrumentation> instrumentations = new ArrayList<>();
  private @Nullable Consumer<String> output;
  private TimingScope timing = TimingScope.NONE;
  private @Nullable ForkJoinPool pool;

  private PassManager(OpPassManager pipeline) {
    this.pipeline = pipeline;
  }

  /** For a pipeline. */
  public static PassManager of(OpPassManager pipeline) {
    return new PassManager(pipeline);
  }

  /** Sets whether the IR is verified after each pass, as it is by default. */
  public PassManager enableVerifier(boolean enabled) {
    verifies = enabled;
    return this;
  }

  /** Sets what receives the texts that passes print; by default they become remarks. */
  public PassManager printTo(Consumer<String> receiver) {
    output = receiver;
    return this;
  }

  /** Adds something that is told of each pass that is run. */
  public PassManager instrument(PassInstrumentation instrumentation) {
    instrumentations.add(instrumentation);
    return this;
  }

  /** Sets what the times of pipelines and passes are a part of; by default none are measured. */
  public PassManager enableTiming(TimingScope scope) {
    timing = scope;
    return this;
  }

  /**
   * Sets where operations that are isolated from above are processed at the same time: by default,
   * or if it is null, one after the other. The result is the same, and so is the order of what is
   * reported. A manager with {@link #instrument instrumentations} uses one thread.
   */
  public PassManager enableThreading(@Nullable ForkJoinPool threads) {
    pool = threads;
    return this;
  }

  /** The pipeline. */
  public OpPassManager pipeline() {
    return pipeline;
  }

  /**
   * Runs the pipeline.
   *
   * @param op an operation of the name that the pipeline is for
   * @param diagnostics receives what the passes report
   * @return whether all passes succeeded, and have left valid IR; if not, the IR is not to be used
   */
  public boolean run(Operation op, Diagnostics diagnostics) {
    op.context().loadDependentDialects();
    return run(pipeline.merged(), op, new Report(diagnostics, output), timing);
  }

  /** Runs a pipeline that a pass has made. */
  boolean runDynamic(OpPassManager made, Operation op, Report report) {
    TimingScope scope = pipelineScope(made, timing);
    boolean succeeded = run(made.merged(), op, report, scope);
    scope.close();
    return succeeded;
  }

  private boolean run(OpPassManager pipeline, Operation op, Report report, TimingScope scope) {
    if (!pipeline.canRunOn(op)) {
      report
          .diagnostics()
          .error(
              op.location(),
              "can't run '" + pipeline.anchor() + "' pass manager on '" + op.name() + "' op");
      return false;
    }
    return runMerged(pipeline, op, report, scope);
  }

  private static TimingScope pipelineScope(OpPassManager manager, TimingScope scope) {
    return scope.nest("'" + manager.anchor() + "' Pipeline");
  }

  private boolean runMerged(OpPassManager manager, Operation op, Report report, TimingScope scope) {
    for (Stage stage : manager.stages()) {
      if (!run(stage, op, report, scope)) {
        return false;
      }
    }
    return true;
  }

  private boolean run(Stage stage, Operation op, Report report, TimingScope scope) {
    if (stage instanceof Stage.Single single) {
      TimingScope own = scope.nest(single, single.pass().name(), false);
      boolean succeeded = run(single.pass(), op, report);
      own.close();
      return succeeded;
    }
    Stage.Nested nested = (Stage.Nested) stage;
    TimingScope own = scope.nest(nested, nested.title(), nested.managers().size() == 1);
    boolean succeeded = runNested(nested.managers(), op, report, own);
    own.close();
    return succeeded;
  }

  private boolean run(Pass pass, Operation op, Report report) {
    String obstacle = obstacle(pass, op.name());
    if (obstacle != null) {
      report.diagnostics().opError(op, obstacle);
      return false;
    }
    instrumentations.forEach(each -> each.beforePass(pass, op));
    boolean succeeded = runAndVerify(pass, op, report);
    for (int i = instrumentations.size() - 1; i >= 0; i--) {
      if (succeeded) {
        instrumentations.get(i).afterPass(pass, op);
      } else {
        instrumentations.get(i).afterPassFailed(pass, op);
      }
    }
    return succeeded;
  }

  private boolean runAndVerify(Pass pass, Operation op, Report report) {
    PassRun run = new PassRun(op, report, this);
    if (!succeeds(pass, run)) {
      return false;
    }
    if (!verifies || run.isUnchanged()) {
      return true;
    }
    Diagnostics found = new Diagnostics();
    boolean valid = Verifier.verify(op, found);
    found.list().forEach(report.diagnostics()::report);
    if (!valid) {
      report.diagnostics().note(op.location(), "after pass '" + pass.argument() + "'");
    }
    return valid;
  }

  /** Runs a pass; what it throws is an error, and the next module can be processed. */
  private static boolean succeeds(Pass pass, PassRun run) {
    try {
      pass.run(run);
      return !run.hasFailed();
    } catch (RuntimeException | Error e) {
      Operation op = run.operation();
      HookFailure.report(e, op.location(), op.name(), run.diagnostics());
      run.diagnostics().note(op.location(), "in pass '" + pass.argument() + "'");
      return false;
    }
  }

  private static @Nullable String obstacle(Pass pass, OperationName name) {
    if (!name.isRegistered()) {
      return "trying to schedule a pass on an unregistered operation";
    }
    if (!name.hasTrait(IsolatedFromAbove.class)) {
      return "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'";
    }
    return pass.canScheduleOn(name)
        ? null
        : "trying to schedule a pass on an unsupported operation";
  }

  /** Operations after one on which a pass failed are still run on. */
  private boolean runNested(
      List<OpPassManager> merged, Operation op, Report report, TimingScope scope) {
    List<ConcurrentRuns.Task> tasks = tasks(merged, op);
    if (pool != null && instrumentations.isEmpty() && tasks.size() > 1) {
      return ConcurrentRuns.run(
          tasks, report, pool, (task, own) -> runNested(task.manager(), task.op(), own, scope));
    }
    boolean succeeded = true;
    for (ConcurrentRuns.Task task : tasks) {
      succeeded &= runNested(task.manager(), task.op(), report, scope);
    }
    return succeeded;
  }

  private static List<ConcurrentRuns.Task> tasks(List<OpPassManager> merged, Operation op) {
    List<ConcurrentRuns.Task> tasks = new ArrayList<>();
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        for (Operation nested : block.operations()) {
          OpPassManager manager = find(merged, nested.name());
          if (manager != null) {
            tasks.add(new ConcurrentRuns.Task(manager, nested));
          }
        }
      }
    }
    return tasks;
  }

  private boolean runNested(OpPassManager manager, Operation op, Report report, TimingScope scope) {
    TimingScope own = pipelineScope(manager, scope);
    boolean succeeded = runMerged(manager, op, report, own);
    own.close();
    return succeeded;
  }

  private static @Nullable OpPassManager find(List<OpPassManager> managers, OperationName name) {
    return managers.stream().filter(each -> each.canRunOn(name)).findFirst().orElse(null);
  }
}
