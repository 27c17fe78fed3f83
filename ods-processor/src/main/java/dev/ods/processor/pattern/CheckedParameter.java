// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.PatternParameter;

/**
 * A parameter of the method of a pattern.
 *
 * @param use what it captures
 */
public record CheckedParameter(PatternParameter parameter, Build.Use use) {
  /** Whether what it captures has to be there, though the operation may lack it. */
  public boolean asksForPresence() {
    return !parameter.type().nullable()
        && (parameter.is(JavaKind.VALUE) || parameter.is(JavaKind.ATTRIBUTE));
  }
}
