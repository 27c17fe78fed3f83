// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.Objects;

/**
 * A value that was in a slot until the slot was promoted.
 *
 * @param store the operation that stored it
 * @param value the value
 */
public record ReplacedValue(Operation store, Value value) {
  /** Refuses null. */
  public ReplacedValue {
    Objects.requireNonNull(store, "store");
    Objects.requireNonNull(value, "value");
  }
}
