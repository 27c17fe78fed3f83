// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.stack.Nesting;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAssembly;
import dev.ods.text.OperandMark;
import dev.ods.text.OptionalResult;
import dev.ods.text.form.OpText;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.lex.TokenText;
import dev.ods.text.parse.ParserCore;
import dev.ods.text.scope.ValueScopes;
import dev.ods.trait.Terminator;
import dev.ods.verify.InferredTypes;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Parses ops in their custom form: finds the op's {@link OpAssembly}, and implements {@link
 * OpAsmParser} for it.
 */
public final class CustomOperationParser {
  private static final String REGISTRATION_HELP =
      "; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/"
          + "#registered-loaded-dependent-whats-up-with-dialects-management";

  private final ParserCore core;
  private final Context context;
  private final TokenStream tokens;
  private final OpBuilder builder;
  private final ValueScopes scopes;
  private final LocationAliases locations;
  private final RegionParser regions;
  private final AttributeSetter attributes;
  private final OperationParser operations;
  private final CustomAsmParser face;

  /** Parses what follows the start of the innermost region. */
  private final Supplier<Boolean> rest;

  /** The innermost op that is being parsed. */
  private @Nullable PendingOp current;

  /** The open regions. Each uses some stack, as the op's own code parses it. */
  private final Nesting nesting;

  CustomOperationParser(
      ParserCore core,
      OpBuilder builder,
      ValueScopes scopes,
      LocationAliases locations,
      RegionParser regions,
      AttributeSetter attributes,
      OperationParser operations) {
    this.core = core;
    this.context = core.context;
    this.tokens = core.tokens;
    this.builder = builder;
    this.scopes = scopes;
    this.locations = locations;
    this.regions = regions;
    this.attributes = attributes;
    this.operations = operations;
    this.nesting = new Nesting(core.stack);
    this.face = new CustomAsmParser(core, this, scopes.operands);
    this.rest = () -> regions.runTo(regions.depth() - 1);
  }

  /** Parses an op from its name on. */
  boolean parse(PendingOp op) {
    int start = tokens.start();
    int end = tokens.end();
    long location = tokens.toLocationWord(start);
    OperationName name = lookUp(start, end);
    tokens.consume();
    if (!name.isRegistered()) {
      return unknown(start, end, name);
    }
    PackedLocation.reset(op.state, name, location);
    OpAssembly assembly = name.as(OpAssembly.class);
    if (assembly == null) {
      return tokens.errorAt(start, "custom op '" + name.value() + "' has no custom assembly form");
    }
    return parseAssembly(op, assembly) && operations.create(op);
  }

  private boolean parseAssembly(PendingOp op, OpAssembly assembly) {
    PendingOp outer = current;
    current = op;
    int lent = core.sourceLocations.size();
    boolean read;
    try {
      read = assembly.parse(face, op.state);
    } catch (RuntimeException | Error e) {
      read = tokens.hookError(op.nameStart, op.state.name(), e);
    }
    if (!read && !tokens.hasFailed()) {
      face.errorAt(op.nameStart, "could not be parsed");
    }
    String duplicate = op.attributes.duplicate(op.state);
    if (read && duplicate != null) {
      read =
          face.errorAt(
              op.nameStart,
              "attribute '" + duplicate + "' occurs more than once in the attribute list");
    }
    op.attributes.setIn(op.state);
    current = outer;
    scopes.operands.cutTo(op.operandMark);
    core.typeStack.cutTo(op.typeMark);
    core.sourceLocations.cutTo(lent);
    return read && !tokens.hasFailed();
  }

  // -- Names -------------------------------------------------------------------------------------

  /** Looks up a name, if necessary with the prefix of the default dialect. */
  private OperationName lookUp(int from, int to) {
    OperationName name = context.operationName(tokens.text(), from, to);
    return name.isRegistered() || namesDialect(from, to)
        ? name
        : context.operationName(defaultDialect() + "." + TokenText.show(tokens.text(), from, to));
  }

  /** The dialect of names without a prefix. */
  private String defaultDialect() {
    return current == null ? "builtin" : OpText.defaultDialect(current.state.name());
  }

  /** Whether the first dot of a name is not its end. */
  private boolean namesDialect(int from, int to) {
    int dot = from;
    while (dot < to && tokens.text()[dot] != '.') {
      dot++;
    }
    return dot < to - 1;
  }

  private boolean unknown(int start, int end, OperationName name) {
    String written = TokenText.show(tokens.text(), start, end);
    String tried = written.equals(name.value()) ? "" : " (tried '" + name.value() + "' as well)";
    if (name.dialect() != null) {
      return tokens.errorAt(start, "custom op '" + written + "' is unknown" + tried);
    }
    tokens.errorAt(
        start,
        "Dialect `"
            + name.dialectNamespace()
            + "' not found for custom op '"
            + written
            + "' "
            + tried);
    String available = String.join(", ", context.availableDialects());
    return tokens.note(start, "Available dialects: " + available + " " + REGISTRATION_HELP);
  }

  // -- The implementation of OpAsmParser ---------------------------------------------------------

  /** The name of the op that is being parsed. */
  String opName() {
    return current == null ? "" : current.state.name().value();
  }

  /** The offset of that name. */
  int nameStart() {
    return current == null ? 0 : current.nameStart;
  }

  /** Parses the name of an op as the custom form writes it; null after an error. */
  @Nullable OperationName parseOperationName() {
    if (!tokens.is(TokenKind.BARE_IDENTIFIER) && !TokenKind.isKeyword(tokens.kind())) {
      tokens.error("expected bare identifier or keyword");
      return null;
    }
    OperationName name = lookUp(tokens.start(), tokens.end());
    tokens.consume();
    return name;
  }

  /** Parses an op in generic form at the end of a block; null after an error. */
  @Nullable Operation parseGeneric(Block block) {
    if (nesting.isFull()) {
      core.reportDepth("regions of operations in custom form");
      return null;
    }
    return nesting.call(() -> operations.parseGenericInto(block));
  }

  /**
   * Parses the generic form of an op after its name.
   *
   * @param operands its operands, if they have been parsed
   */
  boolean parseGenericRest(OperationState state, @Nullable List<OperandMark> operands) {
    int mark = scopes.operands.size();
    if (operands == null) {
      if (!operations.parseOperands()) {
        return false;
      }
    } else {
      operands.forEach(operand -> scopes.operands.repeat(operand.height()));
    }
    if (tokens.is(TokenKind.L_SQUARE) && !operations.parseSuccessors(state)) {
      return false;
    }
    Attribute properties = null;
    if (tokens.is(TokenKind.LESS) && (properties = operations.parseProperties()) == null) {
      return false;
    }
    if (!parseGenericRegions(state)) {
      return false;
    }
    if (tokens.is(TokenKind.L_BRACE) && !parseAttributesInto(state)) {
      return false;
    }
    OpModel model = state.name().model();
    return operations.parseSignature(state, mark)
        && (properties == null
            || model == null
            || attributes.setProperties(state, model, properties));
  }

  private boolean parseGenericRegions(OperationState state) {
    if (!tokens.consumeIf(TokenKind.L_PAREN)) {
      return true;
    }
    do {
      if (!parseNestedRegion(state.addRegion(), List.of(), false)) {
        return false;
      }
    } while (tokens.consumeIf(TokenKind.COMMA));
    return tokens.expect(TokenKind.R_PAREN, "expected ')' to end region list");
  }

  boolean parseOperand(boolean allowResultNumber) {
    return scopes.parseOperand(allowResultNumber);
  }

  boolean resolveOperand(int index, Type type, OperationState state) {
    return scopes.resolve(index, type, state);
  }

  @Nullable Value resolveOperand(int index, Type type) {
    return scopes.resolveValue(index, type);
  }

  int namedResultCount() {
    return operations.namedResultCount();
  }

  String resultName(int index) {
    return operations.resultName(index);
  }

  boolean inferReturnTypes(OperationState state) {
    writtenAttributes(state).setAbsentIn(state);
    return tokens.report(diagnostics -> InferredTypes.addTo(state, diagnostics))
        || (!tokens.hasFailed() && face.errorAt(nameStart(), InferredTypes.FAILED));
  }

  /**
   * Parses a dictionary into an op's attributes, the inherent ones of which must satisfy their
   * constraints.
   *
   * @param at the offset at which a violation is reported
   */
  boolean parseVerifiedAttributesInto(OperationState state, int at) {
    DictionaryAttr dictionary = core.attributes.parseDictionary();
    if (dictionary == null) {
      return false;
    }
    OpModel model = state.name().model();
    String violation = model == null ? null : attributes.violation(model, dictionary);
    if (violation != null) {
      return face.errorAt(at, violation);
    }
    addAttributes(state, dictionary);
    return true;
  }

  /** Parses a dictionary into an op's attributes; drops what the op cannot hold, as MLIR does. */
  boolean parseAttributesInto(OperationState state) {
    DictionaryAttr dictionary = core.attributes.parseDictionary();
    if (dictionary == null) {
      return false;
    }
    addAttributes(state, dictionary);
    return true;
  }

  /** Adds the attributes of a dictionary to an op. */
  void addAttributes(OperationState state, DictionaryAttr dictionary) {
    writtenAttributes(state).addAll(dictionary);
  }

  /** Adds an attribute to an op. */
  void addAttribute(OperationState state, String name, Attribute attribute) {
    writtenAttributes(state).add(name, attribute);
  }

  private WrittenAttributes writtenAttributes(OperationState state) {
    PendingOp op = current;
    if (op == null || op.state != state) {
      throw new IllegalArgumentException(
          "a parse method gives attributes to the state that it was given, and to no other");
    }
    return op.attributes;
  }

  /** Parses optional properties in angle brackets into an op. */
  boolean parsePropertiesInto(OperationState state) {
    if (!tokens.consumeIf(TokenKind.LESS)) {
      return true;
    }
    Attribute properties = core.attributes.parse(null);
    if (properties == null
        || !tokens.expect(TokenKind.GREATER, "expected '>' to close properties")) {
      return false;
    }
    OpModel model = state.name().model();
    return model == null || attributes.setProperties(state, model, properties);
  }

  /** Parses optional properties in angle brackets into an op, of which a format names some. */
  boolean parsePropDictInto(OperationState state, List<String> names, List<String> required) {
    Attribute properties = DictionaryAttr.empty(state.context());
    if (tokens.consumeIf(TokenKind.LESS)) {
      properties = core.attributes.parse(null);
      if (properties == null || !tokens.expect(TokenKind.GREATER, "expected '>'")) {
        return false;
      }
    }
    return attributes.setNamed(state, properties, names, required);
  }

  @Nullable Location parseLocation() {
    if (!tokens.is(TokenKind.KW_LOC)) {
      tokens.wrongToken("expected location");
      return null;
    }
    return locations.parseSpecifier();
  }

  @Nullable Argument parseArgument(boolean withType, boolean withAttributes) {
    Argument name = parseName(false);
    if (name == null) {
      return null;
    }
    Type type = null;
    if (withType) {
      type = face.parseColonType();
      if (type == null) {
        return null;
      }
    }
    DictionaryAttr dictionary = DictionaryAttr.empty(context);
    if (withAttributes && tokens.is(TokenKind.L_BRACE)) {
      dictionary = core.attributes.parseDictionary();
      if (dictionary == null) {
        return null;
      }
    }
    Location location = null;
    if (tokens.is(TokenKind.KW_LOC) && (location = locations.parseSpecifier()) == null) {
      return null;
    }
    return new Argument(name.nameLocation(), name.name(), 0, type, dictionary, location);
  }

  /** Parses the name of an argument and, if allowed, its number. */
  @Nullable Argument parseName(boolean allowNumber) {
    int mark = scopes.operands.size();
    if (!scopes.parseOperand(allowNumber)) {
      return null;
    }
    Argument argument = argumentAt(mark);
    scopes.operands.cutTo(mark);
    return argument;
  }

  /** An argument with the name of an operand on the stack. */
  Argument argumentAt(int operand) {
    int from = scopes.operands.location(operand);
    return new Argument(
        core.sourceLocations.lend(from),
        scopes.name(from, scopes.operands.end(operand)),
        scopes.operands.number(operand),
        null,
        DictionaryAttr.empty(context),
        null);
  }

  @Nullable Block parseSuccessor() {
    return scopes.parseSuccessor();
  }

  /** Parses a whole region in the custom form of an op. */
  boolean parseNestedRegion(Region region, List<Argument> arguments, boolean isolated) {
    if (nesting.isFull()) {
      return core.reportDepth("regions of operations in custom form");
    }
    OptionalResult opened = regions.open(region, arguments, isolated, false);
    return opened == OptionalResult.ABSENT
        || (opened == OptionalResult.SUCCESS && nesting.call(rest));
  }

  void ensureTerminator(Region region, OperationName terminator, Location location) {
    Block last = region.last();
    Block block = last != null ? last : region.addBlock();
    Operation end = block.last();
    if (end == null || !end.name().hasTrait(Terminator.class)) {
      OperationState state = builder.newState().reset(terminator, location);
      OpBuilder.atEnd(block).create(state);
    }
  }
}
