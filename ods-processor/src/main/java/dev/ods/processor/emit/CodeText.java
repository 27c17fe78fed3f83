// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;

/** The text of code, by which it is compared and searched. */
final class CodeText {
  private CodeText() {}

  /**
   * The whole text of code, with all names qualified. {@link CodeBlock#toString}, and so {@link
   * CodeBlock#equals}, lack what follows the last {@code $W} unless a line ends after it.
   */
  static String of(CodeBlock code) {
    return CodeBlock.of("$L\n", code).toString().stripTrailing();
  }
}
