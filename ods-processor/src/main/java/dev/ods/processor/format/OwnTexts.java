// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.AttributeStorage.OwnFormat;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is known of the texts of attributes by the formats of their records. */
final class OwnTexts {
  /** Directives that print nothing but the parameters between their parentheses. */
  private static final Set<String> TRANSPARENT = Set.of("struct", "qualified");

  private OwnTexts() {}

  /**
   * Whether nothing is printed of some attribute, so that it is printed in full everywhere, as in
   * MLIR: its format consists of optional groups and of parameters that may be absent.
   *
   * @param format null if it is not known
   */
  static boolean mayBeEmpty(@Nullable OwnFormat format) {
    if (format == null || format.text().isEmpty()) {
      return false;
    }
    List<FormatToken> tokens = FormatLexer.tokens(format.text(), new Mistakes());
    int next = 0;
    while (next < tokens.size()) {
      FormatToken token = tokens.get(next);
      if (token.is(FormatToken.Kind.L_PAREN) && !isTransparent(tokens, next)) {
        next = closing(tokens, next);
      } else if (isAlwaysPrinted(token, format)) {
        return false;
      }
      next++;
    }
    return true;
  }

  private static boolean isAlwaysPrinted(FormatToken token, OwnFormat format) {
    return switch (token.kind()) {
      case VARIABLE -> format.required().contains(token.content());
      case L_PAREN, R_PAREN, QUESTION, COMMA, END -> false;
      default ->
          token.spelling().equals("params")
              ? !format.required().isEmpty()
              : !TRANSPARENT.contains(token.spelling());
    };
  }

  private static boolean isTransparent(List<FormatToken> tokens, int paren) {
    return paren > 0 && TRANSPARENT.contains(tokens.get(paren - 1).spelling());
  }

  /** The index of the parenthesis that closes one. */
  private static int closing(List<FormatToken> tokens, int open) {
    int depth = 0;
    for (int i = open; i < tokens.size(); i++) {
      depth += tokens.get(i).is(FormatToken.Kind.L_PAREN) ? 1 : 0;
      depth -= tokens.get(i).is(FormatToken.Kind.R_PAREN) ? 1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return tokens.size() - 1;
  }
}
