// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.pass.OpPassManager.Stage;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/** Runs pipelines that can run: passes one after the other, and verifies after them. */
final class PipelineRun {
  private final boolean verifies;
  private final List<PassInstrumentation> instrumentations;
  private final @Nullable ForkJoinPool pool;
  private final TimingScope timing;

  /**
   * As a manager is set.
   *
   * @param verifies whether the IR is verified after each pass
   * @param instrumentations are told of each pass
   * @param pool runs passes on several operations at the same time; null for this thread alone
   * @param timing what the times are a part of
   */
  PipelineRun(
      boolean verifies,
      List<PassInstrumentation> instrumentations,
      @Nullable ForkJoinPool pool,
      TimingScope timing) {
    this.verifies = verifies;
    this.instrumentations = instrumentations;
    this.pool = pool;
    this.timing = timing;
  }

  /** Runs a pipeline; returns whether all passes succeeded, and have left valid IR. */
  boolean run(OpPassManager pipeline, Operation op, Report report) {
    return runMerged(pipeline.merged(), new Site(op, AnalysisMap.of(op), report, timing));
  }

  /**
   * Where passes run.
   *
   * @param analyses what is known of the operation
   * @param report receives what the passes say
   * @param timing what their times are a part of
   */
  private record Site(Operation op, AnalysisMap analyses, Report report, TimingScope timing) {
    Site in(TimingScope scope) {
      return new Site(op, analyses, report, scope);
    }
  }

  /** Runs a pipeline that a pass has made. */
  private boolean runDynamic(OpPassManager made, Operation op, Pass maker, Site site) {
    Diagnostics diagnostics = site.report.diagnostics();
    if (!isIn(op, site.op)) {
      // Without the text of the operation: other threads may be changing it.
      diagnostics.error(
          op.location(),
          "'"
              + op.name()
              + "' op Trying to schedule a dynamic pipeline on an operation that isn't nested under"
              + " the current operation the pass is processing");
      return false;
    }
    OpPassManager merged = made.merged();
    try (TimingScope scope = pipelineScope(made, timing)) {
      return PipelinePreparation.isFor(merged, op, diagnostics)
          && PipelinePreparation.areDialectsLoaded(merged, op, maker, diagnostics)
          && PipelinePreparation.isSchedulable(merged, op.context(), diagnostics)
          && runMerged(merged, new Site(op, site.analyses.nest(op), site.report, scope));
    }
  }

  private static boolean isIn(Operation op, Operation ancestor) {
    Operation each = op;
    while (each != null && !each.equals(ancestor)) {
      each = each.parent();
    }
    return each != null;
  }

  private static TimingScope pipelineScope(OpPassManager manager, TimingScope scope) {
    return scope.nest("'" + manager.anchor() + "' Pipeline");
  }

  private boolean runMerged(OpPassManager manager, Site site) {
    try {
      for (Stage stage : manager.stages()) {
        if (!run(stage, site)) {
          return false;
        }
      }
      return true;
    } finally {
      site.analyses.clear();
    }
  }

  private boolean run(Stage stage, Site site) {
    if (stage instanceof Stage.Single single) {
      try (TimingScope own = site.timing.nest(single, single.pass().name(), false)) {
        return run(single.pass(), site.in(own));
      }
    }
    Stage.Nested nested = (Stage.Nested) stage;
    String obstacle = obstacle(site.op.name());
    if (obstacle != null) {
      site.report.diagnostics().opError(site.op, obstacle);
      return false;
    }
    boolean hidden = nested.managers().size() == 1;
    boolean succeeded;
    try (TimingScope own = site.timing.nest(nested, nested.title(), hidden)) {
      succeeded = runNested(nested.managers(), site.in(own));
    } finally {
      site.analyses.invalidate(new PreservedAnalyses());
    }
    return succeeded && (!verifies || isValidAround(site));
  }

  private static boolean isValidAround(Site site) {
    Diagnostics found = site.report.diagnostics().emptyCopy();
    return report(
        Verifier.verifyAlone(site.op, found), found, "after the passes on nested operations", site);
  }

  private boolean run(Pass pass, Site site) {
    Operation op = site.op;
    String obstacle = obstacle(op.name());
    if (obstacle == null && !pass.isFor(op.name())) {
      obstacle = "trying to schedule pass '" + pass.name() + "' on an unsupported operation";
    }
    if (obstacle != null) {
      site.report.diagnostics().opError(op, obstacle);
      return false;
    }
    instrumentations.forEach(each -> each.beforePass(pass, op));
    boolean succeeded = runAndVerify(pass, site);
    for (int i = instrumentations.size() - 1; i >= 0; i--) {
      if (succeeded) {
        instrumentations.get(i).afterPass(pass, op);
      } else {
        instrumentations.get(i).afterPassFailed(pass, op);
      }
    }
    return succeeded;
  }

  private boolean runAndVerify(Pass pass, Site site) {
    PassRun run =
        new PassRun(
            site.op,
            site.report,
            pass.shared(),
            new AnalysisManager(site.analyses, site.timing, instrumentations),
            (made, op) -> runDynamic(made, op, pass, site));
    // Of an operation that the pass erases nothing is known afterwards.
    Location location = site.op.location();
    OperationName name = site.op.name();
    if (!succeeds(pass, run, location, name)) {
      return false;
    }
    if (site.op.isErased()) {
      run.diagnostics()
          .error(
              location,
              "pass '"
                  + pass.argument()
                  + "' erased the '"
                  + name
                  + "' that it runs on; let a pass on an operation around it do that");
      return false;
    }
    site.analyses.invalidate(run.preserved());
    return !verifies || !run.needsVerification() || isValidAfter(pass, site);
  }

  private static boolean isValidAfter(Pass pass, Site site) {
    Diagnostics found = site.report.diagnostics().emptyCopy();
    return report(
        Verifier.verify(site.op, found), found, "after pass '" + pass.argument() + "'", site);
  }

  private static boolean report(boolean valid, Diagnostics found, String when, Site site) {
    found.list().forEach(site.report.diagnostics()::report);
    if (!valid && site.report.diagnostics().showsOperations()) {
      site.report.diagnostics().note(site.op.location(), when);
    }
    return valid;
  }

  /** Runs a pass; what it throws is an error, and the next module can be processed. */
  private static boolean succeeds(Pass pass, PassRun run, Location location, OperationName name) {
    try {
      pass.run(run);
      return !run.hasFailed();
    } catch (RuntimeException | Error e) {
      HookFailure.report(e, location, name, run.diagnostics());
      run.diagnostics().note(location, pass.inPass());
      return false;
    }
  }

  /** Why no pass and no manager of nested operations can run on an operation; null if they can. */
  private static @Nullable String obstacle(OperationName name) {
    if (!name.isRegistered()) {
      return "trying to schedule a pass on an unregistered operation";
    }
    return name.hasTrait(IsolatedFromAbove.class)
        ? null
        : "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'";
  }

  /** Operations after one on which a pass failed are still run on. */
  private boolean runNested(List<OpPassManager> merged, Site site) {
    List<ConcurrentRuns.Task> tasks = tasks(merged, site.op);
    if (pool != null && instrumentations.isEmpty() && tasks.size() > 1) {
      return ConcurrentRuns.run(
          tasks, site.report, pool, (task, own) -> runNested(task, site, own));
    }
    boolean succeeded = true;
    for (ConcurrentRuns.Task task : tasks) {
      succeeded &= runNested(task, site, site.report);
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

  private boolean runNested(ConcurrentRuns.Task task, Site site, Report report) {
    if (task.op().isErased()) {
      // Without the text of what is around it: other threads may be changing it.
      report
          .diagnostics()
          .error(
              site.op.location(),
              "'"
                  + site.op.name()
                  + "' op an operation in it was erased by a pass on another one; a pass on an"
                  + " operation must change nothing around it");
      return false;
    }
    try (TimingScope own = pipelineScope(task.manager(), site.timing)) {
      AnalysisMap analyses = site.analyses.forPipeline(task.op());
      return runMerged(task.manager(), new Site(task.op(), analyses, report, own));
    }
  }

  private static @Nullable OpPassManager find(List<OpPassManager> managers, OperationName name) {
    for (OpPassManager manager : managers) {
      if (manager.canRunOn(name)) {
        return manager;
      }
    }
    return null;
  }
}
