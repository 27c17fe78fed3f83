// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/**
 * The Javadoc of a declaration: MLIR's {@code summary} is its first sentence, {@code description}
 * the rest.
 *
 * @param summary the first sentence without its full stop, on one line, or empty
 * @param description what follows the first sentence up to the block tags, or empty
 * @param javadoc the whole comment without delimiters, for copying, or empty
 */
public record Documentation(String summary, String description, String javadoc) {
  /** No Javadoc at all. */
  public static final Documentation NONE = new Documentation("", "", "");

  /** Whether there is no Javadoc. */
  public boolean isEmpty() {
    return javadoc.isEmpty();
  }
}
