// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.model.QuotedText;
import dev.ods.processor.pattern.PatternToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits the text of a pattern into tokens. */
final class PatternLexer {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_$.-]*");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final Pattern NUMBER =
      Pattern.compile("-?(0[xX][0-9a-fA-F]+|[0-9]+(\\.[0-9]*)?([eE][+-]?[0-9]+)?)");
  private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");
  private static final Pattern STRING = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'");

  private final String text;
  private final List<PatternToken> tokens = new ArrayList<>();
  private int position;

  private PatternLexer(String text) {
    this.text = text;
  }

  /** The tokens, of which the last has the kind {@link Kind#END}. */
  static List<PatternToken> tokens(String text) throws PatternException {
    PatternLexer lexer = new PatternLexer(text);
    while (lexer.position < text.length()) {
      lexer.next();
    }
    lexer.tokens.add(new PatternToken(Kind.END, text.length(), ""));
    return lexer.tokens;
  }

  private void next() throws PatternException {
    char first = text.charAt(position);
    switch (first) {
      case ' ', '\t', '\n', '\r' -> position++;
      case '(' -> add(Kind.L_PAREN, 0, position + 1);
      case ')' -> add(Kind.R_PAREN, 0, position + 1);
      case '[' -> add(Kind.L_SQUARE, 0, position + 1);
      case ']' -> add(Kind.R_SQUARE, 0, position + 1);
      case ',' -> add(Kind.COMMA, 0, position + 1);
      case ':' -> add(Kind.COLON, 0, position + 1);
      case '$' -> prefixed(Kind.VARIABLE, NAME, "a name after '$'");
      case '#' -> prefixed(Kind.INDEX, DIGITS, "the index of a result after '#'");
      case '.' -> prefixed(Kind.MEMBER, NAME, "the name of a result after '.'");
      default -> other();
    }
  }

  private void other() throws PatternException {
    for (Kind kind : List.of(Kind.WORD, Kind.NUMBER, Kind.STRING)) {
      int end = end(kind == Kind.WORD ? WORD : kind == Kind.NUMBER ? NUMBER : STRING, position);
      if (end > position) {
        requireDecodable(kind, end);
        add(kind, 0, end);
        return;
      }
    }
    throw new PatternException(
        PatternProblem.PATTERN_SYNTAX,
        position,
        text.charAt(position) == '"' || text.charAt(position) == '\''
            ? "a string that is not closed"
            : "unexpected '" + text.charAt(position) + "'");
  }

  private void requireDecodable(Kind kind, int end) throws PatternException {
    if (kind == Kind.STRING
        && text.charAt(position) == '"'
        && QuotedText.decoded(text.substring(position + 1, end - 1)) == null) {
      throw new PatternException(
          PatternProblem.PATTERN_SYNTAX,
          position,
          "a string with an unknown escape, or of bytes that are not UTF-8; MLIR's escapes are"
              + " \\\", \\\\, \\n, \\t, and two hexadecimal digits");
    }
  }

  private void prefixed(Kind kind, Pattern rest, String expected) throws PatternException {
    int end = end(rest, position + 1);
    if (end <= position + 1) {
      throw new PatternException(PatternProblem.PATTERN_SYNTAX, position, "expected " + expected);
    }
    add(kind, 1, end);
  }

  private int end(Pattern pattern, int from) {
    Matcher matcher = pattern.matcher(text).region(from, text.length());
    return matcher.lookingAt() ? matcher.end() : from;
  }

  private void add(Kind kind, int prefix, int end) {
    tokens.add(new PatternToken(kind, position, text.substring(position + prefix, end)));
    position = end;
  }
}
