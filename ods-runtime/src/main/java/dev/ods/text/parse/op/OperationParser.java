// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.builtin.FunctionType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.OptionalResult;
import dev.ods.text.lex.Relocation;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import dev.ods.text.parse.ParserCore;
import dev.ods.text.scope.ForwardReferences;
import dev.ods.text.scope.ResultNames;
import dev.ods.text.scope.ValueScopes;
import dev.ods.trait.Terminator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses operations. Ops in generic form whose regions are being parsed are on a stack, so that
 * they may nest to any depth.
 */
final class OperationParser {
  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;
  private final OpBuilder builder;
  private final ForwardReferences forwards;
  private final LocationAliases locations;
  private final ValueScopes scopes;
  private final ResultNames results;
  private final RegionParser regions;
  private final AttributeSetter attributes;
  private final CustomOperationParser custom;

  private final List<PendingOp> pending = new ArrayList<>();
  private int depth;

  /**
   * @param topLevel the op whose block contains the top-level ops of the text
   */
  OperationParser(ParserCore core, Operation topLevel, Block block) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
    this.builder = OpBuilder.atEnd(block);
    IrReader reader = IrReader.of(topLevel);
    this.forwards = new ForwardReferences(OpBuilder.atEnd(block).clearInsertionPoint(), reader);
    this.locations = new LocationAliases(core);
    this.scopes = new ValueScopes(tokens, reader, block, forwards);
    this.results = new ResultNames(tokens, scopes);
    this.regions = new RegionParser(core, scopes, locations, builder, block, this);
    this.attributes = new AttributeSetter(core);
    this.custom =
        new CustomOperationParser(core, builder, scopes, locations, regions, attributes, this);
    scopes.push(true);
  }

  /** Checks what can only be checked at the end of the text; false after reporting errors. */
  boolean finish(Operation topLevel) {
    if (!forwards.checkAllDefined(tokens) || !locations.resolve(topLevel) || !scopes.pop()) {
      return false;
    }
    forwards.release();
    return true;
  }

  /** Parses one op with its regions. */
  boolean parseWhole() {
    int base = regions.depth();
    return parse() && regions.runTo(base);
  }

  /** Parses an op in generic form with its regions at the end of a block; null after an error. */
  @Nullable Operation parseGenericInto(Block block) {
    if (!tokens.is(TokenKind.STRING)) {
      tokens.wrongToken("expected operation name in quotes");
      return null;
    }
    regions.enter(block);
    int base = regions.depth();
    if (!parseGeneric(push()) || !regions.runTo(base)) {
      return null;
    }
    regions.leave();
    return block.last();
  }

  /** Parses an op, up to the start of its first region if it is in generic form and has regions. */
  boolean parse() {
    PendingOp op = push();
    if (tokens.is(TokenKind.PERCENT_IDENTIFIER) && !results.parse()) {
      return false;
    }
    op.nameStart = tokens.start();
    if (tokens.is(TokenKind.STRING)) {
      return parseGeneric(op);
    }
    if (tokens.is(TokenKind.BARE_IDENTIFIER) || TokenKind.isKeyword(tokens.kind())) {
      return custom.parse(op);
    }
    return tokens.wrongToken("expected operation name in quotes");
  }

  /**
   * Clears the buffer of the text, if that is read from a stream, of what has been parsed. To be
   * called before the current token is parsed, where nobody but these holds offsets.
   *
   * @return false after reporting an error
   */
  boolean relocateIfDue() {
    return !tokens.isRelocationDue() || relocate();
  }

  private boolean relocate() {
    Relocation relocation = tokens.beginRelocation();
    core.relocate(relocation);
    for (int i = 0; i < depth; i++) {
      pending.get(i).relocate(relocation);
    }
    results.relocate(relocation);
    scopes.relocate(relocation);
    locations.relocate(relocation);
    return tokens.endRelocation(relocation);
  }

  /** The offset of the name of the innermost op that is being parsed, or else of the token. */
  int position() {
    return depth == 0 ? tokens.start() : pending.get(depth - 1).nameStart;
  }

  private PendingOp push() {
    if (depth == pending.size()) {
      pending.add(new PendingOp(builder.newState()));
    }
    PendingOp op = pending.get(depth++);
    op.start = tokens.start();
    op.nameStart = op.start;
    op.resultMark = results.size();
    op.operandMark = scopes.operands.size();
    op.typeMark = core.typeStack.size();
    op.properties = null;
    op.attributes.clear();
    return op;
  }

  /**
   * The number of results that the text names of the op that is being parsed, or the largest int if
   * there are more.
   */
  int namedResultCount() {
    long count = results.count(pending.get(depth - 1).resultMark);
    return Long.compareUnsigned(count, Integer.MAX_VALUE) > 0 ? Integer.MAX_VALUE : (int) count;
  }

  /** The name in the text of a result of the op that is being parsed, without {@code %}. */
  String resultName(int index) {
    return results.name(pending.get(depth - 1).resultMark, index);
  }

  // -- The generic form --------------------------------------------------------------------------

  private boolean parseGeneric(PendingOp op) {
    long location = tokens.toLocationWord(tokens.start());
    OperationName name = parseGenericName();
    if (name == null) {
      return false;
    }
    PackedLocation.reset(op.state, name, location);
    if (!parseOperands()
        || (tokens.is(TokenKind.L_SQUARE) && !parseSuccessors(op.state))
        || (tokens.is(TokenKind.LESS) && (op.properties = parseProperties()) == null)) {
      return false;
    }
    return tokens.consumeIf(TokenKind.L_PAREN) ? parseRegions(op) : finishGeneric(op);
  }

  private @Nullable OperationName parseGenericName() {
    byte[] text = tokens.text();
    int from = tokens.start();
    int to = tokens.end();
    OperationName name;
    if (tokens.isSpecialString() || to - from == 2) {
      byte[] utf8 = TokenText.unquoteBytes(text, from, to);
      if (utf8.length == 0) {
        tokens.error("empty operation name is invalid");
        return null;
      }
      if (TokenText.contains(utf8, 0, utf8.length, '\0')) {
        tokens.error("null character not allowed in operation name");
        return null;
      }
      name = context.operationName(utf8, 0, utf8.length);
    } else {
      name = context.operationName(text, from + 1, to - 1);
    }
    tokens.consume();
    if (!name.isRegistered()
        && !context.allowsUnregisteredDialects()
        && context.dialect(name.dialectNamespace()) == null) {
      tokens.error(
          "operation being parsed with an unregistered dialect. If this is intended, please use"
              + " -allow-unregistered-dialect with the MLIR tool used");
      return null;
    }
    return name;
  }

  /** Parses operands in parentheses onto the stack. */
  boolean parseOperands() {
    if (!tokens.expect(TokenKind.L_PAREN, "expected '(' to start operand list")) {
      return false;
    }
    if (tokens.is(TokenKind.PERCENT_IDENTIFIER)) {
      do {
        if (!scopes.parseOperand(true)) {
          return false;
        }
      } while (tokens.consumeIf(TokenKind.COMMA));
    }
    return tokens.expect(TokenKind.R_PAREN, "expected ')' to end operand list");
  }

  /** Parses successors in brackets. */
  boolean parseSuccessors(OperationState state) {
    if (!state.name().mightHaveTrait(Terminator.class)) {
      return tokens.error("successors in non-terminator");
    }
    tokens.consume();
    return tokens.listUntil(
        TokenKind.R_SQUARE,
        () -> {
          Block block = scopes.parseSuccessor();
          if (block == null) {
            return false;
          }
          state.addSuccessor(block);
          return true;
        },
        false);
  }

  /** Parses properties in angle brackets; null after an error. */
  @Nullable Attribute parseProperties() {
    tokens.consume();
    Attribute properties =
        tokens.is(TokenKind.L_BRACE)
            ? core.attributes.parseDictionary()
            : core.attributes.parse(null);
    return properties != null
            && tokens.expect(TokenKind.GREATER, "expected '>' to close properties")
        ? properties
        : null;
  }

  /** Parses the remaining regions, up to the start of the first that is not empty. */
  private boolean parseRegions(PendingOp op) {
    do {
      OptionalResult opened = regions.open(op.state.addRegion(), List.of(), false, true);
      if (opened != OptionalResult.ABSENT) {
        return opened == OptionalResult.SUCCESS;
      }
    } while (tokens.consumeIf(TokenKind.COMMA));
    return tokens.expect(TokenKind.R_PAREN, "expected ')' to end region list") && finishGeneric(op);
  }

  /** Continues with the innermost op in generic form, one of whose regions has just ended. */
  boolean parseAfterRegion() {
    PendingOp op = pending.get(depth - 1);
    if (tokens.consumeIf(TokenKind.COMMA)) {
      return parseRegions(op);
    }
    return tokens.expect(TokenKind.R_PAREN, "expected ')' to end region list") && finishGeneric(op);
  }

  private boolean finishGeneric(PendingOp op) {
    DictionaryAttr dictionary = null;
    if (tokens.is(TokenKind.L_BRACE)) {
      dictionary = core.attributes.parseDictionary();
      if (dictionary == null) {
        return false;
      }
    }
    return parseSignature(op.state, op.operandMark)
        && attributes.setAll(op.state, dictionary, op.properties)
        && create(op);
  }

  /**
   * Parses the function type at the end of an op, which its results and operands have.
   *
   * @param mark the height of the stack before its operands
   */
  boolean parseSignature(OperationState state, int mark) {
    if (!tokens.expect(TokenKind.COLON, "expected ':' followed by operation type")) {
      return false;
    }
    int typeStart = tokens.start();
    Type type = core.types.parse();
    if (!(type instanceof FunctionType function)) {
      return type != null
          && tokens.errorAtLocation(tokens.toLocation(typeStart), "expected function type");
    }
    if (!resolveOperands(state, mark, function, typeStart)) {
      return false;
    }
    for (int i = 0; i < function.resultCount(); i++) {
      state.addType(function.result(i));
    }
    return true;
  }

  private boolean resolveOperands(
      OperationState state, int mark, FunctionType function, int typeStart) {
    int count = scopes.operands.size() - mark;
    if (function.inputCount() != count) {
      return tokens.errorAtLocation(
          tokens.toLocation(typeStart),
          "expected "
              + count
              + " operand type"
              // MLIR 22 prints a zero byte instead of the omitted s.
              + (count == 1 ? '\0' : 's')
              + " but had "
              + function.inputCount());
    }
    for (int i = 0; i < count; i++) {
      if (!scopes.resolve(mark + i, function.input(i), state)) {
        return false;
      }
    }
    return true;
  }

  // -- The end of an op --------------------------------------------------------------------------

  /** Creates an op that has been parsed up to its location, and names its results. */
  boolean create(PendingOp op) {
    scopes.operands.cutTo(op.operandMark);
    Operation created = builder.create(op.state);
    if (tokens.is(TokenKind.KW_LOC)) {
      Location location = locations.parseSpecifier();
      if (location == null) {
        return false;
      }
      created.setLocation(location);
    }
    depth--;
    return results.define(op.resultMark, op.start, created);
  }
}
