// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record of the author, a value of which has types or attributes in it.
 *
 * @param name the record
 * @param components all of them, in order
 */
public record PartsRecord(ClassName name, List<Component> components) {
  /** Copies the list. */
  public PartsRecord {
    components = List.copyOf(components);
  }

  /**
   * A component.
   *
   * @param accessor its name
   * @param container what the types, attributes or records are in
   * @param symbol the class of types or attributes; null if they are none
   * @param record the record, of whose values there are some; null if there are none
   */
  public record Component(
      String accessor,
      Container container,
      @Nullable ClassName symbol,
      @Nullable ClassName record) {
    /** Whether types or attributes are in it. */
    public boolean hasParts() {
      return symbol != null || record != null;
    }
  }

  /** What the values of a component are in. */
  public enum Container {
    /** Nothing: there is one, or null. */
    ONE,
    /** {@code Optional<…>}. */
    OPTIONAL,
    /** {@code List<…>}. */
    LIST
  }
}
