// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A rewrite pattern as declared.
 *
 * @param name the name of its method
 * @param match the text of the tree to match
 * @param rewrites the texts of what replaces the root, and of what is built for that
 * @param supplements the texts of what is built after that, before the root is replaced
 * @param delta what is added to the benefit
 * @param parameters the parameters of the method
 * @param body what the body of the method does
 * @param origin the origin of the benefit
 */
public record PatternSpec(
    String name,
    PatternText match,
    List<PatternText> rewrites,
    List<PatternText> supplements,
    int delta,
    List<PatternParameter> parameters,
    Body body,
    Origin origin) {
  public PatternSpec {
    rewrites = List.copyOf(rewrites);
    supplements = List.copyOf(supplements);
    parameters = List.copyOf(parameters);
  }

  /** All texts. */
  public List<PatternText> texts() {
    List<PatternText> texts = new ArrayList<>(rewrites);
    texts.addAll(supplements);
    texts.add(match);
    return texts;
  }

  /** What the body of a method does. */
  public enum Body {
    /** There is none. */
    NONE,
    /** It decides whether the pattern applies. */
    GUARD,
    /** It rewrites, and returns whether it has. */
    REWRITE,
    /** It returns the value that replaces the root, or null. */
    REPLACE;

    /** Whether the body rewrites. */
    public boolean rewrites() {
      return this == REWRITE || this == REPLACE;
    }
  }
}
