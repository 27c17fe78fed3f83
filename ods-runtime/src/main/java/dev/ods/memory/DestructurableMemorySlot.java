// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A slot that can be split (MLIR's struct of the same name).
 *
 * @param slot the slot
 * @param subelementTypes the types of its elements, by their indexes
 */
public record DestructurableMemorySlot(MemorySlot slot, Map<Attribute, Type> subelementTypes) {
  /** Copies the map. */
  public DestructurableMemorySlot {
    Objects.requireNonNull(slot, "slot");
    subelementTypes = Collections.unmodifiableMap(new LinkedHashMap<>(subelementTypes));
  }

  /** What operations refer to the slot by. */
  public Value pointer() {
    return slot.pointer();
  }

  /** The type of the value that is in the slot. */
  public Type elementType() {
    return slot.elementType();
  }
}
