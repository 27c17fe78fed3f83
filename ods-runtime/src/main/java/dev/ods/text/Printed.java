// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import org.jspecify.annotations.Nullable;

/**
 * An attribute that the method behind a {@code custom} directive of an assembly format prints, as
 * the format would without the directive. This is for generic methods, which do not know how the
 * format prints the class: whether with a type, or as a case of an enum. It is the counterpart of
 * {@link Parsed#parse}.
 *
 * @param <T> the class of the attribute
 */
public final class Printed<T> {
  private final String name;
  private final @Nullable T value;
  private final Runnable writer;

  /**
   * Creates the argument of a directive.
   *
   * @param name the argument as written in the format, for messages
   * @param value the attribute, or null if it is absent
   * @param writer prints the attribute as {@code $name} in the format does
   */
  public Printed(String name, @Nullable T value, Runnable writer) {
    this.name = name;
    this.value = value;
    this.writer = writer;
  }

  /** The attribute, or null if it is absent. */
  public @Nullable T get() {
    return value;
  }

  /**
   * Prints the attribute, which {@link Parsed#parse} reads back.
   *
   * @throws IllegalStateException if it is absent
   */
  public void print() {
    if (value == null) {
      throw new IllegalStateException(
          "'" + name + "' cannot be printed, as it is absent; ask for that before, with get()");
    }
    writer.run();
  }
}
