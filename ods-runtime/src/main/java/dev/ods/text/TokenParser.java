// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Context;
import dev.ods.ir.Location;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link AsmParser} that parses single tokens: punctuation, keywords, strings and
 * numbers.
 */
public interface TokenParser {
  // -- Location ----------------------------------------------------------------------------------

  /** The context in which types and attributes are created. */
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

  /** Parses {@literal ->}, which must be present. */
  boolean parseArrow();

  /** Parses {@literal ->} if present; returns whether it was. */
  boolean parseOptionalArrow();

  /** Parses an opening brace, which must be present. */
  boolean parseLBrace();

  /** Parses an opening brace if present; returns whether it was. */
  boolean parseOptionalLBrace();

  /** Parses a closing brace, which must be present. */
  boolean parseRBrace();

  /** Parses a closing brace if present; returns whether it was. */
  boolean parseOptionalRBrace();

  /** Parses {@code :}, which must be present. */
  boolean parseColon();

  /** Parses {@code :} if present; returns whether it was. */
  boolean parseOptionalColon();

  /** Parses {@code ,}, which must be present. */
  boolean parseComma();

  /** Parses {@code ,} if present; returns whether it was. */
  boolean parseOptionalComma();

  /** Parses {@code ...}, which must be present. */
  boolean parseEllipsis();

  /** Parses {@code ...} if present; returns whether it was. */
  boolean parseOptionalEllipsis();

  /** Parses {@code =}, which must be present. */
  boolean parseEqual();

  /** Parses {@code =} if present; returns whether it was. */
  boolean parseOptionalEqual();

  /** Parses {@literal <}, which must be present. */
  boolean parseLess();

  /** Parses {@literal <} if present; returns whether it was. */
  boolean parseOptionalLess();

  /** Parses {@literal >}, which must be present. */
  boolean parseGreater();

  /** Parses {@literal >} if present; returns whether it was. */
  boolean parseOptionalGreater();

  /** Parses {@code (}, which must be present. */
  boolean parseLParen();

  /** Parses {@code (} if present; returns whether it was. */
  boolean parseOptionalLParen();

  /** Parses {@code )}, which must be present. */
  boolean parseRParen();

  /** Parses {@code )} if present; returns whether it was. */
  boolean parseOptionalRParen();

  /** Parses {@code [}, which must be present. */
  boolean parseLSquare();

  /** Parses {@code [} if present; returns whether it was. */
  boolean parseOptionalLSquare();

  /** Parses {@code ]}, which must be present. */
  boolean parseRSquare();

  /** Parses {@code ]} if present; returns whether it was. */
  boolean parseOptionalRSquare();

  /** Parses {@code ?}, which must be present. */
  boolean parseQuestion();

  /** Parses {@code ?} if present; returns whether it was. */
  boolean parseOptionalQuestion();

  /** Parses {@code /}, which must be present. */
  boolean parseSlash();

  /** Parses {@code /} if present; returns whether it was. */
  boolean parseOptionalSlash();

  /** Parses {@code *}, which must be present. */
  boolean parseStar();

  /** Parses {@code *} if present; returns whether it was. */
  boolean parseOptionalStar();

  /** Parses {@code +}, which must be present. */
  boolean parsePlus();

  /** Parses {@code +} if present; returns whether it was. */
  boolean parseOptionalPlus();

  /** Parses {@code -}, which must be present. */
  boolean parseMinus();

  /** Parses {@code -} if present; returns whether it was. */
  boolean parseOptionalMinus();

  /** Parses {@code |}, which must be present. */
  boolean parseVerticalBar();

  /** Parses {@code |} if present; returns whether it was. */
  boolean parseOptionalVerticalBar();

  // -- Keywords, strings, numbers ----------------------------------------------------------------

  /** Parses this keyword, which must be present. */
  boolean parseKeyword(String keyword);

  /**
   * Parses this keyword, which must be present; {@code context} ends the message if it is absent.
   */
  boolean parseKeyword(String keyword, String context);

  /** Parses this keyword if present; returns whether it was. */
  boolean parseOptionalKeyword(String keyword);

  /** Parses any keyword. */
  @Nullable String parseKeyword();

  /** Parses any keyword; null, without a diagnostic, if there is none. */
  @Nullable String parseOptionalKeyword();

  /** Parses one of these keywords; null, without a diagnostic, if none of them is present. */
  @Nullable String parseOptionalKeyword(String... allowed);

  /**
   * Whether the current token is one of these keywords; if so, parse it with {@link
   * #parseKeyword()}.
   */
  boolean startsKeyword(String... allowed);

  /** Whether the next token is a keyword, of any text. */
  boolean startsKeyword();

  /** Parses a quoted string and returns its content. */
  @Nullable String parseString();

  /** Parses a quoted string; null, without a diagnostic, if there is none. */
  @Nullable String parseOptionalString();

  /**
   * Parses a quoted string of bytes in base 64 and returns the bytes.
   *
   * @return null after an error was reported
   */
  byte @Nullable [] parseBase64Bytes();

  /** Parses a keyword or a quoted string. */
  @Nullable String parseKeywordOrString();

  /** Parses a keyword or a quoted string; null, without a diagnostic, if there is neither. */
  @Nullable String parseOptionalKeywordOrString();

  /** Whether an integer starts here; if so, parse it with {@link #parseInteger}. */
  boolean startsInteger();

  /**
   * Whether a floating-point literal starts here; if so, parse it with {@link
   * AsmParser#parseFloat}.
   */
  boolean startsFloat();

  /**
   * Parses a possibly negative integer of 64 bits; {@code true} is -1, as its only bit is the sign
   * bit, and {@code false} is 0.
   */
  @Nullable Long parseInteger();

  /**
   * Parses a possibly negative integer of any size, as MLIR does into an {@code APInt}; {@code
   * true} is -1, as its only bit is the sign bit, and {@code false} is 0.
   *
   * @return null after an error was reported, such as for a number of more bits than the widest
   *     {@link dev.ods.builtin.IntegerType} has
   */
  @Nullable BigInteger parseBigInteger();

  /**
   * Parses an unsigned integer; {@code true} is the greatest one, as in MLIR it is the one-bit -1,
   * and {@code false} is 0. A negative number wraps around, unless {@code bits} is 1.
   *
   * @param bits the maximum number of bits: 1 to 64
   * @return null after an error was reported
   * @throws IllegalArgumentException if {@code bits} is out of range
   */
  @Nullable Long parseUnsigned(int bits);

  /**
   * Parses a possibly negative decimal integer of 64 bits. Of {@code 0x10} it parses the 0, such
   * that {@link AsmParser#parseXInDimensionList} can follow.
   *
   * @return null after an error was reported
   */
  @Nullable Long parseDecimalInteger();

  /** Parses a possibly negative floating point literal, decimal or as the hexadecimal bits. */
  @Nullable Double parseFloat();
}
