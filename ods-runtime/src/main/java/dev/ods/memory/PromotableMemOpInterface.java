// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Set;

/**
 * Extended by the declaration of an operation that loads from slots or stores to them (MLIR's
 * interface of the same name).
 */
public interface PromotableMemOpInterface extends OpView {
  /** Whether the value that is in a slot before the operation is needed. */
  boolean loadsFrom(MemorySlot slot);

  /** Whether the operation puts a value into a slot. */
  boolean storesTo(MemorySlot slot);

  /**
   * The value that the operation puts into a slot, which {@link #storesTo} it.
   *
   * @param builder is behind the operation, and may be used to create the value; nothing is to be
   *     erased
   * @param reachingDefinition the value that is in the slot before
   * @param dataLayout sizes of types at the place of the slot
   */
  Value stored(MemorySlot slot, OpBuilder builder, Value reachingDefinition, DataLayout dataLayout);

  /**
   * Whether the operation can do without some of its operands when a slot is promoted. Nothing may
   * be changed.
   *
   * @param blockingUses the operands
   * @param newBlockingUses receives the uses of the operation's results that have to go, too
   * @param dataLayout sizes of types at the place of the slot
   */
  boolean canUsesBeRemoved(
      MemorySlot slot,
      Set<OpOperand> blockingUses,
      List<OpOperand> newBlockingUses,
      DataLayout dataLayout);

  /**
   * Makes the operation do without some of its operands. Other uses of its results have been
   * removed before.
   *
   * @param builder is behind the operation
   * @param reachingDefinition the value that is in the slot before
   * @param dataLayout sizes of types at the place of the slot
   */
  DeletionKind removeBlockingUses(
      MemorySlot slot,
      Set<OpOperand> blockingUses,
      OpBuilder builder,
      Value reachingDefinition,
      DataLayout dataLayout);
}
