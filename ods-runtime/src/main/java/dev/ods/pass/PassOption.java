// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;
import java.util.Objects;

/**
 * An option of a pass, as the help lists it.
 *
 * @param name its name, such as {@code "max-iterations"}
 * @param label what its value is, such as {@code "long"}; empty if it needs none, as a flag
 * @param description a phrase that says what it is for
 * @param choices the words that its value can be; empty if it can be others
 */
public record PassOption(String name, String label, String description, List<Choice> choices) {
  /**
   * A word that the value of an option can be.
   *
   * @param word the word
   * @param description what it stands for
   */
  public record Choice(String word, String description) {
    /** Refuses null. */
    public Choice {
      Objects.requireNonNull(word, "word");
      Objects.requireNonNull(description, "description");
    }
  }

  /** Refuses null. */
  public PassOption {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(description, "description");
    choices = List.copyOf(choices);
  }

  /** A flag. */
  public static PassOption flag(String name, String description) {
    return new PassOption(name, "", description, List.of());
  }

  /** An option with a value. */
  public static PassOption value(String name, String label, String description) {
    return new PassOption(name, label, description, List.of());
  }

  /** An option whose value is one of several words. */
  public static PassOption choice(String name, String description, List<Choice> choices) {
    return new PassOption(name, "value", description, choices);
  }
}
