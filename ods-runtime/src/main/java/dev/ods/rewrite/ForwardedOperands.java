// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.builtin.Segments;
import dev.ods.control.BranchOpInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import dev.ods.trait.AttrSizedOperandSegments;

/** The operands that a branch forwards to a successor, to be erased one by one. */
public final class ForwardedOperands {
  private static final String SIZES = "operandSegmentSizes";

  private ForwardedOperands() {}

  /**
   * Whether operands can be erased: those of a successor are all operands of the branch that are
   * not of fixed number, or one of its segments, or {@link
   * BranchOpInterface#successorOperandCounts} counts them. Otherwise the branch keeps a count of
   * them that only its own code knows.
   */
  public static boolean areErasable(BranchOpInterface branch, int successor) {
    ValueRange operands = branch.successorOperands(successor);
    Operation op = branch.operation();
    if (operands.isEmpty() || isCounted(branch, successor)) {
      return true;
    }
    return op.name().hasTrait(AttrSizedOperandSegments.class)
        ? segment(op, operands) >= 0
        : op.successorCount() == 1;
  }

  private static boolean isCounted(BranchOpInterface branch, int successor) {
    return successor > 0 && branch.successorOperandCounts() != null;
  }

  /** The segment that consists of these operands, or -1. */
  private static int segment(Operation op, ValueRange operands) {
    Attribute sizes = op.attribute(SIZES);
    int groups = groups(op);
    for (int i = 0; i < groups; i++) {
      if (Segments.start(sizes, i) == operands.firstOperandIndex()
          && Segments.size(sizes, i) == operands.size()) {
        return i;
      }
    }
    return -1;
  }

  private static int groups(Operation op) {
    OpModel model = op.name().model();
    return model == null ? 0 : model.definition().operands().size();
  }

  /** Erases one of the operands of a successor. */
  public static void erase(BranchOpInterface branch, int successor, int index) {
    ValueRange operands = branch.successorOperands(successor);
    Operation op = branch.operation();
    boolean isCounted = isCounted(branch, successor);
    int segment = -1;
    if (op.name().hasTrait(AttrSizedOperandSegments.class)) {
      segment = isCounted ? groups(op) - 1 : segment(op, operands);
    }
    op.eraseOperands(operands.firstOperandIndex() + index, 1);
    if (segment >= 0) {
      decrement(op, SIZES, groups(op), segment);
    }
    String counts = branch.successorOperandCounts();
    if (isCounted && counts != null) {
      decrement(op, counts, op.successorCount() - 1, successor - 1);
    }
  }

  private static void decrement(Operation op, String attribute, int count, int index) {
    Attribute before = op.attribute(attribute);
    int[] sizes = new int[count];
    for (int i = 0; i < count; i++) {
      sizes[i] = Segments.size(before, i) - (i == index ? 1 : 0);
    }
    op.setAttribute(attribute, Segments.of(op.context(), sizes));
  }
}
