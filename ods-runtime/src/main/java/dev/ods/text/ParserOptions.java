// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import org.jspecify.annotations.Nullable;

/**
 * How a text is parsed. Immutable; start from {@link #DEFAULT}.
 *
 * <p>Whether ops and dialects that are not registered are accepted is a property of the {@link
 * dev.ods.ir.Context}, as in MLIR.
 *
 * @param firstLine the line of the file at which the text begins; from 1
 * @param firstColumn the column of that line at which it begins; from 1
 * @param externalResources the container of the resources that belong to no dialect; null to ignore
 *     them with a warning
 */
public record ParserOptions(
    int firstLine, int firstColumn, @Nullable ExternalResources externalResources) {
  /** A whole file. */
  public static final ParserOptions DEFAULT = new ParserOptions(1, 1, null);

  /** Checks the ranges of the components. */
  public ParserOptions {
    if (firstLine < 1 || firstColumn < 1) {
      throw new IllegalArgumentException(
          "lines and columns count from 1, but the text begins at "
              + firstLine
              + ":"
              + firstColumn);
    }
  }

  /** These options for a text that is a part of a file. */
  public ParserOptions withPosition(int line, int column) {
    return new ParserOptions(line, column, externalResources);
  }

  /** These options with a container for the resources that belong to no dialect. */
  public ParserOptions withExternalResources(@Nullable ExternalResources resources) {
    return new ParserOptions(firstLine, firstColumn, resources);
  }

  /** Whether the text begins at the beginning of the file. */
  public boolean isWholeFile() {
    return firstLine == 1 && firstColumn == 1;
  }
}
