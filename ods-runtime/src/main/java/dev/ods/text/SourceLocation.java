// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * A location in the text that is being parsed (MLIR's {@code SMLoc}), which is cheap enough to be
 * obtained for every op in case an error has to be reported; see {@link TokenParser#location}.
 *
 * <p>It is lent by the parser, which reuses it: valid until the op, or the dialect's type or
 * attribute, in whose parse method it was obtained has been parsed. What has to last longer is
 * {@link TokenParser#toLocation}.
 */
public interface SourceLocation {
  /**
   * The byte offset from the start of the text; if that is read from a stream, of a buffer with
   * only parts of it, and different after the next operation.
   */
  int offset();
}
