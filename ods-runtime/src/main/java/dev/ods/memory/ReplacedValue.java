// SPDX-License-Identifier: Apache-2.0
package dev.ods.memory;

import dev.ods.ir.Operation;
import dev.ods.ir.Value;

/**
 * A value that was in a slot until the slot was promoted.
 *
 * @param store the operation that stored it
 * @param value the value
 */
public record ReplacedValue(Operation store, Value value) {}
