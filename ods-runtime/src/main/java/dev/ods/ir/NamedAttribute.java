// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.encoding.Utf8;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An entry of an attribute dictionary.
 *
 * @param name the entry's name, never empty
 * @param value its value
 */
public record NamedAttribute(String name, Attribute value) {
  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if the name is empty, or has an unpaired surrogate that stands
   *     for no byte
   */
  public NamedAttribute {
    Objects.requireNonNull(value, "value");
    if (name.isEmpty()) {
      throw new IllegalArgumentException("an attribute needs a name: give one that is not empty");
    }
    Utf8.requireBytes(name);
  }

  // In place of those of a record, which are method handles: slow until the JIT compiler optimizes.

  @Override
  public int hashCode() {
    return name.hashCode() * 31 + value.hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NamedAttribute that && value == that.value && name.equals(that.name);
  }
}
