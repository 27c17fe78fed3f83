// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.DefaultValue;

/**
 * The value of a literal, and how it is stored.
 *
 * @param storage that of the attribute; of one that may be any, that of the literal itself
 */
public record TypedValue(AttributeStorage storage, DefaultValue value) {
  /** Whether it is the same attribute. */
  boolean isSame(TypedValue other) {
    return value.equals(other.value) && storage.kind() == other.storage.kind();
  }
}
