// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.OpView;
import java.util.List;

/**
 * Extended by the declaration of an operation that may stay within the bounds of a slot (MLIR's
 * interface of the same name).
 */
public interface SafeMemorySlotAccessOpInterface extends OpView {
  /**
   * Whether all accesses to a slot are within its bounds, with values of its type. Nothing may be
   * changed.
   *
   * @param mustBeSafelyUsed receives slots that must have this property, too
   * @param dataLayout sizes of types at the place of the slot
   */
  boolean ensureOnlySafeAccesses(
      MemorySlot slot, List<MemorySlot> mustBeSafelyUsed, DataLayout dataLayout);
}
