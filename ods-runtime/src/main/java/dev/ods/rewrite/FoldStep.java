// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.hook.HookFailure;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The step of a greedy rewrite that folds an operation that it visits, and replaces it by what it
 * folds to.
 */
final class FoldStep {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final ConstantDefinitions.Borrowing constants;
  private final Rewriter rewriter;
  private final Survey survey;
  private final @Nullable RewriteListener told;

  /** Whether a listener may keep the handles of what is replaced. */
  private final boolean isObserved;

  /**
   * For one rewrite.
   *
   * @param rewriter replaces what folds, and tells of what was folded in place
   * @param survey learns that values may be without uses
   * @param observers are told of what folds, before it is replaced
   */
  FoldStep(
      IrReader reader,
      NameTable<OpKind> kinds,
      ConstantDefinitions.Borrowing constants,
      Rewriter rewriter,
      Survey survey,
      Observers observers) {
    this.reader = reader;
    this.kinds = kinds;
    this.constants = constants;
    this.rewriter = rewriter;
    this.survey = survey;
    this.told = observers.told();
    this.isObserved = observers.listener() != null;
  }

  /** What folding has done. */
  enum Folded {
    /** Nothing. */
    NOT,
    /** Nothing, as the operation depends on itself; patterns would go in a circle, too. */
    TO_ITSELF,
    /** The operation is another one, or replaced. */
    CHANGED
  }

  /** Folds an operation, if it may. */
  Folded fold(int ref, OpKind kind) {
    return kind.folds() && mayFold(ref, kind) ? fold(ref, kind.folding()) : Folded.NOT;
  }

  private boolean mayFold(int op, OpKind kind) {
    Folder.Condition condition = kind.foldCondition();
    boolean may = condition == null || condition.holds(reader, kinds, op);
    assert may || doesNotFold(reader.operation(op));
    return may;
  }

  /** Asserted only: checks what a folder says. */
  private static boolean doesNotFold(Operation op) {
    if (Folding.fold(op) != null) {
      throw HookFailure.mistake(op, "condition", "ruled out an operation that folds");
    }
    return true;
  }

  private Folded fold(int ref, Folding.Plan plan) {
    Operation op = reader.lendToChange(ref);
    FoldResult folded = Folding.fold(op, plan, reader, constants);
    if (folded == null || Folding.isOwnResult(op, folded)) {
      reader.takeBackUnchanged(op);
      return folded == null ? Folded.NOT : Folded.TO_ITSELF;
    }
    if (told != null) {
      told.operationFolded(op);
    }
    if (folded.changesOperation()) {
      survey.usesMayEnd();
    }
    if (folded.isInPlace()) {
      // It has changed already.
      rewriter.modify(op, () -> {});
      return Folded.CHANGED;
    }
    return replace(op, folded) ? Folded.CHANGED : Folded.NOT;
  }

  /** Replaces an operation by what it folds to; false if a constant cannot be materialized. */
  private boolean replace(Operation op, FoldResult folded) {
    if (folded.value() == null && folded.constant() == null) {
      List<Value> values = Folding.materialize(op, rewriter, folded);
      if (values != null) {
        rewriter.replace(op, values);
      }
      return values != null;
    }
    Value only =
        folded.value() != null ? folded.value() : Folding.materializeOnly(op, rewriter, folded);
    if (only == null) {
      return false;
    }
    // Otherwise the erasure would make a handle of the next operation, to insert before that.
    rewriter.clearInsertionPoint();
    rewriter.replace(op, only);
    if (!isObserved) {
      // Erased: only a listener could have kept the handle.
      reader.takeBackUnchanged(op);
    }
    return true;
  }
}
