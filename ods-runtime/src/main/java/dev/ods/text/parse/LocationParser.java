// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.ir.Attribute;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.AsmParser;
import dev.ods.text.Delimiter;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Parses locations, without the {@code loc(…)} around them. A method that returns null has reported
 * a diagnostic.
 */
public final class LocationParser {
  private static final String NO_LINE = "expected integer line number in FileLineColRange";
  private static final String NO_COLUMN = "expected integer column number in FileLineColRange";
  private static final long MAX_NUMBER = (1L << Integer.SIZE) - 1;

  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;
  private final Supplier<@Nullable Location> instance = this::parseInstance;

  LocationParser(ParserCore core) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
  }

  /** Parses any location; an alias must have been defined before. */
  public @Nullable Location parse() {
    return tokens.is(TokenKind.HASH_IDENTIFIER) ? parseAlias() : core.nest(instance);
  }

  private @Nullable Location parseInstance() {
    if (tokens.is(TokenKind.STRING)) {
      return parseNameOrPosition();
    }
    if (tokens.is(TokenKind.BARE_IDENTIFIER)) {
      if (tokens.spells("callsite")) {
        return parseCallSite();
      }
      if (tokens.spells("fused")) {
        return parseFused();
      }
      if (tokens.spells("unknown")) {
        tokens.consume();
        return UnknownLoc.get(context);
      }
    }
    tokens.wrongToken("expected location instance");
    return null;
  }

  private @Nullable Location parseAlias() {
    Attribute attribute = core.symbols.parseAttribute(null);
    if (attribute == null || attribute instanceof Location) {
      return (Location) attribute;
    }
    tokens.error("expected location attribute, but got" + attribute);
    return null;
  }

  private @Nullable Location parseCallSite() {
    tokens.consume();
    if (!tokens.expect(TokenKind.L_PAREN, "expected '(' in callsite location")) {
      return null;
    }
    Location callee = parse();
    if (callee == null) {
      return null;
    }
    if (!tokens.is(TokenKind.BARE_IDENTIFIER) || !tokens.spells("at")) {
      tokens.wrongToken("expected 'at' in callsite location");
      return null;
    }
    tokens.consume();
    Location caller = parse();
    return caller != null && tokens.expect(TokenKind.R_PAREN, "expected ')' in callsite location")
        ? CallSiteLoc.get(callee, caller)
        : null;
  }

  private @Nullable Location parseFused() {
    tokens.consume();
    Attribute metadata = null;
    if (tokens.consumeIf(TokenKind.LESS)) {
      metadata = core.attributes.parse(null);
      if (metadata == null
          || !tokens.expect(TokenKind.GREATER, "expected '>' after fused location metadata")) {
        return null;
      }
    }
    List<Location> locations = new ArrayList<>();
    // Not a lambda: until the JIT compiler optimizes, making one that captures calls the JVM.
    AsmParser.ListElement element =
        new AsmParser.ListElement() {
          @Override
          public boolean parse() {
            Location location = LocationParser.this.parse();
            return location != null && locations.add(location);
          }
        };
    boolean read = tokens.list(Delimiter.SQUARE, element, " in fused location");
    return read ? FusedLoc.get(context, locations, metadata) : null;
  }

  private @Nullable Location parseNameOrPosition() {
    String name = tokens.stringValue();
    tokens.consume();
    if (tokens.consumeIf(TokenKind.COLON)) {
      return parsePosition(name);
    }
    if (!tokens.consumeIf(TokenKind.L_PAREN)) {
      return NameLoc.get(context, name);
    }
    Location child = parse();
    return child != null
            && tokens.expect(TokenKind.R_PAREN, "expected ')' after child location of NameLoc")
        ? NameLoc.get(name, child)
        : null;
  }

  /** Parses a line, a column and an end, all of which except the line are optional. */
  private @Nullable Location parsePosition(String file) {
    long line = parseNumber(NO_LINE);
    if (line < 0) {
      return null;
    }
    if (!tokens.consumeIf(TokenKind.COLON)) {
      return FileLineColRange.get(context, file, (int) line, 0, (int) line, 0);
    }
    long column = parseNumber(NO_COLUMN);
    if (column < 0) {
      return null;
    }
    if (!tokens.isKeyword() || !tokens.spells("to")) {
      return FileLineColRange.get(context, file, (int) line, (int) column);
    }
    tokens.consume();
    long endLine = line;
    if (tokens.is(TokenKind.INTEGER)) {
      endLine = parseNumber(NO_LINE);
      if (endLine < 0) {
        return null;
      }
    }
    if (!tokens.expect(
        TokenKind.COLON, "expected either integer or `:` post `to` in FileLineColRange")) {
      return null;
    }
    long endColumn = parseNumber(NO_COLUMN);
    return endColumn < 0
        ? null
        : FileLineColRange.get(
            context, file, (int) line, (int) column, (int) endLine, (int) endColumn);
  }

  /** Parses a line or a column, at most 2^32 - 1; -1 after a diagnostic has been reported. */
  private long parseNumber(String message) {
    long number =
        tokens.is(TokenKind.INTEGER)
            ? NumberLiterals.unsigned63(tokens.text(), tokens.start(), tokens.end())
            : -1;
    if (number < 0 || number > MAX_NUMBER) {
      tokens.wrongToken(message);
      return -1;
    }
    tokens.consume();
    return number;
  }
}
