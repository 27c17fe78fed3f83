// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassStatistics;
import dev.ods.pass.TimingScope;
import dev.ods.text.PrinterFlags;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** What is done with each module between parsing and printing, as the options say. */
final class PassStage {
  private final OptOptions options;
  private final StandardStreams streams;
  private final ErrorStream err;
  private final IrPrinting.@Nullable Receiver dumps;

  /**
   * The pipeline for which the options were checked, for the first module; later ones build one.
   * Passes that are named one by one are checked for a {@code builtin.module} without reproducer,
   * so that any other module, too, builds one.
   */
  private final AtomicReference<@Nullable OpPassManager> first;

  private PassStage(OptOptions options, StandardStreams streams, @Nullable OpPassManager first) {
    this.options = options;
    this.first = new AtomicReference<>(first);
    this.streams = streams;
    this.err = streams.err();
    OptOptions.IrPrinting printing = options.passes().irPrinting();
    String folder = printing.treeFolder();
    if (!printing.isEnabled()) {
      dumps = null;
    } else if (folder == null || folder.isEmpty()) {
      dumps = (pass, op, text) -> err.print(text);
    } else {
      dumps = new IrDumpTree(folder, err);
    }
  }

  /**
   * The stage of a run.
   *
   * @param streams receive what passes print, and what is printed about them
   * @param problems receives what is wrong with the options
   * @throws ToolException if the passes of the dialect path cannot be loaded
   */
  static PassStage of(OptOptions options, StandardStreams streams, List<String> problems)
      throws ToolException {
    OpPassManager pipeline = Pipelines.of(options.passes(), ModuleOp.NAME, null, problems);
    if (options.verification().threading()) {
      OptOptions.IrPrinting printing = options.passes().irPrinting();
      if (printing.moduleScope()) {
        problems.add(
            "IR print for module scope can't be setup on a pass-manager without disabling"
                + " multi-threading first.\n");
      }
      OptOptions.Reproduction reproduction = options.passes().reproduction();
      if (reproduction.ofFailure() != null && reproduction.local()) {
        problems.add(
            "Local crash reproduction may not be used without disabling mutli-threading first.");
      }
    }
    return new PassStage(options, streams, problems.isEmpty() ? pipeline : null);
  }

  private void dump(OpPassManager passes) {
    if (options.passes().dumpPipeline()) {
      err.print(
          "Pass Manager with %d passes:\n%s\n\n".formatted(passes.size(), passes.toPrettyString()));
    }
  }

  /**
   * Processes a module.
   *
   * @param reproducer what the file says of how passes are run; null if that is not asked for
   * @param beforeDump prints the diagnostics so far, as these come before a dump of the IR and
   *     before statistics
   * @return whether all passes succeeded
   */
  boolean run(
      Operation module,
      @Nullable Reproducer reproducer,
      Diagnostics diagnostics,
      Runnable beforeDump,
      TimingScope timing)
      throws ToolException {
    List<String> problems = new ArrayList<>();
    String reproduced = reproducer == null ? null : reproducer.pipeline();
    String anchor = module.name().value();
    OpPassManager built = isAsChecked(anchor, reproduced) ? first.getAndSet(null) : null;
    OpPassManager passes =
        built == null ? Pipelines.of(options.passes(), anchor, reproduced, problems) : built;
    if (passes == null) {
      problems.forEach(err::print);
      return problems.isEmpty();
    }
    dump(passes);
    boolean verifies = reproducer == null ? options.passes().verifyEach() : reproducer.verifyEach();
    PassManager manager =
        PassManager.of(passes)
            .enableVerifier(verifies)
            .enableThreading(usesThreads(reproducer) ? ForkJoinPool.commonPool() : null)
            .printTo(err::print)
            .enableTiming(timing);
    RewriteReports reports =
        RewriteReports.open(options.passes().tracing(), module, diagnostics, err);
    try {
      instrument(manager, beforeDump);
      if (!manager.canRun(module, diagnostics)) {
        return false;
      }
      boolean succeeded = run(manager, verifies, module, diagnostics);
      reportStatistics(passes, beforeDump);
      return succeeded;
    } finally {
      reports.close();
    }
  }

  /** Whether a module's pipeline is the one for which the options were checked. */
  private boolean isAsChecked(String anchor, @Nullable String reproduced) {
    boolean isWhole = options.passes().pipeline() != null;
    return isWhole || (reproduced == null && anchor.equals(ModuleOp.NAME));
  }

  private boolean usesThreads(@Nullable Reproducer reproducer) {
    return options.verification().threading()
        && !options.passes().tracing().isEnabled()
        && (reproducer == null || !reproducer.disableThreading());
  }

  private void instrument(PassManager manager, Runnable beforeDump) {
    IrPrinting.Receiver receiver = dumps;
    if (receiver != null) {
      manager.instrument(
          new IrPrinting(
              options.passes().irPrinting(),
              options.output().flags(),
              (pass, op, text) -> {
                beforeDump.run();
                receiver.accept(pass, op, text);
              }));
    }
  }

  private boolean run(
      PassManager manager, boolean verifies, Operation module, Diagnostics diagnostics) {
    OpPassManager passes = manager.pipeline();
    PrinterFlags flags = options.output().flags();
    OptOptions.Reproduction reproduction = options.passes().reproduction();
    String file = reproduction.ofFailure();
    boolean succeeded;
    if (file == null) {
      succeeded = manager.run(module, diagnostics);
    } else {
      succeeded = runReproducibly(manager, file, verifies, module, diagnostics);
    }
    if (succeeded && reproduction.ofResult() != null) {
      new Reproducer(passes.merged().toString(), false, false)
          .write(module, flags, reproduction.ofResult(), streams.out());
    }
    return succeeded;
  }

  /** What a pass throws is a failure, too, even if it is a bug of this project. */
  private boolean runReproducibly(
      PassManager manager,
      String file,
      boolean verifies,
      Operation module,
      Diagnostics diagnostics) {
    boolean single = !options.verification().threading();
    CrashReproducer reproducer =
        new CrashReproducer(
            manager.pipeline(),
            module,
            options.passes().reproduction().local(),
            (op, text) ->
                new Reproducer(text, single, verifies)
                    .write(op, options.output().flags(), file, streams.out()),
            diagnostics);
    manager.instrument(reproducer);
    boolean succeeded = false;
    try {
      succeeded = manager.run(module, diagnostics);
    } catch (RuntimeException | StackOverflowError e) {
      diagnostics.error(module.location(), "internal error, please report it: " + e);
    }
    if (!succeeded) {
      reproducer.finish(module);
    }
    return succeeded;
  }

  /** Prints what the passes have counted, if that was asked for. */
  private void reportStatistics(OpPassManager passes, Runnable beforeDump) {
    PassStatistics.Display statistics = options.passes().statistics();
    if (statistics != null) {
      beforeDump.run();
      err.print(PassStatistics.report(passes, statistics));
    }
  }
}
