// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import org.jspecify.annotations.Nullable;

/**
 * What the method behind a {@code custom} directive of an assembly format has parsed for one of the
 * directive's arguments: an attribute, an unresolved operand, a type, a block or a parameter. An
 * argument that is absent is not set.
 *
 * @param <T> the class of the value
 */
public final class Parsed<T> {
  private final String name;
  private @Nullable T value;

  /**
   * Creates the result of an argument, which is not set yet.
   *
   * @param name the argument as written in the format, for messages
   */
  public Parsed(String name) {
    this.name = name;
  }

  /** Sets the value; null if the argument is absent. */
  public void set(@Nullable T newValue) {
    value = newValue;
  }

  /** The value, or null if it is not set. */
  public @Nullable T get() {
    return value;
  }

  /**
   * The value of an argument that cannot be absent.
   *
   * @throws IllegalStateException if it is not set
   */
  public T required() {
    if (value == null) {
      throw new IllegalStateException(
          "the method behind the custom directive has to set '" + name + "' unless it fails");
    }
    return value;
  }
}
