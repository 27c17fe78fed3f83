// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.ShapedType;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.Arrays;

/** Parses the extents of a shaped type: {@code 4x?x}, {@code *x}, {@code 2x[4]x}. */
final class Dimensions {
  private final TokenStream tokens;
  private long[] extents = new long[4];
  private boolean[] scalable = new boolean[4];
  private int count;
  private boolean unranked;

  /** The offset at which the number of the current token ends. */
  private int extentEnd;

  Dimensions(TokenStream tokens) {
    this.tokens = tokens;
  }

  long[] shape() {
    return Arrays.copyOf(extents, count);
  }

  boolean[] scalable() {
    return Arrays.copyOf(scalable, count);
  }

  /** Whether the extents were a star, for an unranked type. */
  boolean isUnranked() {
    return unranked;
  }

  /** Parses {@code *x}, or extents, each followed by an {@code x}. */
  boolean parseRankedOrStar() {
    if (tokens.consumeIf(TokenKind.STAR)) {
      unranked = true;
      return parseX();
    }
    return parseExtents(true);
  }

  /** Parses extents, each followed by an {@code x}. */
  boolean parseExtents(boolean allowDynamic) {
    while (startsExtent()) {
      if (tokens.is(TokenKind.QUESTION)) {
        if (!parseDynamic(allowDynamic) || !parseX()) {
          return false;
        }
      } else if (!parseExtent(false) || !parseXAfterNumber()) {
        return false;
      }
    }
    return true;
  }

  /** Parses extents with an {@code x} between two of them; none if no extent starts here. */
  boolean parseSeparated(boolean allowDynamic) {
    if (!startsExtent()) {
      return true;
    }
    while (parseAnyExtent(allowDynamic)) {
      if (!startsX()) {
        return true;
      }
      tokens.moveTo(tokens.start() + 1);
    }
    return false;
  }

  private boolean startsExtent() {
    return tokens.is(TokenKind.INTEGER) || tokens.is(TokenKind.QUESTION);
  }

  private boolean parseDynamic(boolean allowed) {
    if (!allowed) {
      return tokens.error("expected static shape");
    }
    tokens.consume();
    add(ShapedType.DYNAMIC, false);
    return true;
  }

  /** Parses and consumes one extent. */
  private boolean parseAnyExtent(boolean allowDynamic) {
    if (tokens.is(TokenKind.QUESTION)) {
      return parseDynamic(allowDynamic);
    }
    if (!parseExtent(false)) {
      return false;
    }
    tokens.moveTo(extentEnd);
    return true;
  }

  /** Parses the extents of a vector, each followed by an {@code x}. */
  boolean parseVector() {
    while (tokens.is(TokenKind.INTEGER) || tokens.is(TokenKind.L_SQUARE)) {
      if (!tokens.consumeIf(TokenKind.L_SQUARE)) {
        if (!parseExtent(false) || !parseXAfterNumber()) {
          return false;
        }
        continue;
      }
      if (!parseExtent(true)) {
        return false;
      }
      tokens.moveTo(extentEnd);
      if (!tokens.consumeIf(TokenKind.R_SQUARE)) {
        return tokens.wrongToken("missing ']' closing scalable dimension");
      }
      if (!parseX()) {
        return false;
      }
    }
    return true;
  }

  /** Parses the number of the current token up to {@link #extentEnd}; the token is not consumed. */
  private boolean parseExtent(boolean isScalable) {
    int start = tokens.start();
    if (!tokens.is(TokenKind.INTEGER)) {
      return tokens.error("invalid dimension");
    }
    if (tokens.end() > start + 1 && tokens.text()[start + 1] == 'x') {
      // 0x10 is the extent 0, an x and the extent 10.
      add(0, isScalable);
      extentEnd = start + 1;
      return true;
    }
    long extent = NumberLiterals.unsigned63(tokens.text(), start, tokens.end());
    if (extent < 0) {
      return tokens.error("invalid dimension");
    }
    add(extent, isScalable);
    extentEnd = tokens.end();
    return true;
  }

  /**
   * Parses the {@code x} after a number. Usually it is adjacent; then the rest is not lexed as a
   * part of a word first, which would take quadratic time in {@code 0x0x0x0…}.
   */
  private boolean parseXAfterNumber() {
    if (tokens.text()[extentEnd] == 'x') {
      tokens.moveTo(extentEnd + 1);
      return true;
    }
    tokens.moveTo(extentEnd);
    return parseX();
  }

  /** Parses an {@code x}; the rest of the same word is the next token. */
  boolean parseX() {
    if (!startsX()) {
      return tokens.wrongToken("expected 'x' in dimension list");
    }
    tokens.moveTo(tokens.start() + 1);
    return true;
  }

  private boolean startsX() {
    return tokens.is(TokenKind.BARE_IDENTIFIER) && tokens.text()[tokens.start()] == 'x';
  }

  private void add(long extent, boolean isScalable) {
    if (count == extents.length) {
      extents = Arrays.copyOf(extents, count * 2);
      scalable = Arrays.copyOf(scalable, count * 2);
    }
    extents[count] = extent;
    scalable[count++] = isScalable;
  }
}
