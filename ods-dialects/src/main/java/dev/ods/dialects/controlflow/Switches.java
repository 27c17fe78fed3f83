// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

import dev.ods.annotation.OpInterface;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.control.BranchOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Extended by operations that branch to the block for an integer, their first operand, or to a
 * default block, their first successor.
 */
@OpInterface
public interface Switches extends BranchOpInterface {
  /** The terms used in messages. */
  SwitchWords words();

  /** The values for the default block. */
  ValueRange defaultOperands();

  /** The values for each of the other blocks. */
  List<ValueRange> otherOperands();

  /** The integers of the other blocks; absent if there are none. */
  Optional<DenseIntOrFPElementsAttr> integers();

  @Override
  default ValueRange successorOperands(int index) {
    return index == 0 ? defaultOperands() : otherOperands().get(index - 1);
  }

  @Override
  default String successorOperandCounts() {
    return "case_operand_segments";
  }

  @Override
  default List<ValueRange> allSuccessorOperands() {
    List<ValueRange> all = new ArrayList<>();
    all.add(defaultOperands());
    // MLIR accepts more groups than blocks; fewer are reported after the others have been compared.
    List<ValueRange> others = otherOperands();
    all.addAll(others.subList(0, Math.min(others.size(), operation().successorCount() - 1)));
    return all;
  }

  @Override
  default @Nullable Block successorForOperands(List<@Nullable Attribute> operands) {
    DenseIntOrFPElementsAttr integers = integers().orElse(null);
    if (integers != null && !(operands.get(0) instanceof IntegerAttr)) {
      return null;
    }
    int found = 0;
    if (integers != null && operands.get(0) instanceof IntegerAttr known) {
      BigInteger mask = BigInteger.ONE.shiftLeft(known.width()).subtract(BigInteger.ONE);
      BigInteger bits = known.bigValue().and(mask);
      for (int i = 1; found == 0 && i < operation().successorCount(); i++) {
        found = integers.bigBits(i - 1, 0).equals(bits) ? i : 0;
      }
    }
    return operation().successor(found);
  }

  /** Compares the integers with the blocks, and the groups of values, which MLIR does not. */
  static void verify(Switches op, Diagnostics diagnostics) {
    ShapedType values = op.integers().map(DenseIntOrFPElementsAttr::shapedType).orElse(null);
    SwitchWords words = op.words();
    Type selector = op.operation().operandType(0);
    long count = values == null ? 0 : values.elementCount();
    int targets = op.operation().successorCount() - 1;
    int groups = op.otherOperands().size();
    if (groups < targets) {
      diagnostics.opError(
          op.operation(),
          "number of elements in 'case_operand_segments' (%d) should match number of %s (%d)"
              .formatted(groups, words.targets(), targets));
    } else if (values != null && values.elementType() != selector) {
      diagnostics.opError(
          op.operation(),
          "'%s' type ('%s') should match %s type ('%s')"
              .formatted(words.selector(), selector, words.valueKind(), values.elementType()));
    } else if (count != targets) {
      diagnostics.opError(
          op.operation(),
          "number of %s (%d) should match number of %s (%d)"
              .formatted(words.values(), count, words.targets(), targets));
    }
  }
}
