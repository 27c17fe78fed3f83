// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import org.jspecify.annotations.Nullable;

/** The syntax of literals in formats, and of MLIR's bare keywords. */
public final class Literals {
  private static final String PUNCTUATION = "_:,=<>()[]{}?+-*";

  private Literals() {}

  /** Whether {@code text} is a bare keyword in MLIR. */
  public static boolean isKeyword(String text) {
    return keywordFault(text) == null;
  }

  /** Whether a literal is a keyword, as opposed to punctuation. */
  public static boolean isWordLiteral(String spelling) {
    return startsKeyword(spelling.charAt(0));
  }

  /** MLIR's error message if {@code spelling} is not a valid literal; otherwise null. */
  static @Nullable String fault(String spelling) {
    if (spelling.length() == 1) {
      char only = spelling.charAt(0);
      return isLetter(only) || PUNCTUATION.indexOf(only) >= 0
          ? null
          : "single character literal must be a letter or one of '" + PUNCTUATION + "'";
    }
    return spelling.equals("->") || spelling.equals("...") ? null : keywordFault(spelling);
  }

  private static @Nullable String keywordFault(String text) {
    if (text.isEmpty()) {
      return "keywords cannot be empty";
    }
    if (!startsKeyword(text.charAt(0))) {
      return "valid keyword starts with a letter or '_'";
    }
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isWord(c) && c != '$' && c != '.') {
        return "keywords should contain only alphanum, '_', '$', or '.' characters";
      }
    }
    return null;
  }

  static boolean startsKeyword(char c) {
    return isLetter(c) || c == '_';
  }

  static boolean isWord(char c) {
    return startsKeyword(c) || (c >= '0' && c <= '9');
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
