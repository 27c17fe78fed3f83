// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.Objects;

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
   * @throws IllegalArgumentException if the name is empty
   */
  public NamedAttribute {
    Objects.requireNonNull(value, "value");
    if (name.isEmpty()) {
      throw new IllegalArgumentException("an attribute needs a name");
    }
  }
}
