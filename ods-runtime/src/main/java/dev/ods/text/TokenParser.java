// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Context;
import dev.ods.ir.Location;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link AsmParser} that reads single tokens: punctuation, keywords, strings and
 * numbers.
 */
public interface TokenParser {
  // -- Where we are ------------------------------------------------------------------------------

  /** The context that types and attributes are made in. */
  Context context();

  /** The location of the current token: what {@link #error} takes. */
  SourceLocation location();

  /** The location as file, line and column. */
  Location toLocation(SourceLocation location);

  /**
   * Reports an error at a location.
   *
   * @return false, for the caller to return
   */
  boolean error(SourceLocation location, String message);

  /** Attaches a note to the error just reported; returns false, for the caller to return. */
  boolean note(SourceLocation location, String message);

  // -- Punctuation -------------------------------------------------------------------------------

  /** Reads {@literal ->}, which must be there. */
  boolean parseArrow();

  /** Reads {@literal ->} if it is there; tells whether it was. */
  boolean parseOptionalArrow();

  /** Reads an opening brace, which must be there. */
  boolean parseLBrace();

  /** Reads an opening brace if it is there; tells whether it was. */
  boolean parseOptionalLBrace();

  /** Reads a closing brace, which must be there. */
  boolean parseRBrace();

  /** Reads a closing brace if it is there; tells whether it was. */
  boolean parseOptionalRBrace();

  /** Reads {@code :}, which must be there. */
  boolean parseColon();

  /** Reads {@code :} if it is there; tells whether it was. */
  boolean parseOptionalColon();

  /** Reads {@code ,}, which must be there. */
  boolean parseComma();

  /** Reads {@code ,} if it is there; tells whether it was. */
  boolean parseOptionalComma();

  /** Reads {@code ...}, which must be there. */
  boolean parseEllipsis();

  /** Reads {@code ...} if it is there; tells whether it was. */
  boolean parseOptionalEllipsis();

  /** Reads {@code =}, which must be there. */
  boolean parseEqual();

  /** Reads {@code =} if it is there; tells whether it was. */
  boolean parseOptionalEqual();

  /** Reads {@literal <}, which must be there. */
  boolean parseLess();

  /** Reads {@literal <} if it is there; tells whether it was. */
  boolean parseOptionalLess();

  /** Reads {@literal >}, which must be there. */
  boolean parseGreater();

  /** Reads {@literal >} if it is there; tells whether it was. */
  boolean parseOptionalGreater();

  /** Reads {@code (}, which must be there. */
  boolean parseLParen();

  /** Reads {@code (} if it is there; tells whether it was. */
  boolean parseOptionalLParen();

  /** Reads {@code )}, which must be there. */
  boolean parseRParen();

  /** Reads {@code )} if it is there; tells whether it was. */
  boolean parseOptionalRParen();

  /** Reads {@code [}, which must be there. */
  boolean parseLSquare();

  /** Reads {@code [} if it is there; tells whether it was. */
  boolean parseOptionalLSquare();

  /** Reads {@code ]}, which must be there. */
  boolean parseRSquare();

  /** Reads {@code ]} if it is there; tells whether it was. */
  boolean parseOptionalRSquare();

  /** Reads {@code ?}, which must be there. */
  boolean parseQuestion();

  /** Reads {@code ?} if it is there; tells whether it was. */
  boolean parseOptionalQuestion();

  /** Reads {@code /}, which must be there. */
  boolean parseSlash();

  /** Reads {@code /} if it is there; tells whether it was. */
  boolean parseOptionalSlash();

  /** Reads {@code *}, which must be there. */
  boolean parseStar();

  /** Reads {@code *} if it is there; tells whether it was. */
  boolean parseOptionalStar();

  /** Reads {@code +}, which must be there. */
  boolean parsePlus();

  /** Reads {@code +} if it is there; tells whether it was. */
  boolean parseOptionalPlus();

  /** Reads {@code -}, which must be there. */
  boolean parseMinus();

  /** Reads {@code -} if it is there; tells whether it was. */
  boolean parseOptionalMinus();

  /** Reads {@code |}, which must be there. */
  boolean parseVerticalBar();

  /** Reads {@code |} if it is there; tells whether it was. */
  boolean parseOptionalVerticalBar();

  // -- Keywords, strings, numbers ----------------------------------------------------------------

  /** Reads this keyword, which must be there. */
  boolean parseKeyword(String keyword);

  /** Reads this keyword, which must be there; {@code context} ends the message if it is not. */
  boolean parseKeyword(String keyword, String context);

  /** Reads this keyword if it is there; tells whether it was. */
  boolean parseOptionalKeyword(String keyword);

  /** Reads any keyword. */
  @Nullable String parseKeyword();

  /** Reads any keyword; null, without a diagnostic, if there is none. */
  @Nullable String parseOptionalKeyword();

  /** Reads one of these keywords; null, without a diagnostic, if none of them is there. */
  @Nullable String parseOptionalKeyword(String... allowed);

  /** Whether one of these keywords is here; if so, parse it with {@link #parseKeyword()}. */
  boolean startsKeyword(String... allowed);

  /** Reads a quoted string and returns its content. */
  @Nullable String parseString();

  /** Reads a quoted string; null, without a diagnostic, if there is none. */
  @Nullable String parseOptionalString();

  /** Reads a keyword or a quoted string. */
  @Nullable String parseKeywordOrString();

  /** Reads a keyword or a quoted string; null, without a diagnostic, if there is neither. */
  @Nullable String parseOptionalKeywordOrString();

  /** Whether an integer starts here; if so, read it with {@link #parseInteger}. */
  boolean startsInteger();

  /**
   * Reads a possibly negative integer of 64 bits; {@code true} is -1, for its one bit is the sign,
   * and {@code false} is 0.
   */
  @Nullable Long parseInteger();

  /**
   * Reads an unsigned integer; {@code true} is the greatest one, for in MLIR it is -1 of one bit,
   * and {@code false} is 0. A negative number wraps around, unless only one bit is wanted.
   *
   * @param bits how many it has at most: 1 to 64
   * @return null after an error was reported
   * @throws IllegalArgumentException if there are no integers of so many bits
   */
  @Nullable Long parseUnsigned(int bits);

  /** Reads a possibly negative floating point literal, decimal or as the hexadecimal bits. */
  @Nullable Double parseFloat();
}
