// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.format.FormatToken.Kind;
import java.util.List;

/** Splits the text of a format into tokens. */
final class FormatLexer {
  /** The names of all directives, here or in MLIR, sorted. */
  static final List<String> DIRECTIVES =
      List.of(
          "attr-dict",
          "attr-dict-with-keyword",
          "prop-dict",
          "custom",
          "functional-type",
          "oilist",
          "operands",
          "params",
          "qualified",
          "ref",
          "regions",
          "results",
          "struct",
          "successors",
          "type");

  private final String text;
  private int position;

  FormatLexer(String text) {
    this.text = text;
  }

  FormatToken next() throws FormatException {
    while (position < text.length() && isBlank(text.charAt(position))) {
      position++;
    }
    if (position == text.length()) {
      return new FormatToken(Kind.END, position, "");
    }
    char first = text.charAt(position);
    return switch (first) {
      case '^' -> punctuation(Kind.CARET);
      case ':' -> punctuation(Kind.COLON);
      case ',' -> punctuation(Kind.COMMA);
      case '=' -> punctuation(Kind.EQUAL);
      case '<' -> punctuation(Kind.LESS);
      case '>' -> punctuation(Kind.GREATER);
      case '?' -> punctuation(Kind.QUESTION);
      case '(' -> punctuation(Kind.L_PAREN);
      case ')' -> punctuation(Kind.R_PAREN);
      case '*' -> punctuation(Kind.STAR);
      case '|' -> punctuation(Kind.PIPE);
      case '`' -> literal();
      case '"' -> string();
      case '$' -> variable();
      default -> identifier(first);
    };
  }

  private FormatToken punctuation(Kind kind) {
    return token(kind, position + 1);
  }

  private FormatToken literal() throws FormatException {
    int close = text.indexOf('`', position + 1);
    if (close < 0) {
      throw new FormatException(ProblemId.FORMAT_UNTERMINATED, text.length(), "literal", "`");
    }
    return token(Kind.LITERAL, close + 1);
  }

  private FormatToken string() throws FormatException {
    boolean escaped = false;
    for (int i = position + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' && !escaped) {
        return token(Kind.STRING, i + 1);
      }
      escaped = c == '\\';
    }
    throw new FormatException(ProblemId.FORMAT_UNTERMINATED, text.length(), "string", "\"");
  }

  private FormatToken variable() throws FormatException {
    int end = position + 1;
    if (end == text.length() || !Literals.startsKeyword(text.charAt(end))) {
      throw new FormatException(ProblemId.FORMAT_VARIABLE_NAME, position);
    }
    while (end < text.length() && Literals.isWord(text.charAt(end))) {
      end++;
    }
    return token(Kind.VARIABLE, end);
  }

  private FormatToken identifier(char first) throws FormatException {
    if (!Literals.startsKeyword(first)) {
      throw new FormatException(
          ProblemId.FORMAT_CHARACTER, position, FormatHints.noToken(text.substring(position)));
    }
    int end = position + 1;
    while (end < text.length() && (Literals.isWord(text.charAt(end)) || text.charAt(end) == '-')) {
      end++;
    }
    boolean directive = DIRECTIVES.contains(text.substring(position, end));
    return token(directive ? Kind.DIRECTIVE : Kind.IDENTIFIER, end);
  }

  private FormatToken token(Kind kind, int end) {
    FormatToken token = new FormatToken(kind, position, text.substring(position, end));
    position = end;
    return token;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }
}
