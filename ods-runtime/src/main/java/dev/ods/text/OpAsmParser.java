// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the custom assembly of an op reads with (MLIR's {@code OpAsmParser}); see {@link
 * OpAssembly#parse}.
 *
 * <p>Operands are read before their types are known. {@link #parseOperand} and {@link
 * #parseOperandList} push unresolved operands on a stack, whose height {@link #operandMark} gives;
 * the {@code resolveOperands} methods turn a range of that stack into operands of the op. Types
 * read by the list methods go on a second stack in the same way. Both stacks are cut back when the
 * op is done.
 *
 * <p>The results of all methods follow the convention of {@link AsmParser}.
 */
public final class OpAsmParser extends OperandParser {
  OpAsmParser(ParserCore core, CustomOperationParser operations, OperandStack operands) {
    super(core, operations, operands);
  }

  /** The byte offset of the op's name. */
  public int nameLocation() {
    return operations.nameLocation();
  }

  /** Reports an error at a byte offset; {@code custom op 'name' } stands before the message. */
  @Override
  public boolean error(int location, String message) {
    return tokens.errorAt(location, "custom op '" + operations.opName() + "' " + message);
  }

  /** Reports an error at a byte offset, without the op's name before the message. */
  public boolean errorWithoutName(int location, String message) {
    return tokens.errorAt(location, message);
  }

  // -- Types -------------------------------------------------------------------------------------

  /** Reads a function type: {@literal (inputs) -> results}. */
  public @Nullable FunctionType parseFunctionType() {
    return parseType(FunctionType.class);
  }

  /** Reads {@code : function-type}. */
  public @Nullable FunctionType parseColonFunctionType() {
    return parseColon() ? parseFunctionType() : null;
  }

  /** Adds a range of the type stack to the op's result types; returns true. */
  public boolean addTypes(int typeFrom, int typeTo, OperationState state) {
    for (int i = typeFrom; i < typeTo; i++) {
      state.addType(typeAt(i));
    }
    return true;
  }

  /** Adds a type to the op's result types; returns true. */
  public boolean addType(Type type, OperationState state) {
    state.addType(type);
    return true;
  }

  /** Adds types to the op's result types; returns true. */
  public boolean addTypes(List<? extends Type> types, OperationState state) {
    state.addTypes(types);
    return true;
  }

  // -- Attributes --------------------------------------------------------------------------------

  /**
   * Reads an attribute dictionary, if there is one, into the op's attributes; inherent ones go to
   * their properties, and those that violate their constraint are reported.
   */
  public boolean parseOptionalAttrDict(OperationState state) {
    return !tokens.is(TokenKind.L_BRACE) || operations.parseAttributesInto(state, location());
  }

  /**
   * Reads an attribute dictionary, if there is one, into the op's attributes. Unlike {@link
   * #parseOptionalAttrDict(OperationState)}, which is for what a format would say too, it leaves
   * inherent attributes to the verifier, and drops those that are not of a kind that the op can
   * hold: as MLIR does for ops whose parsers are written by hand.
   */
  public boolean parseOptionalAttrDictUnchecked(OperationState state) {
    return !tokens.is(TokenKind.L_BRACE) || operations.parseUncheckedAttributesInto(state);
  }

  /**
   * Reads {@code attributes} and a dictionary into the op's attributes, if the keyword is there.
   */
  public boolean parseOptionalAttrDictWithKeyword(OperationState state) {
    int at = location();
    return !parseOptionalKeyword("attributes") || operations.parseAttributesInto(state, at);
  }

  /**
   * {@link #parseOptionalAttrDictUnchecked} of a dictionary behind {@code attributes}, if the
   * keyword is there.
   */
  public boolean parseOptionalAttrDictWithKeywordUnchecked(OperationState state) {
    return !parseOptionalKeyword("attributes") || operations.parseUncheckedAttributesInto(state);
  }

  /** {@link #parseOptionalAttrDictUnchecked} of a dictionary that was read before; returns true. */
  public boolean addAttributesUnchecked(OperationState state, DictionaryAttr dictionary) {
    operations.addAttributes(state, dictionary);
    return true;
  }

  /** Reads an attribute dictionary; the empty one if there is none. */
  public @Nullable DictionaryAttr parseOptionalAttrDict() {
    return tokens.is(TokenKind.L_BRACE)
        ? core.attributes.parseDictionary()
        : DictionaryAttr.empty(context());
  }

  /** Reads {@code attributes} and a dictionary; the empty one if the keyword is not there. */
  public @Nullable DictionaryAttr parseOptionalAttrDictWithKeyword() {
    return parseOptionalKeyword("attributes")
        ? core.attributes.parseDictionary()
        : DictionaryAttr.empty(context());
  }

  /** Reads {@literal <{…}>}, if it is there, into the op's properties. */
  public boolean parseOptionalProperties(OperationState state) {
    return operations.parsePropertiesInto(state);
  }

  /** Reads {@code @name} and returns the name. */
  public @Nullable StringAttr parseSymbolName() {
    StringAttr name = parseOptionalSymbolName();
    if (name == null) {
      error(location(), "expected valid '@'-identifier for symbol name");
    }
    return name;
  }

  /** Reads {@code @name}; null, without a diagnostic, if it is not there. */
  public @Nullable StringAttr parseOptionalSymbolName() {
    if (!tokens.is(TokenKind.AT_IDENTIFIER)) {
      return null;
    }
    StringAttr name = core.attributes.symbolName();
    tokens.consume();
    return name;
  }

  /** Reads an attribute and sets it under {@code name}. */
  public boolean parseAttribute(@Nullable Type type, String name, OperationState state) {
    Attribute attribute = parseAttribute(type);
    return attribute != null && addAttribute(state, name, attribute);
  }

  /**
   * Gives the op an attribute, as a dictionary in its form does; returns true. What is given twice
   * in either way is reported to occur more than once. Attributes that are set in {@code state}
   * itself are what the dictionary may replace: in MLIR, what a format keeps as a property.
   *
   * @throws IllegalArgumentException if {@code state} is not that of the op that is being read
   */
  public boolean addAttribute(OperationState state, String name, Attribute attribute) {
    operations.addAttribute(state, name, attribute);
    return true;
  }

  /**
   * Reads {@code loc(…)} if it is there.
   *
   * @return null if it is not there or, as {@link #hasFailed} tells, wrong
   */
  public @Nullable Location parseOptionalLocation() {
    return operations.parseOptionalLocation();
  }

  // -- Arguments, regions, successors ------------------------------------------------------------

  /**
   * A name that a region's entry block, or a list of arguments, defines.
   *
   * @param location the byte offset of the name
   * @param name the name with its {@code %}; empty if only a type was given
   * @param type the type, if it was read
   * @param attributes the attributes after the type; empty if none were read
   * @param sourceLocation the {@code loc(…)} after it, if there was one
   */
  public record Argument(
      int location,
      String name,
      @Nullable Type type,
      DictionaryAttr attributes,
      @Nullable Location sourceLocation) {
    /** This argument with its type. */
    public Argument withType(Type newType) {
      return new Argument(location, name, newType, attributes, sourceLocation);
    }
  }

  /** Reads {@code %name}, then {@code : type} and {@code attributes} as asked, then a location. */
  public @Nullable Argument parseArgument(boolean withType, boolean withAttributes) {
    return operations.parseArgument(withType, withAttributes);
  }

  /** Reads the type, the attributes and the location of an argument that has no name. */
  public @Nullable Argument parseUnnamedArgument() {
    int at = location();
    Type type = parseType();
    DictionaryAttr attributes = type == null ? null : parseOptionalAttrDict();
    if (attributes == null) {
      return null;
    }
    Location sourceLocation = parseOptionalLocation();
    return hasFailed() ? null : new Argument(at, "", type, attributes, sourceLocation);
  }

  /** Reads a list of arguments into {@code into}. */
  public boolean parseArgumentList(
      List<Argument> into, Delimiter delimiter, boolean withType, boolean withAttributes) {
    if (delimiter == Delimiter.NONE && !tokens.is(TokenKind.PERCENT_IDENTIFIER)) {
      return true;
    }
    return tokens.list(
        delimiter,
        () -> {
          Argument argument = parseArgument(withType, withAttributes);
          return argument != null && into.add(argument);
        },
        " in argument list");
  }

  /**
   * Reads {@code (%argument = %operand, …)}: arguments of a region with the values that they begin
   * with.
   *
   * @param into takes the arguments; the operands go onto the operand stack
   */
  public boolean parseAssignmentList(List<Argument> into) {
    return startsParen() ? parseOptionalAssignmentList(into) : error(location(), "expected '('");
  }

  /** {@link #parseAssignmentList} if a parenthesis opens here. */
  public boolean parseOptionalAssignmentList(List<Argument> into) {
    return !parseOptionalLParen()
        || tokens.listUntil(
            TokenKind.R_PAREN,
            () -> {
              Argument argument = parseArgument(false, false);
              return argument != null && into.add(argument) && parseEqual() && parseOperand();
            },
            true);
  }

  /** Reads a region in braces, whose entry block may be written without a name. */
  public boolean parseRegion(Region region) {
    return parseRegion(region, List.of(), false);
  }

  /**
   * Reads a region in braces.
   *
   * @param region an empty region to fill
   * @param arguments the entry block's arguments, if their names stand outside of the region; each
   *     has a type
   * @param isolated whether the region may use names again that stand for other values outside; for
   *     regions that are isolated from above
   */
  public boolean parseRegion(Region region, List<Argument> arguments, boolean isolated) {
    return operations.parseNestedRegion(region, arguments, isolated);
  }

  /** Reads a region if one starts here. */
  public OptionalResult parseOptionalRegion(Region region) {
    return parseOptionalRegion(region, List.of(), false);
  }

  /** Reads a region if one starts here; see {@link #parseRegion(Region, List, boolean)}. */
  public OptionalResult parseOptionalRegion(
      Region region, List<Argument> arguments, boolean isolated) {
    return startsRegion()
        ? OptionalResult.of(parseRegion(region, arguments, isolated))
        : OptionalResult.ABSENT;
  }

  /** Reads regions separated by commas into the op; none if no region starts here. */
  public boolean parseRegionList(OperationState state) {
    if (!startsRegion()) {
      return true;
    }
    do {
      if (!parseRegion(state.addRegion())) {
        return false;
      }
    } while (parseOptionalComma());
    return true;
  }

  /**
   * Ends the region's only block with an op of this name, without operands and results, unless it
   * ends with a terminator; makes the block if the region is empty (MLIR's {@code
   * SingleBlockImplicitTerminator::ensureTerminator}).
   */
  public void ensureTerminator(Region region, OperationName terminator, Location location) {
    operations.ensureTerminator(region, terminator, location);
  }

  /** Whether a parenthesis opens here. */
  public boolean startsParen() {
    return tokens.is(TokenKind.L_PAREN);
  }

  /** Whether a region starts here. */
  public boolean startsRegion() {
    return tokens.is(TokenKind.L_BRACE);
  }

  /** Reads the name of a successor block, such as {@code ^bb1}. */
  public @Nullable Block parseSuccessor() {
    return operations.parseSuccessor();
  }

  /** Whether the name of a block starts here; if so, read it with {@link #parseSuccessor}. */
  public boolean startsSuccessor() {
    return tokens.is(TokenKind.CARET_IDENTIFIER);
  }

  /**
   * Reads the name of a successor block and the values passed to it into the op: {@code ^bb1(%0, %1
   * : i32, f32)}.
   */
  public boolean parseSuccessorAndUses(OperationState state) {
    Block block = parseSuccessor();
    if (block == null) {
      return false;
    }
    state.addSuccessor(block);
    return !parseOptionalLParen()
        || (startsOperand() ? parseUses(state) && parseRParen() : parseRParen());
  }

  private boolean parseUses(OperationState state) {
    int from = operandMark();
    int typeFrom = typeMark();
    int to = parseOperandList() ? operandMark() : from;
    if (to == from || !tokens.expect(TokenKind.COLON, "expected ':' in operand list")) {
      return false;
    }
    if (!parseTypeList()) {
      return false;
    }
    int types = typeMark() - typeFrom;
    return types == to - from
        ? resolveOperands(from, to, typeFrom, typeFrom + types, location(), state)
        : tokens.error("expected " + (to - from) + " types to match operand list");
  }

  /** Reads successors separated by commas into the op; none if no block name starts here. */
  public boolean parseSuccessorList(OperationState state) {
    if (!startsSuccessor()) {
      return true;
    }
    do {
      Block block = parseSuccessor();
      if (block == null) {
        return false;
      }
      state.addSuccessor(block);
    } while (parseOptionalComma());
    return true;
  }

  /** How many results the text before the op's name binds. */
  public int namedResultCount() {
    return operations.namedResultCount();
  }
}
