// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Extended by the declaration of an operation that accesses, or points to, an element of a slot
 * (MLIR's interface of the same name).
 */
public interface DestructurableAccessorOpInterface extends OpView {
  /**
   * Whether the operation can use a slot of the element instead. Nothing may be changed.
   *
   * @param usedIndices receives the indexes of the elements that it uses
   * @param mustBeSafelyUsed receives slots to which its results point: they must be used only by
   *     operations with {@link SafeMemorySlotAccessOpInterface} or {@link PromotableOpInterface}
   * @param dataLayout sizes of types at the place of the slot
   */
  boolean canRewire(
      DestructurableMemorySlot slot,
      Set<Attribute> usedIndices,
      List<MemorySlot> mustBeSafelyUsed,
      DataLayout dataLayout);

  /**
   * Makes the operation use the slots of elements.
   *
   * @param subslots the slots by the indexes of the elements
   * @param builder is behind the operation
   * @param dataLayout sizes of types at the place of the slot
   */
  DeletionKind rewire(
      DestructurableMemorySlot slot,
      Map<Attribute, MemorySlot> subslots,
      OpBuilder builder,
      DataLayout dataLayout);
}
