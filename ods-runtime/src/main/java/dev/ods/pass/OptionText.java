// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The values of the options of a pass as a pipeline gives them, {@code {max=3 text={a b}}}: what
 * was read, or what generated code was given in Java.
 */
public final class OptionText {
  /** What is written of an option, by its name; empty for one that is left out. */
  private final SortedMap<String, String> texts = new TreeMap<>();

  /** Without options. */
  public OptionText() {}

  /**
   * Adds an option.
   *
   * @param value a flag, a number, a text or a constant of an enum
   */
  public OptionText add(String name, Object value) {
    texts.put(name, name + "=" + (value instanceof Enum<?> word ? word(word) : escaped(value)));
    return this;
  }

  /**
   * Adds an option with a list of values, which is left out if it is what it is by default.
   *
   * @param otherwise the default
   */
  public OptionText addList(String name, List<?> values, List<?> otherwise) {
    return values.equals(otherwise) ? leaveOut(name) : addList(name, values);
  }

  OptionText addList(String name, List<?> values) {
    List<String> elements = values.stream().map(OptionText::escaped).toList();
    texts.put(name, name + "={" + String.join(",", elements) + "}");
    return this;
  }

  /** Adds an option that is not written; MLIR nevertheless writes a space after it. */
  OptionText leaveOut(String name) {
    texts.put(name, "");
    return this;
  }

  /** Whether an option was added. */
  boolean has(String name) {
    return texts.containsKey(name);
  }

  /** The name of a constant in pipelines. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A text is in braces if it has a space that follows no brace and no quote. */
  private static String escaped(Object value) {
    String text =
        value instanceof Double || value instanceof Float
            ? OptionNumbers.format(((Number) value).doubleValue())
            : value.toString();
    int space = text.indexOf(' ');
    boolean isBare =
        space < 0
            || Stream.of('{', '\'', '"')
                .mapToInt(text::indexOf)
                .anyMatch(opening -> opening >= 0 && opening < space);
    return isBare ? text : "{" + text + "}";
  }

  /** The text, in braces; empty if there is no option. */
  @Override
  public String toString() {
    return texts.isEmpty() ? "" : "{" + String.join(" ", texts.values()) + "}";
  }
}
