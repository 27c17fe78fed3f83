// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.Objects;

/**
 * A place in memory that holds one value (MLIR's struct of the same name).
 *
 * @param pointer what operations refer to it by
 * @param elementType the type of the value that is in it
 */
public record MemorySlot(Value pointer, Type elementType) {
  /** Refuses null. */
  public MemorySlot {
    Objects.requireNonNull(pointer, "pointer");
    Objects.requireNonNull(elementType, "elementType");
  }
}
