// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The cases of a bit enum: what sets of them are in bits and in text.
 *
 * @param <E> the Java enum, whose constants are single bits
 */
public final class BitCases<E extends Enum<E>> {
  /** No bits: what was read is invalid. In an enum of 64 cases this is the set of them all. */
  public static final long NONE = -1;

  private final Syntax syntax;
  private final E[] constants;

  /** The bit of each constant, by its ordinal. */
  private final long[] bitOf;

  /** All symbols in MLIR's order, including that of the empty set. */
  private final Word[] words;

  private final long validBits;
  private final String separator;

  /** The text of the empty set. */
  private final String empty;

  /**
   * A symbol and its bits.
   *
   * @param isGroup whether it is declared as a group
   */
  public record Word(String symbol, long bits, boolean isGroup) {
    /** Refuses null. */
    public Word {
      Objects.requireNonNull(symbol, "symbol");
    }
  }

  /**
   * How sets are written.
   *
   * @param type the name of the enum in MLIR, for messages
   * @param summary its summary, for messages
   * @param expected its symbols, for messages
   * @param separator what is printed between two symbols; has a comma or a vertical bar
   * @param primaryGroups whether groups are printed instead of their bits, not in addition
   * @param asEnum whether it is read as an enum of MLIR's class {@code EnumInfo}, not {@code
   *     EnumAttrInfo}
   * @param quoted whether several symbols are one string
   */
  public record Syntax(
      String type,
      String summary,
      String expected,
      String separator,
      boolean primaryGroups,
      boolean asEnum,
      boolean quoted) {
    /** Refuses null. */
    public Syntax {
      Objects.requireNonNull(type, "type");
      Objects.requireNonNull(summary, "summary");
      Objects.requireNonNull(expected, "expected");
      Objects.requireNonNull(separator, "separator");
    }
  }

  /**
   * For generated code.
   *
   * @param bitOf the bit of each constant, by its ordinal
   * @param words all symbols in MLIR's order
   */
  public BitCases(Class<E> kind, Syntax syntax, long[] bitOf, Word... words) {
    this.syntax = syntax;
    this.constants = kind.getEnumConstants();
    this.bitOf = bitOf.clone();
    this.words = words.clone();
    this.validBits = Arrays.stream(words).mapToLong(Word::bits).reduce(0, (a, b) -> a | b);
    this.separator = syntax.separator().strip();
    this.empty =
        Arrays.stream(words)
            .filter(word -> word.bits() == 0)
            .findFirst()
            .map(Word::symbol)
            .orElse("");
  }

  /** Whether all bits are those of cases. */
  public boolean isValid(long bits) {
    return (bits & ~validBits) == 0;
  }

  /**
   * The bits of a set.
   *
   * @throws NullPointerException if it contains null
   */
  public long bits(Set<E> cases) {
    int rest = cases.size();
    if (rest == 0) {
      return 0;
    }
    long bits = 0;
    for (int i = 0; i < constants.length; i++) {
      if (cases.contains(constants[i])) {
        bits |= bitOf[i];
        rest--;
      }
    }
    if (rest != 0) {
      throw new NullPointerException("the set contains null: " + cases);
    }
    return bits;
  }

  /** The cases whose bits are set: an immutable set. */
  public Set<E> set(long bits) {
    EnumSet<E> cases = EnumSet.noneOf(constants[0].getDeclaringClass());
    for (int i = 0; i < constants.length; i++) {
      if ((bits & bitOf[i]) != 0) {
        cases.add(constants[i]);
      }
    }
    return Collections.unmodifiableSet(cases);
  }

  /** The text of a set: its symbols and separators. */
  public String stringify(long bits) {
    if (bits == 0) {
      return empty;
    }
    StringBuilder text = new StringBuilder();
    long rest = bits;
    if (syntax.primaryGroups()) {
      for (int i = words.length - 1; i >= 0; i--) {
        if (words[i].isGroup() && contains(rest, words[i])) {
          append(text, words[i]);
          rest &= ~words[i].bits();
        }
      }
    }
    for (Word word : words) {
      if (contains(rest, word) && !(syntax.primaryGroups() && word.isGroup())) {
        append(text, word);
      }
    }
    return text.toString();
  }

  private static boolean contains(long bits, Word word) {
    return word.bits() != 0 && (bits & word.bits()) == word.bits();
  }

  private void append(StringBuilder text, Word word) {
    if (text.length() > 0) {
      text.append(syntax.separator());
    }
    text.append(word.symbol());
  }

  /** The set with this text, or null if there is none. */
  public @Nullable Set<E> symbolize(String text) {
    Sum sum = new Sum();
    return add(text, sum) ? set(sum.bits) : null;
  }

  /** The bits read so far; any number may be a set. */
  private static final class Sum {
    long bits;
  }

  /** Adds the bits of a text, which may have several symbols; false if one is unknown. */
  private boolean add(String text, Sum sum) {
    Word whole = find(text);
    if (whole != null) {
      sum.bits |= whole.bits();
      return true;
    }
    int from = 0;
    while (from <= text.length()) {
      int end = text.indexOf(separator, from);
      int to = end < 0 ? text.length() : end;
      Word part = find(text.substring(from, to).strip());
      // The symbol of the empty set must be alone.
      if (part == null || part.bits() == 0) {
        return false;
      }
      sum.bits |= part.bits();
      from = to + separator.length();
    }
    return true;
  }

  private @Nullable Word find(String symbol) {
    for (Word word : words) {
      if (word.symbol().equals(symbol)) {
        return word;
      }
    }
    return null;
  }

  /** Parses a set as a parameter of a type or an attribute; null after a diagnostic. */
  public @Nullable Set<E> parse(AsmParser parser) {
    Sum sum = new Sum();
    return parse(parser, sum) ? set(sum.bits) : null;
  }

  /**
   * Parses a set that is written as keywords, where there may be none, but a keyword is there; null
   * after a diagnostic.
   */
  public @Nullable Set<E> parsePresent(AsmParser parser) {
    Sum sum = new Sum();
    return parseKeywords(parser, " after '" + syntax.separator() + "'", sum) ? set(sum.bits) : null;
  }

  /**
   * Parses a set as {@link #parse} does, of an enum of at most 63 cases; returns its bits, or
   * {@link #NONE} after a diagnostic.
   */
  public long parseBits(AsmParser parser) {
    Sum sum = new Sum();
    return parse(parser, sum) ? sum.bits : NONE;
  }

  private boolean parse(AsmParser parser, Sum sum) {
    if (!syntax.asEnum()) {
      return parseSymbols(parser, sum);
    }
    SourceLocation at = parser.location();
    return syntax.quoted()
        ? addKnown(parser, at, parser.parseOptionalKeywordOrString(), "", sum)
        : parseKeywords(parser, "", sum);
  }

  private boolean parseSymbols(AsmParser parser, Sum sum) {
    SourceLocation at = parser.location();
    do {
      String text = parser.parseKeywordOrString();
      if (text == null) {
        return false;
      }
      if (!add(text, sum)) {
        parser.error(at, "expected " + syntax.type() + " to be one of: " + syntax.expected());
        return false;
      }
    } while (parseOptionalSeparator(parser));
    return true;
  }

  private boolean parseKeywords(AsmParser parser, String where, Sum sum) {
    do {
      SourceLocation at = parser.location();
      if (!addKnown(parser, at, parser.parseOptionalKeyword(), where, sum)) {
        return false;
      }
    } while (parseOptionalSeparator(parser));
    return true;
  }

  /**
   * Adds the bits of a text that was parsed; false after a diagnostic.
   *
   * @param where the end of the message if there is none
   */
  private boolean addKnown(
      AsmParser parser, SourceLocation at, @Nullable String text, String where, Sum sum) {
    if (text == null) {
      parser.error(at, "expected keyword for " + syntax.summary() + where);
      return false;
    }
    if (add(text, sum)) {
      return true;
    }
    parser.error(
        at,
        "expected one of [" + syntax.expected() + "] for " + syntax.summary() + ", got: " + text);
    return false;
  }

  private boolean parseOptionalSeparator(AsmParser parser) {
    return separator.equals("|") ? parser.parseOptionalVerticalBar() : parser.parseOptionalComma();
  }

  /** Prints what {@link #parse} reads. */
  public void print(AsmPrinter printer, Set<E> cases) {
    print(printer, stringify(bits(cases)));
  }

  void print(AsmPrinter printer, String text) {
    if (syntax.asEnum() && syntax.quoted()) {
      printer.printKeywordOrString(text);
    } else {
      printer.print(text);
    }
  }

  /**
   * Prints a set as a member of an operation: a keyword if it is a single case, otherwise a string.
   */
  public void printMember(AsmPrinter printer, long bits) {
    if (Long.bitCount(bits) == 1) {
      printer.printKeywordOrString(stringify(bits));
    } else {
      printer.printString(stringify(bits));
    }
  }
}
