// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import java.util.Objects;
import java.util.function.Supplier;
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
  private final @Nullable Supplier<? extends @Nullable T> reader;
  private @Nullable T value;

  /**
   * Creates the result of an argument, which is not set yet.
   *
   * @param name the argument as written in the format, for messages
   */
  public Parsed(String name) {
    Objects.requireNonNull(name, "name");
    this.name = name;
    this.reader = null;
  }

  /**
   * Creates the result of an argument that is an attribute, which is not set yet.
   *
   * @param name the argument as written in the format, for messages
   * @param reader reads the attribute as {@code $name} in the format does; returns null after it
   *     has reported an error
   */
  public Parsed(String name, Supplier<? extends @Nullable T> reader) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(reader, "reader");
    this.name = name;
    this.reader = reader;
  }

  /**
   * Parses the attribute, by its class, as the format would without the directive, and sets it.
   * This is for generic methods, which do not know the class; {@link Printed#print} prints what it
   * reads. The other methods of printers do not always: they print a number with its type, which
   * the format may leave out, and as a number a case of an enum without an attribute of its own.
   *
   * @return false after an error was reported
   * @throws IllegalStateException if this is no attribute, or the method has no type parameter
   */
  public boolean parse() {
    if (reader == null) {
      throw new IllegalStateException(
          "'"
              + name
              + "' cannot be parsed by its class: it is no attribute, or the method behind the"
              + " custom directive is not generic; parse it with the parser, and set it");
    }
    value = reader.get();
    return value != null;
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
