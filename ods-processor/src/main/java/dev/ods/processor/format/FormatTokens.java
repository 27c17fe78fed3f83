// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatException.Rest;
import dev.ods.processor.format.FormatToken.Kind;
import java.util.List;

/**
 * The position of a parser in the tokens of an assembly format, and how it continues after a
 * mistake: it skips the rest of the element at fault, by the parentheses that are open.
 */
final class FormatTokens {
  private final List<FormatToken> list;
  private final Mistakes mistakes;
  private int index;
  private int open;

  FormatTokens(String text, Mistakes mistakes) {
    this.list = FormatLexer.tokens(text, mistakes);
    this.mistakes = mistakes;
  }

  /** The number of parentheses that are open. */
  int depth() {
    return open;
  }

  /** The current token. */
  FormatToken current() {
    return list.get(index);
  }

  /** Whether the current token is an identifier with arguments, as a directive with a typo is. */
  boolean isCall() {
    FormatToken name = current();
    return name.is(Kind.IDENTIFIER)
        && list.get(index + 1).is(Kind.L_PAREN)
        && list.get(index + 1).offset() == name.offset() + name.spelling().length();
  }

  /** Returns the current token, and continues with the next one. */
  FormatToken take() {
    FormatToken taken = current();
    if (!taken.is(Kind.END)) {
      index++;
    }
    if (taken.is(Kind.L_PAREN)) {
      open++;
    } else if (taken.is(Kind.R_PAREN)) {
      open = Math.max(0, open - 1);
    }
    return taken;
  }

  /** Takes the current token if it is of this kind. */
  boolean takeIf(Kind kind) {
    boolean is = current().is(kind);
    if (is) {
      take();
    }
    return is;
  }

  /**
   * Takes the current token, which must be of this kind.
   *
   * @param what what is expected, for the message
   * @param rest what is to be skipped if another token is found
   */
  void require(Kind kind, String what, Rest rest) throws FormatException {
    if (!takeIf(kind)) {
      throw new FormatException(rest, FormatProblem.FORMAT_TOKEN, current().offset(), what);
    }
  }

  // -- After a mistake ---------------------------------------------------------------------------

  /**
   * Skips the rest of an element at fault.
   *
   * @param level how many parentheses were open before it
   */
  void skip(Rest rest, int level) {
    switch (rest) {
      case NOTHING -> {}
      case TOKEN -> {
        if (level == 0 || !endsArgument(current())) {
          take();
        }
      }
      case ARGUMENTS -> skipArguments(level);
      case ARGUMENT -> {
        int start = index;
        skipArguments(level);
        if (index == start) {
          takeIf(Kind.VARIABLE);
        }
      }
      case REMAINDER -> {
        if (isUnclosed() && !current().is(Kind.L_PAREN)) {
          open = level;
        } else {
          skipTo(level);
        }
      }
      case ALL -> index = list.size() - 1;
    }
  }

  /** Skips a list of arguments, whose opening parenthesis may be missing. */
  private void skipArguments(int level) {
    int next = index;
    while (!startsElement(list.get(next)) && !endsArgument(list.get(next))) {
      next++;
    }
    if (list.get(next).is(Kind.L_PAREN)) {
      index = next;
      take();
      skipTo(level);
    } else if (isUnopened(next)) {
      while (!current().is(Kind.R_PAREN)) {
        take();
      }
      if (level == 0) {
        take();
      }
    }
    takeIf(Kind.QUESTION);
  }

  /** Whether a closing parenthesis comes before the next opening one. */
  private boolean isUnopened(int from) {
    for (FormatToken token : list.subList(from, list.size())) {
      if (token.is(Kind.R_PAREN) || token.is(Kind.L_PAREN)) {
        return token.is(Kind.R_PAREN);
      }
    }
    return false;
  }

  /** Whether fewer parentheses are closed until the end than are open. */
  private boolean isUnclosed() {
    int unclosed = open;
    for (FormatToken token : list.subList(index, list.size())) {
      if (token.is(Kind.L_PAREN)) {
        unclosed++;
      } else if (token.is(Kind.R_PAREN)) {
        unclosed--;
      }
    }
    return unclosed > 0;
  }

  private void skipTo(int level) {
    while (open > level && !current().is(Kind.END)) {
      take();
    }
    if (open > level) {
      mistakes.cutOff();
      open = level;
    }
  }

  private static boolean startsElement(FormatToken token) {
    return switch (token.kind()) {
      case LITERAL, VARIABLE, DIRECTIVE, L_PAREN, STRING -> true;
      default -> false;
    };
  }

  /** Whether a token ends an argument, or the list of arguments. */
  private static boolean endsArgument(FormatToken token) {
    return token.is(Kind.COMMA)
        || token.is(Kind.PIPE)
        || token.is(Kind.R_PAREN)
        || token.is(Kind.END);
  }
}
