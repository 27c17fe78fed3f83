// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.DefaultValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The value of a literal, and how it is stored.
 *
 * @param storage that of the attribute; of one that may be any, that of the literal itself
 * @param type the type of a number if the storage does not imply it, or null
 */
public record TypedValue(
    AttributeStorage storage, DefaultValue value, @Nullable BuiltinScalar type) {
  TypedValue(AttributeStorage storage, DefaultValue value) {
    this(storage, value, null);
  }

  /** Whether it is the same attribute. */
  boolean isSame(TypedValue other) {
    return value.equals(other.value)
        && storage.kind() == other.storage.kind()
        && Objects.equals(type, other.type);
  }
}
