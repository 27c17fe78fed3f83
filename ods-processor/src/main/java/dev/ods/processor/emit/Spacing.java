// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.FormatElement.Whitespace;
import dev.ods.processor.format.Literals;

/**
 * Writes the literals and whitespace of a format, with the spaces that MLIR's generated printers
 * write: one before each element, except inside of brackets and before commas and the like.
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
    if (isSpaceDue()) {
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
  private static boolean spaceBefore(String spelling, boolean punctuation) {
    if (spelling.length() != 1 && !spelling.equals("->")) {
      return true;
    }
    String tight = punctuation ? ">)}]," : "<>(){}[],";
    return tight.indexOf(spelling.charAt(0)) < 0;
  }

  /** Whether {@link #separate} would print a space. */
  boolean isSpaceDue() {
    return space || !punctuation;
  }

  /** What the spaces to come depend on, for {@link #restore}. */
  State state() {
    return new State(space, punctuation);
  }

  /** Continues as after another element, as the branches of a group do. */
  void restore(State state) {
    space = state.space;
    punctuation = state.punctuation;
  }

  record State(boolean space, boolean punctuation) {}

  void whitespace(Whitespace.Kind kind) {
    switch (kind) {
      case NEWLINE -> newline();
      case SPACE -> {
        out.text(" ");
        punctuation = false;
        space = false;
      }
      case NONE -> omit();
    }
  }

  /**
   * {@link #whitespace} in the format of a type or an attribute, for which MLIR has other rules.
   */
  void whitespaceOfDef(Whitespace.Kind kind) {
    switch (kind) {
      case NEWLINE -> newline();
      case SPACE -> out.text(" ");
      case NONE -> omit();
    }
    space = false;
  }

  private void newline() {
    out.statement(CodeBlock.of("printer.printNewline()"));
  }

  /** Notes that the next element follows without a space. */
  void omit() {
    punctuation = true;
    space = false;
  }
}
