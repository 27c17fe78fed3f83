// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.ir.Attribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that allocates slots which can be split into slots
 * for their elements (MLIR's interface of the same name).
 */
public interface DestructurableAllocationOpInterface extends OpView {
  /** The slots to split. Nothing may be changed. */
  List<DestructurableMemorySlot> destructurableSlots();

  /**
   * Allocates slots for elements.
   *
   * @param usedIndices the indexes of the elements, in the order in which accesses were found
   * @param newAllocators receives the operations that were created, if they can be split further
   * @return the slots by the indexes
   */
  Map<Attribute, MemorySlot> destructure(
      DestructurableMemorySlot slot,
      Set<Attribute> usedIndices,
      OpBuilder builder,
      List<DestructurableAllocationOpInterface> newAllocators);

  /**
   * Is told that nothing uses the pointer of a slot any more, so that this operation may be erased.
   * Of what is erased here, listeners are not told.
   *
   * @return another allocation whose slots have to be split, or null
   */
  @Nullable DestructurableAllocationOpInterface handleDestructuringComplete(
      DestructurableMemorySlot slot, OpBuilder builder);
}
