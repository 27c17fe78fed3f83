// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that allocates slots which can be replaced by values
 * (MLIR's interface of the same name).
 */
public interface PromotableAllocationOpInterface extends OpView {
  /**
   * The slots to promote: their pointers are results, or arguments of regions, of this operation.
   * Nothing may be changed.
   */
  List<MemorySlot> promotableSlots();

  /** Creates what a load reads before anything was stored. Nothing else may be changed. */
  Value defaultValue(MemorySlot slot, OpBuilder builder);

  /**
   * Is told of an argument that was added to a block, at whose start the builder is, for what the
   * slot holds there. Does nothing by default.
   */
  default void handleBlockArgument(MemorySlot slot, Value argument, OpBuilder builder) {}

  /**
   * Is told that nothing uses the pointer of a slot any more, so that this operation may be erased.
   * Of what is erased here, listeners are not told.
   *
   * @param defaultValue what {@link #defaultValue} created, if it was asked; to be erased if it has
   *     no uses
   * @return another allocation whose slots have to be promoted, or null
   */
  @Nullable PromotableAllocationOpInterface handlePromotionComplete(
      MemorySlot slot, @Nullable Value defaultValue, OpBuilder builder);
}
