// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import java.util.ArrayList;
import java.util.List;

/** Lays out the text of an assembly format as a grammar in lines. */
final class Syntax {
  private static final int WIDTH = 90;

  private Syntax() {}

  /**
   * The grammar of a format.
   *
   * @param symbol what it defines: {@code operation}
   * @param start the name with which it starts: {@code arith.addf}
   * @param format its text, in which the author's line breaks are kept
   */
  static String of(String symbol, String start, String format) {
    String head = symbol + " ::= `" + start + "` ";
    String indentation = " ".repeat(symbol.length() + 5);
    List<String> lines = new ArrayList<>();
    for (String line : format.strip().split("\n", -1)) {
      if (!line.isBlank()) {
        int width = WIDTH - (lines.isEmpty() ? head.length() : indentation.length());
        lines.addAll(wrap(line.strip(), width, WIDTH - indentation.length()));
      }
    }
    return (head + String.join("\n" + indentation, lines)).stripTrailing();
  }

  /**
   * The grammar of a type or an attribute. What follows its mnemonic is the body of the dialect's
   * symbol: the format's own, if that is in angle brackets; the others need some around both.
   *
   * @param symbol {@code type} or {@code attribute}
   * @param name {@code #index.cmp_predicate}
   */
  static String ofSymbol(String symbol, String name, String format) {
    int dot = name.indexOf('.');
    if (format.isBlank() || dot < 0 || isEnclosed(format.strip())) {
      return of(symbol, name, format);
    }
    String mnemonic = name.substring(dot + 1);
    return of(symbol, name.substring(0, dot), "`<` `" + mnemonic + "` " + format.strip() + " `>`");
  }

  /** Whether a format is in angle brackets, or nothing instead. */
  private static boolean isEnclosed(String format) {
    String body =
        format.startsWith("(") && format.endsWith(")?") && closing(format) == format.length() - 2
            ? format.substring(1, format.length() - 2).strip()
            : format;
    int depth = 0;
    for (int i = 0; i >= 0 && i < body.length(); ) {
      int end = body.startsWith("`", i) ? body.indexOf('`', i + 1) : i;
      String literal = body.substring(i, end + 1);
      depth += literal.equals("`<`") ? 1 : literal.equals("`>`") ? -1 : 0;
      if (depth == 0) {
        return literal.equals("`>`") && end == body.length() - 1;
      }
      i = end + 1;
    }
    return false;
  }

  /** The position of the parenthesis that closes the one at the start. */
  private static int closing(String format) {
    int depth = 0;
    boolean literal = false;
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      literal ^= c == '`';
      depth += literal ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return -1;
  }

  /** Breaks a line between elements, outside of as many parentheses as possible. */
  private static List<String> wrap(String line, int firstWidth, int width) {
    List<String> lines = new ArrayList<>();
    String rest = line;
    int most = firstWidth;
    while (rest.length() > most) {
      int at = breakIn(rest, most);
      if (at < 0) {
        break;
      }
      lines.add(rest.substring(0, at).stripTrailing());
      rest = rest.substring(at).strip();
      most = width;
    }
    lines.add(rest);
    return lines;
  }

  /** The best blank to break at: the last one of the least depth in the second half, or -1. */
  private static int breakIn(String line, int width) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    int depth = 0;
    boolean literal = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '`') {
        literal = !literal;
      } else if (!literal && (c == '(' || c == '<')) {
        depth++;
      } else if (!literal && (c == ')' || c == '>')) {
        depth--;
      } else if (!literal && c == ' ' && i > 0) {
        boolean late = i > width && best >= 0;
        boolean early = i < width / 2;
        if (!late && (depth <= least || (best >= 0 && best < width / 2 && !early && depth < 2))) {
          best = i;
          least = depth;
        }
        if (late) {
          return best;
        }
      }
    }
    return best;
  }
}
