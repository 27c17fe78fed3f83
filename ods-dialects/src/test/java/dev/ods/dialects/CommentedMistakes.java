// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Invalid programs of a dialect, each after a comment with its first error: one for each message of
 * mlir-opt 22 about the operations.
 */
final class CommentedMistakes {
  private static final String COMMENT = "// error: ";

  private CommentedMistakes() {}

  static Stream<Arguments> of(String dialect) {
    return Arrays.stream(Programs.text(dialect + ".mistakes.mlir").split("// -----\n", -1))
        .map(text -> Arguments.of(text, text.substring(COMMENT.length(), text.indexOf('\n'))));
  }
}
