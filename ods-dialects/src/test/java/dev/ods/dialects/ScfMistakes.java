// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Wrong programs of {@code scf}, each behind a comment with its first error: one for each message,
 * of those that mlir-opt of version 22 has for the operations.
 */
final class ScfMistakes {
  private static final String COMMENT = "// error: ";

  private ScfMistakes() {}

  static Stream<Arguments> all() {
    return Arrays.stream(Programs.text("scf.mistakes.mlir").split("// -----\n", -1))
        .map(text -> Arguments.of(text, text.substring(COMMENT.length(), text.indexOf('\n'))));
  }
}
