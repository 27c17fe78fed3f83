// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.lex.Relocation;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import dev.ods.text.parse.ParserCore;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The aliases of locations that are used before they are defined: MLIR prints the definitions at
 * the end of the file. Until then each is represented by a marker.
 */
final class LocationAliases {
  /** The prefix of the names of markers; no name that is decoded from bytes has it. */
  private static final String MARKER = "\uD800location alias ";

  private record Use(NameLoc marker, int offset) {}

  private final ParserCore core;
  private final TokenStream tokens;
  private final Map<String, Use> pending = new LinkedHashMap<>();

  LocationAliases(ParserCore core) {
    this.core = core;
    this.tokens = core.tokens;
  }

  /** Parses {@code loc(…)}, which the current token starts; null after an error was reported. */
  @Nullable Location parseSpecifier() {
    tokens.consume();
    if (!tokens.expect(TokenKind.L_PAREN, "expected '(' in location")) {
      return null;
    }
    boolean isAlias =
        tokens.is(TokenKind.HASH_IDENTIFIER)
            && !TokenText.contains(tokens.text(), tokens.start(), tokens.end(), '.');
    Location location = isAlias ? parseAlias() : core.locations.parse();
    return location != null && tokens.expect(TokenKind.R_PAREN, "expected ')' in location")
        ? location
        : null;
  }

  private @Nullable Location parseAlias() {
    int offset = tokens.start();
    String alias = core.context.identifier(tokens.text(), offset + 1, tokens.end());
    tokens.consume();
    Attribute known = core.attributeAliases.get(alias);
    if (known == null) {
      return pending
          .computeIfAbsent(alias, name -> new Use(NameLoc.get(core.context, MARKER + name), offset))
          .marker();
    }
    return asLocation(known, offset);
  }

  private @Nullable Location asLocation(Attribute attribute, int offset) {
    if (attribute instanceof Location location) {
      return location;
    }
    tokens.errorAt(offset, "expected location, but found '" + attribute + "'");
    return null;
  }

  /** Exchanges the offsets of the uses. */
  void relocate(Relocation relocation) {
    pending.replaceAll((alias, use) -> new Use(use.marker(), relocation.keep(use.offset())));
  }

  /** Replaces the markers by their locations; false after reporting an undefined alias. */
  boolean resolve(Operation root) {
    if (pending.isEmpty()) {
      return true;
    }
    Map<Location, Location> locations = new HashMap<>();
    for (Map.Entry<String, Use> entry : pending.entrySet()) {
      Use use = entry.getValue();
      Attribute defined = core.attributeAliases.get(entry.getKey());
      if (defined == null) {
        return tokens.errorAt(use.offset(), "operation location alias was never defined");
      }
      Location location = asLocation(defined, use.offset());
      if (location == null) {
        return false;
      }
      locations.put(use.marker(), location);
    }
    root.walk(op -> replace(op, locations));
    return true;
  }

  private static void replace(Operation op, Map<Location, Location> locations) {
    if (!PackedLocation.isPosition(PackedLocation.of(op))) {
      Location location = locations.get(op.location());
      if (location != null) {
        op.setLocation(location);
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block : region.blocks()) {
        for (int j = 0; j < block.argumentCount(); j++) {
          Value argument = block.argument(j);
          Location of = locations.get(argument.location());
          if (of != null) {
            argument.setLocation(of);
          }
        }
      }
    }
  }
}
