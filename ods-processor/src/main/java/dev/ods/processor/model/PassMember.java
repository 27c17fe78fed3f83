// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record that declares a pass.
 *
 * @param component its name in Java
 * @param name the name of the option, or of what is counted
 * @param description what it is for, or empty
 * @param kind what it is
 * @param type its type in Java
 * @param defaultText the text of {@code @Default}, or null if it has none
 * @param choices of {@link Kind#CHOICE}, what it can be
 * @param origin the position of the component
 * @param defaultOrigin the position of the default
 */
public record PassMember(
    String component,
    String name,
    String description,
    Kind kind,
    TypeName type,
    @Nullable String defaultText,
    List<Choice> choices,
    Origin origin,
    Origin defaultOrigin) {
  public PassMember {
    choices = List.copyOf(choices);
  }

  /** What a component is. */
  public enum Kind {
    FLAG,
    INTEGER,
    LONG,
    UNSIGNED,
    DOUBLE,
    FLOAT,
    TEXT,
    CHOICE,
    INTEGERS,
    LONGS,
    DOUBLES,
    FLOATS,
    TEXTS,
    PIPELINES,
    STATISTIC;

    /** Whether it has a list of values. */
    public boolean isList() {
      return switch (this) {
        case INTEGERS, LONGS, DOUBLES, FLOATS, TEXTS, PIPELINES -> true;
        case FLAG, INTEGER, LONG, UNSIGNED, DOUBLE, FLOAT, TEXT, CHOICE, STATISTIC -> false;
      };
    }
  }

  /**
   * A constant of an enum.
   *
   * @param word what a pipeline calls it
   * @param description what it stands for, or empty
   */
  public record Choice(String constant, String word, String description) {}

  /** The default of a list, between commas. */
  public List<String> defaultElements() {
    return defaultText == null || defaultText.isEmpty()
        ? List.of()
        : List.of(defaultText.split(",", -1));
  }

  /** Whether pipelines can give it. */
  public boolean isOption() {
    return kind != Kind.STATISTIC;
  }
}
