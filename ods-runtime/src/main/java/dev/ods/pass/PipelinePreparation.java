// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;

/**
 * What comes before a pipeline runs: dialects are loaded, and it is found out whether it can run.
 */
final class PipelinePreparation {
  private PipelinePreparation() {}

  /** Whether a pipeline is for operations such as this. */
  static boolean isFor(OpPassManager pipeline, Operation op, Diagnostics diagnostics) {
    if (pipeline.canRunOn(op)) {
      return true;
    }
    diagnostics.error(
        op.location(),
        "can't run '" + pipeline.anchor() + "' pass manager on '" + op.name() + "' op");
    return false;
  }

  /** Whether the passes in a pipeline can run on the operations that their managers are for. */
  static boolean isSchedulable(OpPassManager merged, Context context, Diagnostics diagnostics) {
    String misplaced = merged.misplaced(context);
    if (misplaced != null) {
      diagnostics.error(UnknownLoc.get(context), misplaced);
    }
    return misplaced == null;
  }

  /** Loads the dialects that the passes of a pipeline depend on; returns whether that succeeded. */
  static boolean loadDialects(OpPassManager pipeline, Operation op, Diagnostics diagnostics) {
    for (Pass pass : pipeline.passes().toList()) {
      try {
        if (!loadDialects(pass, op, diagnostics)) {
          return false;
        }
      } catch (RuntimeException | Error e) {
        // Of the pass or of a dialect that is not loaded, not of that of the operation.
        HookFailure.report(e, op.location(), null, diagnostics);
        diagnostics.note(op.location(), pass.inPass());
        return false;
      }
    }
    return loadDependentDialects(op, diagnostics);
  }

  private static boolean loadDialects(Pass pass, Operation op, Diagnostics diagnostics) {
    Context context = op.context();
    for (DialectDefinition dialect : pass.dependentDialects()) {
      DialectDefinition there = context.dialect(dialect.namespace());
      if (there == null) {
        context.load(dialect);
      } else if (!isSame(dialect, there, pass, op, diagnostics)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the dialect that is loaded is the one that a pass depends on: it knows its classes. */
  private static boolean isSame(
      DialectDefinition needed,
      DialectDefinition there,
      Pass pass,
      Operation op,
      Diagnostics diagnostics) {
    if (there.getClass() == needed.getClass()) {
      return true;
    }
    diagnostics.error(
        op.location(),
        "pass '%s' depends on dialect '%s' of class %s, but %s is loaded in its place: leave out the pass, or rename one of the dialects"
            .formatted(
                pass.argument(),
                needed.namespace(),
                needed.getClass().getName(),
                there.getClass().getName()));
    return false;
  }

  /** Those that loaded dialects depend on. */
  private static boolean loadDependentDialects(Operation op, Diagnostics diagnostics) {
    try {
      op.context().loadDependentDialects();
      return true;
    } catch (RuntimeException | Error e) {
      HookFailure.report(e, op.location(), null, diagnostics);
      return false;
    }
  }

  /**
   * Whether the dialects are loaded that the passes of a pipeline depend on which another pass has
   * made: while passes run, on several threads perhaps, no dialect can be loaded.
   */
  static boolean areDialectsLoaded(
      OpPassManager made, Operation op, Pass maker, Diagnostics diagnostics) {
    for (Pass pass : made.passes().toList()) {
      for (DialectDefinition dialect : pass.dependentDialects()) {
        DialectDefinition there = op.context().loadedDialect(dialect.namespace());
        if (there == null) {
          diagnostics.error(
              op.location(),
              "pass '%s' depends on dialect '%s', which is not loaded: pass '%s', which runs it, must depend on that dialect, too"
                  .formatted(pass.argument(), dialect.namespace(), maker.argument()));
          return false;
        }
        if (!isSame(dialect, there, pass, op, diagnostics)) {
          return false;
        }
      }
    }
    return true;
  }
}
