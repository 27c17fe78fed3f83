// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.format.FormatToken.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  private static final String PUNCTUATION = "^:,=<>?()*|`\"$";

  private final String text;
  private final Mistakes mistakes;
  private int position;

  private FormatLexer(String text, Mistakes mistakes) {
    this.text = text;
    this.mistakes = mistakes;
  }

  /** The tokens of a format, of which the last has the kind {@link Kind#END}. */
  static List<FormatToken> tokens(String text, Mistakes mistakes) {
    FormatLexer lexer = new FormatLexer(text, mistakes);
    List<FormatToken> tokens = new ArrayList<>();
    FormatToken token;
    do {
      token = lexer.next();
      if (token != null) {
        tokens.add(token);
      }
    } while (token == null || !token.is(Kind.END));
    return tokens;
  }

  /** The next token, or null after text that is none, which is skipped. */
  private @Nullable FormatToken next() {
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
      default -> Literals.startsKeyword(first) ? identifier() : unexpected();
    };
  }

  private FormatToken punctuation(Kind kind) {
    return token(kind, position + 1);
  }

  private @Nullable FormatToken literal() {
    int close = text.indexOf('`', position + 1);
    return close < 0 ? unterminated("literal", "`") : token(Kind.LITERAL, close + 1);
  }

  private @Nullable FormatToken string() {
    boolean escaped = false;
    for (int i = position + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' && !escaped) {
        return token(Kind.STRING, i + 1);
      }
      escaped = c == '\\' && !escaped;
    }
    return unterminated("string", "\"");
  }

  private @Nullable FormatToken unterminated(String what, String close) {
    position = text.length();
    mistakes.add(
        new FormatException(Rest.ALL, FormatProblem.FORMAT_UNTERMINATED, position, what, close));
    return null;
  }

  private @Nullable FormatToken variable() {
    int end = position + 1;
    if (end == text.length() || !Literals.startsKeyword(text.charAt(end))) {
      mistakes.add(new FormatException(Rest.TOKEN, FormatProblem.FORMAT_VARIABLE_NAME, position));
      position = endOfWord(end);
      skipMeantName();
      return null;
    }
    return token(Kind.VARIABLE, endOfWord(end));
  }

  /** Skips a name that blanks separate from its dollar sign. */
  private void skipMeantName() {
    int start = position;
    while (start < text.length() && isBlank(text.charAt(start))) {
      start++;
    }
    skipName(start);
  }

  /** Skips the name at {@code start}, if there is one that is not that of a directive. */
  private void skipName(int start) {
    if (start < text.length() && Literals.startsKeyword(text.charAt(start))) {
      int end = endOfIdentifier(start);
      if (!DIRECTIVES.contains(text.substring(start, end))) {
        position = end;
      }
    }
  }

  private int endOfWord(int start) {
    int end = start;
    while (end < text.length() && Literals.isWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int endOfIdentifier(int start) {
    int end = start;
    while (end < text.length() && (Literals.isWord(text.charAt(end)) || text.charAt(end) == '-')) {
      end++;
    }
    return end;
  }

  private FormatToken identifier() {
    int end = endOfIdentifier(position);
    boolean directive = DIRECTIVES.contains(text.substring(position, end));
    return token(directive ? Kind.DIRECTIVE : Kind.IDENTIFIER, end);
  }

  private @Nullable FormatToken unexpected() {
    String rest = text.substring(position);
    mistakes.add(
        new FormatException(
            Rest.TOKEN, FormatProblem.FORMAT_CHARACTER, position, FormatHints.noToken(rest)));
    position += unexpectedLength(rest);
    // A name that directly follows belongs to it: %x.
    skipName(position);
    return null;
  }

  /** How much of a text belongs to the unexpected character that it begins with. */
  private static int unexpectedLength(String rest) {
    if (rest.startsWith("->")) {
      return 2;
    }
    int close = rest.startsWith("'") ? rest.indexOf('\'', 1) : -1;
    if (close > 0) {
      return close + 1;
    }
    int end = 1;
    while (end < rest.length() && !startsToken(rest.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean startsToken(char c) {
    return isBlank(c) || Literals.startsKeyword(c) || PUNCTUATION.indexOf(c) >= 0;
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
