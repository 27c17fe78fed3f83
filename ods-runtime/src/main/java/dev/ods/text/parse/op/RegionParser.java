// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OptionalResult;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.parse.ParserCore;
import dev.ods.text.parse.TypeParser;
import dev.ods.text.scope.ValueScopes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Parses regions and blocks. The open regions are on a stack of frames, so that they may nest to
 * any depth.
 */
final class RegionParser {
  private static final int NO_LIMIT = -1;

  private final TokenStream tokens;
  private final TypeParser types;
  private final ValueScopes scopes;
  private final LocationAliases locations;
  private final OpBuilder builder;
  private final OperationParser operations;

  /** The open regions, and the current block of each. */
  private final List<Region> regions = new ArrayList<>();

  private final List<Block> blocks = new ArrayList<>();

  /**
   * For each open region, whether it belongs to an op in generic form, which continues when the
   * region ends.
   */
  private final List<Boolean> generic = new ArrayList<>();

  /** The maximum number of arguments of an entry block, if their types were parsed before. */
  private final List<Integer> entryArguments = new ArrayList<>();

  /**
   * @param topLevel the block of top-level ops
   */
  RegionParser(
      ParserCore core,
      ValueScopes scopes,
      LocationAliases locations,
      OpBuilder builder,
      Block topLevel,
      OperationParser operations) {
    this.tokens = core.tokens;
    this.types = core.types;
    this.scopes = scopes;
    this.locations = locations;
    this.builder = builder;
    this.operations = operations;
    blocks.add(topLevel);
  }

  /** The number of open regions. */
  int depth() {
    return regions.size();
  }

  /**
   * Parses the start of a region, up to the first op of its entry block, and pushes a frame for it.
   *
   * @param ofGeneric whether the region belongs to an op in generic form
   * @return {@code ABSENT} if the region was empty and has been parsed to its end
   */
  OptionalResult open(
      Region region, List<Argument> arguments, boolean isolated, boolean ofGeneric) {
    if (!tokens.expect(TokenKind.L_BRACE, "expected '{' to begin a region")) {
      return OptionalResult.FAILURE;
    }
    if (arguments.isEmpty() && tokens.consumeIf(TokenKind.R_BRACE)) {
      return OptionalResult.ABSENT;
    }
    scopes.push(isolated);
    boolean named = tokens.is(TokenKind.CARET_IDENTIFIER);
    boolean onlyTypes = !arguments.isEmpty() && arguments.get(0).name().isEmpty();
    if (named && !arguments.isEmpty() && !onlyTypes) {
      tokens.error("invalid block name in region with named arguments");
      return OptionalResult.FAILURE;
    }
    Block entry = region.addBlock();
    regions.add(region);
    blocks.add(entry);
    generic.add(ofGeneric);
    entryArguments.add(onlyTypes ? arguments.size() : NO_LIMIT);
    builder.setInsertionPointToEnd(entry);
    return OptionalResult.of(
        named ? parseLabel(entry) : onlyTypes || addArguments(entry, arguments));
  }

  /** Continues at the end of a block that no text has opened. */
  void enter(Block block) {
    regions.add(Objects.requireNonNull(block.parent(), "a block in a region of the op is needed"));
    blocks.add(block);
    generic.add(false);
    entryArguments.add(NO_LIMIT);
    builder.setInsertionPointToEnd(block);
  }

  /** Ends what {@link #enter} began. */
  void leave() {
    pop();
  }

  private boolean pop() {
    int last = regions.size() - 1;
    entryArguments.remove(last);
    regions.remove(last);
    blocks.remove(last + 1);
    builder.setInsertionPointToEnd(blocks.get(last));
    return generic.remove(last);
  }

  /** Parses to the end of all regions but the outermost {@code base}. */
  boolean runTo(int base) {
    while (regions.size() > base) {
      if (!operations.relocateIfDue()) {
        return false;
      }
      boolean read =
          tokens.is(TokenKind.R_BRACE)
              ? close()
              : tokens.is(TokenKind.CARET_IDENTIFIER) ? parseLabel(null) : operations.parse();
      if (!read) {
        return false;
      }
    }
    return true;
  }

  private boolean close() {
    int last = regions.size() - 1;
    if (!checkEntryArguments(last) || !scopes.pop()) {
      return false;
    }
    tokens.consume();
    return !pop() || operations.parseAfterRegion();
  }

  /** Reports an entry block that has more arguments than were declared outside of the region. */
  private boolean checkEntryArguments(int frame) {
    int limit = entryArguments.get(frame);
    Block block = blocks.get(frame + 1);
    return limit == NO_LIMIT
        || !block.isEntryBlock()
        || block.argumentCount() <= limit
        || tokens.error("entry block arguments were already defined");
  }

  private boolean addArguments(Block entry, List<Argument> arguments) {
    for (Argument argument : arguments) {
      int from = argument.nameLocation().offset();
      int to = from + argument.name().length();
      int before = scopes.locationOf(from, to, argument.number());
      if (before >= 0) {
        tokens.errorAt(from, "region entry argument '" + argument.name() + "' is already in use");
        return tokens.note(before, "previously referenced here");
      }
      Type type = argument.type();
      if (type == null) {
        throw new IllegalArgumentException(
            "a region's argument needs a type: give " + argument.name() + " one with withType()");
      }
      Location location = argument.location();
      Value value =
          location != null
              ? entry.addArgument(type, location)
              : PackedLocation.addArgument(entry, type, tokens.toLocationWord(from));
      if (!scopes.define(from, to, argument.number(), value)) {
        return false;
      }
    }
    return true;
  }

  /** Parses {@code ^name(%arg: type, …):} and continues at the end of that block. */
  private boolean parseLabel(@Nullable Block given) {
    int from = tokens.start();
    int to = tokens.end();
    int last = regions.size() - 1;
    if (given == null && !checkEntryArguments(last)) {
      return false;
    }
    tokens.consume();
    Block block = scopes.defineBlock(from, to, given);
    if (block == null) {
      return false;
    }
    if (given == null) {
      regions.get(last).append(block);
      blocks.set(last + 1, block);
      builder.setInsertionPointToEnd(block);
    }
    if (tokens.is(TokenKind.L_PAREN)
        && !tokens.list(Delimiter.PAREN, () -> parseBlockArgument(block), "")) {
      return false;
    }
    return tokens.expect(TokenKind.COLON, "expected ':' after block name");
  }

  private boolean parseBlockArgument(Block block) {
    int mark = scopes.operands.size();
    if (!scopes.parseOperand(true)
        || !tokens.expect(TokenKind.COLON, "expected ':' and type for SSA operand")) {
      return false;
    }
    int from = scopes.operands.location(mark);
    int to = scopes.operands.end(mark);
    int number = scopes.operands.number(mark);
    scopes.operands.cutTo(mark);
    Type type = types.parse();
    if (type == null) {
      return false;
    }
    Value argument = PackedLocation.addArgument(block, type, tokens.toLocationWord(from));
    if (tokens.is(TokenKind.KW_LOC)) {
      Location location = locations.parseSpecifier();
      if (location == null) {
        return false;
      }
      argument.setLocation(location);
    }
    return scopes.define(from, to, number, argument);
  }
}
