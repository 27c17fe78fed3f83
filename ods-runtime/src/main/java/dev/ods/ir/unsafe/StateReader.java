// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

import dev.ods.ir.OperationState;

/** Reads of operations that are not created yet what their builders do not ask. */
public final class StateReader {
  private StateReader() {}

  /**
   * Whether an attribute was set by its name, as {@link OperationState#setAttribute} does, not in
   * its slot.
   */
  public static boolean isSetByName(OperationState state, String attributeName) {
    return Handles.ACCESS.isSetByName(state, attributeName);
  }
}
