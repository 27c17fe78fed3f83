// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.OpView;
import java.util.List;
import java.util.Set;

/**
 * Extended by the declaration of an operation that can do without a pointer to a slot, and does not
 * access the memory itself, such as a cast (MLIR's interface of the same name).
 */
public interface PromotableOpInterface extends OpView {
  /**
   * Whether the operation can do without some of its operands. Nothing may be changed.
   *
   * @param blockingUses the operands
   * @param newBlockingUses receives the uses of the operation's results that have to go, too
   * @param dataLayout sizes of types at the place of the slot
   */
  boolean canUsesBeRemoved(
      Set<OpOperand> blockingUses, List<OpOperand> newBlockingUses, DataLayout dataLayout);

  /**
   * Makes the operation do without some of its operands. Other uses of its results have been
   * removed before.
   *
   * @param builder is behind the operation
   */
  DeletionKind removeBlockingUses(Set<OpOperand> blockingUses, OpBuilder builder);

  /** Whether {@link #visitReplacedValues} is to be called: no by default. */
  default boolean requiresReplacedValues() {
    return false;
  }

  /**
   * Is told of the values that were in the slot, before operations are erased. Does nothing by
   * default.
   *
   * @param builder is behind the operation
   */
  default void visitReplacedValues(List<ReplacedValue> values, OpBuilder builder) {}
}
