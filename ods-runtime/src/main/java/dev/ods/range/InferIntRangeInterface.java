// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that knows what numbers its results, or the arguments
 * of its regions, may be (MLIR's interface of the same name). One of the methods is implemented; by
 * default each calls the other.
 */
public interface InferIntRangeInterface extends OpView {
  /**
   * Says what results and arguments of regions may be; others may be anything.
   *
   * @param operands what the operands may be
   * @param results receives them
   */
  default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    inferResultRangesFromOptional(List.copyOf(operands), results);
  }

  /**
   * The same where for some operands nothing is known yet; by default nothing is said then.
   *
   * @param operands what the operands may be, with null where nothing is known yet
   * @param results receives what results and arguments may be; later it may be more
   */
  default void inferResultRangesFromOptional(
      List<? extends @Nullable IntRange> operands, BiConsumer<Value, IntRange> results) {
    List<IntRange> known = new ArrayList<>(operands.size());
    for (IntRange operand : operands) {
      if (operand == null) {
        return;
      }
      known.add(operand);
    }
    inferResultRanges(known, results);
  }
}
