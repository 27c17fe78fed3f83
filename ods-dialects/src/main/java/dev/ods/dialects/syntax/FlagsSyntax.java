// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.syntax;

import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The syntax of a set of flags: {@code <none>}, or {@code <a, b>} (MLIR's attribute of a bit enum).
 *
 * @param definition the name of the attribute's definition in MLIR, for messages
 * @param type the name of the enum in MLIR, for messages
 * @param words all keywords in MLIR's order, including those for no flag and for several
 * @param separator separates two keywords; contains a comma or a vertical bar
 */
public record FlagsSyntax(String definition, String type, List<Word> words, String separator) {
  /**
   * A keyword and its flags.
   *
   * @param text its text
   * @param bits the flags: none, one, or several for a group
   */
  public record Word(String text, int bits) {}

  /** Copies the list. */
  public FlagsSyntax {
    words = List.copyOf(words);
  }

  /** Parses flags between angle brackets; -1 after a diagnostic has been reported. */
  public int parse(AsmParser parser) {
    if (!parser.parseLess()) {
      return -1;
    }
    int bits = parseWords(parser);
    if (bits < 0) {
      StructSyntax.unparsed(parser, definition, "value", type);
      return -1;
    }
    return parser.parseGreater() ? bits : -1;
  }

  private int parseWords(AsmParser parser) {
    SourceLocation at = parser.location();
    int bits = 0;
    do {
      String text = parser.parseKeywordOrString();
      if (text == null) {
        return -1;
      }
      int some = bits(text);
      if (some < 0) {
        String expected = words.stream().map(Word::text).collect(Collectors.joining(", "));
        parser.error(at, "expected " + type + " to be one of: " + expected);
        return -1;
      }
      bits |= some;
    } while (hasBars() ? parser.parseOptionalVerticalBar() : parser.parseOptionalComma());
    return bits;
  }

  private boolean hasBars() {
    return separator.contains("|");
  }

  /** The flags of a text, which may have several keywords if it was quoted; -1 if invalid. */
  private int bits(String text) {
    int bits = 0;
    for (String part : text.split(hasBars() ? "\\|" : ",", -1)) {
      Word word = find(part.strip());
      // The keyword for no flag must be alone.
      if (word == null || (word.bits() == 0 && !part.equals(text))) {
        return -1;
      }
      bits |= word.bits();
    }
    return bits;
  }

  private @Nullable Word find(String text) {
    for (Word word : words) {
      if (word.text().equals(text)) {
        return word;
      }
    }
    return null;
  }

  /** Prints the syntax of {@link #parse}. */
  public void print(int bits, AsmPrinter printer) {
    printer.print("<");
    printWords(bits, printer);
    printer.print(">");
  }

  private void printWords(int bits, AsmPrinter printer) {
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).bits() == bits) {
        printer.print(words.get(i).text());
        return;
      }
    }
    String before = "";
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      if (Integer.bitCount(word.bits()) == 1 && (bits & word.bits()) != 0) {
        printer.print(before);
        printer.print(word.text());
        before = separator;
      }
    }
  }
}
