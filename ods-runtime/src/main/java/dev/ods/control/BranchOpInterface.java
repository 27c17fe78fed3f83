// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.AbstractList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of a terminator that continues at one of its successors (MLIR's
 * interface of the same name). It says which operands each successor receives as its arguments; the
 * verifier compares their numbers and types.
 */
public interface BranchOpInterface extends OpView {
  /**
   * The operands that a successor receives: its last arguments. They must be consecutive operands.
   */
  ValueRange successorOperands(int index);

  /**
   * The name of the attribute that holds how many operands each successor but the first has, whose
   * operands together are the last segment; null if there is none.
   */
  default @Nullable String successorOperandCounts() {
    return null;
  }

  /**
   * What each successor receives, in order: by default what {@link #successorOperands(int)} says.
   * An operation with many successors overrides it if it can find all groups at once faster.
   */
  default List<ValueRange> allSuccessorOperands() {
    return new AbstractList<>() {
      @Override
      public ValueRange get(int index) {
        return successorOperands(index);
      }

      @Override
      public int size() {
        return operation().successorCount();
      }
    };
  }

  /**
   * How many of a successor's arguments, the first ones, the operation produces itself: none by
   * default.
   */
  default int producedOperandCount(int index) {
    return 0;
  }

  /**
   * The argument of a successor that receives an operand; null if no successor does.
   *
   * @param operand the index among the operands of the operation
   */
  default @Nullable Value successorBlockArgument(int operand) {
    List<ValueRange> all = allSuccessorOperands();
    for (int i = 0; i < all.size(); i++) {
      ValueRange forwarded = all.get(i);
      int at = operand - forwarded.firstOperandIndex();
      if (at >= 0 && at < forwarded.size()) {
        return operation().successor(i).arguments().get(producedOperandCount(i) + at);
      }
    }
    return null;
  }

  /**
   * The successor that is chosen if operands are constants; null, as by default, if that is not
   * known.
   *
   * @param operands the constants, with null for each operand that is none
   */
  default @Nullable Block successorForOperands(List<@Nullable Attribute> operands) {
    return null;
  }

  /** Whether a value of one type may be passed to an argument of another: by default, the same. */
  default boolean areTypesCompatible(Type operand, Type argument) {
    return operand == argument;
  }

  /** Compares the operands with the arguments of each successor. */
  static void verify(BranchOpInterface branch, Diagnostics diagnostics) {
    List<ValueRange> all = branch.allSuccessorOperands();
    for (int i = 0; i < all.size(); i++) {
      if (!verify(branch, i, all.get(i), diagnostics)) {
        return;
      }
    }
  }

  private static boolean verify(
      BranchOpInterface branch, int index, ValueRange forwarded, Diagnostics diagnostics) {
    Operation op = branch.operation();
    int produced = branch.producedOperandCount(index);
    ValueRange arguments = op.successor(index).arguments();
    int count = produced + forwarded.size();
    if (count != arguments.size()) {
      diagnostics.error(
          op,
          "branch has %d operands for successor #%d, but target block has %d"
              .formatted(count, index, arguments.size()));
      return false;
    }
    for (int i = produced; i < count; i++) {
      if (!branch.areTypesCompatible(forwarded.typeAt(i - produced), arguments.typeAt(i))) {
        diagnostics.error(
            op, "type mismatch for bb argument #%d of successor #%d".formatted(i, index));
        return false;
      }
    }
    return true;
  }
}
