// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Invalid programs of {@code scf}, each after a comment with its first error: one for each message
 * of mlir-opt 22 about the operations.
 */
final class ScfMistakes {
  private static final String COMMENT = "// error: ";

  private ScfMistakes() {}

  static Stream<Arguments> all() {
    return Arrays.stream(Programs.text("scf.mistakes.mlir").split("// -----\n", -1))
        .map(text -> Arguments.of(text, text.substring(COMMENT.length(), text.indexOf('\n'))));
  }
}
