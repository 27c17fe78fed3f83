// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import org.jspecify.annotations.Nullable;

/**
 * What a declaration tells its users: its Javadoc, of which MLIR's {@code summary} is the first
 * sentence and {@code description} the rest, and whether it is deprecated.
 *
 * @param summary the first sentence without its full stop, on one line, or empty
 * @param description what follows the first sentence up to the block tags, or empty
 * @param javadoc the whole comment without delimiters, for copying, or empty
 * @param deprecation present if the declaration is annotated with {@link Deprecated}
 */
public record Documentation(
    String summary, String description, String javadoc, @Nullable Deprecation deprecation) {
  /** Nothing at all. */
  public static final Documentation NONE = new Documentation("", "", "", null);

  /** Whether there is no Javadoc. */
  public boolean isEmpty() {
    return javadoc.isEmpty();
  }
}
