// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.PatternParameter;
import dev.ods.processor.model.PatternSpec;
import java.util.List;

/**
 * A pattern without mistakes.
 *
 * @param root what is matched
 * @param rewrites what is built, in order
 * @param replacements how many of these, the last ones, replace the results of the root
 * @param parameters the parameters that narrow the match
 * @param benefit its benefit
 */
public record CheckedPattern(
    PatternSpec spec,
    Match.Op root,
    List<Build> rewrites,
    int replacements,
    List<PatternParameter> parameters,
    int benefit) {
  public CheckedPattern {
    rewrites = List.copyOf(rewrites);
    parameters = List.copyOf(parameters);
  }

  /** What is matched, for each order of operands that may have any. */
  public List<Match.Op> orders() {
    return root.orders();
  }
}
