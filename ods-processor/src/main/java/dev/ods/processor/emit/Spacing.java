// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.FormatElement.Whitespace;
import dev.ods.processor.format.Literals;

/**
 * Writes the literals of a format with the spaces that MLIR's generated printers write: one before
 * each element, except inside of brackets and before commas and the like.
 */
final class Spacing {
  private final PrintedText out;

  /** Whether the next element may have a space before it. */
  private boolean space = true;

  /** Whether punctuation was written last. */
  private boolean punctuation;

  Spacing(PrintedText out) {
    this.out = out;
  }

  /** Prints a space before an element, unless one or punctuation precedes. */
  void separate() {
    if (space || !punctuation) {
      out.text(" ");
    }
    punctuation = false;
    space = true;
  }

  /** Notes that an element was printed that brings its own space. */
  void text() {
    punctuation = false;
  }

  void literal(String spelling) {
    if (space && spaceBefore(spelling, punctuation)) {
      out.text(" ");
    }
    out.text(spelling);
    skip(spelling);
  }

  /** Notes a literal that is never printed, but counts for the space after it in MLIR. */
  void skip(String spelling) {
    space = spelling.length() != 1 || "<({[".indexOf(spelling.charAt(0)) < 0;
    punctuation = !Literals.isWordLiteral(spelling);
  }

  /**
   * Whether a space belongs before a literal.
   *
   * @param punctuation whether punctuation precedes it
   */
  static boolean spaceBefore(String spelling, boolean punctuation) {
    if (spelling.length() != 1 && !spelling.equals("->")) {
      return true;
    }
    String tight = punctuation ? ">)}]," : "<>(){}[],";
    return tight.indexOf(spelling.charAt(0)) < 0;
  }

  void whitespace(Whitespace.Kind kind) {
    switch (kind) {
      case NEWLINE -> out.statement(CodeBlock.of("printer.printNewline()"));
      case SPACE -> {
        out.text(" ");
        punctuation = false;
        space = false;
      }
      case NONE -> {
        punctuation = true;
        space = false;
      }
    }
  }
}
