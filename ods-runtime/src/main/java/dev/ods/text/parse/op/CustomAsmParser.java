// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.builtin.FunctionType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OperandMark;
import dev.ods.text.OptionalResult;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.parse.ParserCore;
import dev.ods.text.scope.OperandStack;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The parser that is passed to custom forms: forwards to the {@link CustomOperationParser} that
 * called them.
 */
final class CustomAsmParser extends AbstractOperandParser implements OpAsmParser {
  CustomAsmParser(ParserCore core, CustomOperationParser operations, OperandStack operands) {
    super(core, operations, operands);
  }

  @Override
  public SourceLocation nameLocation() {
    return lend(operations.nameStart());
  }

  @Override
  protected boolean errorAt(int offset, String message) {
    return tokens.errorAt(offset, "custom op '" + operations.opName() + "' " + message);
  }

  @Override
  public boolean errorWithoutName(SourceLocation location, String message) {
    return tokens.errorAt(location.offset(), message);
  }

  // -- Types -------------------------------------------------------------------------------------

  @Override
  public @Nullable FunctionType parseFunctionType() {
    return parseType(FunctionType.class);
  }

  @Override
  public @Nullable FunctionType parseColonFunctionType() {
    return parseColon() ? parseFunctionType() : null;
  }

  @Override
  public boolean addTypes(TypeMark from, TypeMark to, OperationState state) {
    for (int i = from.height(); i < to.height(); i++) {
      state.addType(core.typeStack.get(i));
    }
    return true;
  }

  @Override
  public boolean inferReturnTypes(OperationState state) {
    return operations.inferReturnTypes(state);
  }

  // -- Attributes --------------------------------------------------------------------------------

  @Override
  public boolean parseOptionalAttrDict(OperationState state) {
    return !tokens.is(TokenKind.L_BRACE) || operations.parseAttributesInto(state);
  }

  @Override
  public boolean parseOptionalAttrDictWithKeyword(OperationState state) {
    return !parseOptionalKeyword("attributes") || operations.parseAttributesInto(state);
  }

  @Override
  public boolean parseOptionalVerifiedAttrDict(OperationState state) {
    return !tokens.is(TokenKind.L_BRACE)
        || operations.parseVerifiedAttributesInto(state, tokens.start());
  }

  @Override
  public boolean parseOptionalVerifiedAttrDictWithKeyword(OperationState state) {
    int at = tokens.start();
    return !parseOptionalKeyword("attributes") || operations.parseVerifiedAttributesInto(state, at);
  }

  @Override
  public boolean addAttributesOnce(OperationState state, DictionaryAttr dictionary) {
    operations.addAttributes(state, dictionary);
    return true;
  }

  @Override
  public @Nullable DictionaryAttr parseOptionalAttrDictWithKeyword() {
    return parseOptionalKeyword("attributes")
        ? core.attributes.parseDictionary()
        : DictionaryAttr.empty(context());
  }

  @Override
  public boolean parseOptionalProperties(OperationState state) {
    return operations.parsePropertiesInto(state);
  }

  @Override
  public boolean parsePropDict(OperationState state, List<String> names, List<String> required) {
    return operations.parsePropDictInto(state, names, required);
  }

  @Override
  public boolean addAttributeOnce(OperationState state, String name, Attribute attribute) {
    operations.addAttribute(state, name, attribute);
    return true;
  }

  @Override
  public boolean startsLocation() {
    return tokens.is(TokenKind.KW_LOC);
  }

  @Override
  public @Nullable Location parseLocation() {
    return operations.parseLocation();
  }

  // -- Arguments, regions, successors ------------------------------------------------------------

  @Override
  public @Nullable Argument parseArgument(boolean withType, boolean withAttributes) {
    return operations.parseArgument(withType, withAttributes);
  }

  @Override
  public @Nullable Argument parseNumberedArgument() {
    return operations.parseName(true);
  }

  @Override
  public @Nullable Argument parseUnnamedArgument() {
    SourceLocation at = location();
    Type type = parseType();
    DictionaryAttr attributes = type == null ? null : parseOptionalAttrDict();
    if (attributes == null) {
      return null;
    }
    Location location = null;
    if (startsLocation() && (location = parseLocation()) == null) {
      return null;
    }
    return new Argument(at, "", 0, type, attributes, location);
  }

  @Override
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

  @Override
  public boolean parseAssignmentList(List<Argument> into) {
    return startsParen()
        ? parseOptionalAssignmentList(into)
        : errorAt(tokens.start(), "expected '('");
  }

  @Override
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

  @Override
  public boolean parseRegion(Region region) {
    return parseRegion(region, List.of(), false);
  }

  @Override
  public boolean parseRegion(Region region, List<Argument> arguments, boolean isolated) {
    return operations.parseNestedRegion(region, arguments, isolated);
  }

  @Override
  public OptionalResult parseOptionalRegion(Region region) {
    return parseOptionalRegion(region, List.of(), false);
  }

  @Override
  public OptionalResult parseOptionalRegion(
      Region region, List<Argument> arguments, boolean isolated) {
    return startsRegion()
        ? OptionalResult.of(parseRegion(region, arguments, isolated))
        : OptionalResult.ABSENT;
  }

  @Override
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

  @Override
  public void ensureTerminator(Region region, OperationName terminator, Location location) {
    operations.ensureTerminator(region, terminator, location);
  }

  @Override
  public boolean startsParen() {
    return tokens.is(TokenKind.L_PAREN);
  }

  @Override
  public boolean startsRegion() {
    return tokens.is(TokenKind.L_BRACE);
  }

  @Override
  public @Nullable Block parseSuccessor() {
    return operations.parseSuccessor();
  }

  @Override
  public boolean startsSuccessor() {
    return tokens.is(TokenKind.CARET_IDENTIFIER);
  }

  @Override
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
    OperandMark from = operandMark();
    TypeMark typesFrom = typeMark();
    int count = parseOperandList() ? from.countTo(operandMark()) : 0;
    if (count == 0 || !tokens.expect(TokenKind.COLON, "expected ':' in operand list")) {
      return false;
    }
    if (!parseTypeList()) {
      return false;
    }
    TypeMark typesTo = typeMark();
    return typesFrom.countTo(typesTo) == count
        ? resolveOperands(from, from.plus(count), typesFrom, typesTo, location(), state)
        : tokens.error("expected " + count + " types to match operand list");
  }

  @Override
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

  @Override
  public boolean parseSuccessorList(List<Block> into) {
    if (!startsSuccessor()) {
      return true;
    }
    do {
      Block block = parseSuccessor();
      if (block == null) {
        return false;
      }
      into.add(block);
    } while (parseOptionalComma());
    return true;
  }

  @Override
  public @Nullable OperationName parseCustomOperationName() {
    return operations.parseOperationName();
  }

  @Override
  public @Nullable Operation parseGenericOperation(Block block) {
    return operations.parseGeneric(block);
  }

  @Override
  public boolean parseGenericOperationAfterOpName(OperationState state) {
    return operations.parseGenericRest(state, null);
  }

  @Override
  public boolean parseGenericOperationAfterOpName(
      OperationState state, List<OperandMark> parsedOperands) {
    return operations.parseGenericRest(state, parsedOperands);
  }

  @Override
  public int namedResultCount() {
    return operations.namedResultCount();
  }

  @Override
  public String resultName(int index) {
    return operations.resultName(Objects.checkIndex(index, namedResultCount()));
  }
}
