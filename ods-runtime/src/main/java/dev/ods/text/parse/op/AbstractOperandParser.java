// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OperandParser;
import dev.ods.text.OptionalResult;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.parse.AbstractAsmParser;
import dev.ods.text.parse.ParserCore;
import dev.ods.text.scope.OperandStack;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads operands, and resolves them. */
abstract class AbstractOperandParser extends AbstractAsmParser implements OperandParser {
  final CustomOperationParser operations;
  private final OperandStack operands;

  AbstractOperandParser(ParserCore core, CustomOperationParser operations, OperandStack operands) {
    super(core);
    this.operations = operations;
    this.operands = operands;
  }

  @Override
  public final int operandMark() {
    return operands.size();
  }

  @Override
  public final boolean parseOperand() {
    return parseOperand(true);
  }

  @Override
  public final boolean parseOperand(boolean allowResultNumber) {
    return operations.parseOperand(allowResultNumber);
  }

  @Override
  public final boolean startsOperand() {
    return tokens.is(TokenKind.PERCENT_IDENTIFIER);
  }

  @Override
  public final OptionalResult parseOptionalOperand() {
    return tokens.is(TokenKind.PERCENT_IDENTIFIER)
        ? OptionalResult.of(parseOperand())
        : OptionalResult.ABSENT;
  }

  @Override
  public final boolean parseOperandList() {
    return parseOperandList(Delimiter.NONE);
  }

  @Override
  public final boolean parseOperandList(Delimiter delimiter) {
    return parseOperandList(delimiter, true);
  }

  @Override
  public final boolean parseOperandList(Delimiter delimiter, boolean allowResultNumber) {
    if (delimiter == Delimiter.NONE && !tokens.is(TokenKind.PERCENT_IDENTIFIER)) {
      return true;
    }
    return tokens.list(
        delimiter, () -> operations.parseOperand(allowResultNumber), " in operand list");
  }

  @Override
  public final boolean parseOperandList(Delimiter delimiter, int count) {
    if (delimiter == Delimiter.NONE && !tokens.is(TokenKind.PERCENT_IDENTIFIER) && count != 0) {
      return (tokens.is(TokenKind.L_PAREN) || tokens.is(TokenKind.L_SQUARE))
          ? tokens.error("unexpected delimiter")
          : tokens.wrongToken("expected operand");
    }
    int start = location();
    int mark = operandMark();
    return parseOperandList(delimiter)
        && (operandMark() - mark == count || error(start, "expected " + count + " operands"));
  }

  @Override
  public final int operandLocation(int index) {
    return operands.location(index);
  }

  @Override
  public final boolean resolveOperand(int index, Type type, OperationState state) {
    return operations.resolveOperand(index, type, state);
  }

  @Override
  public final @Nullable Value resolveOperand(int index, Type type) {
    return operations.resolveOperand(index, type);
  }

  @Override
  public final boolean resolveOperands(int fromMark, int toMark, Type type, OperationState state) {
    for (int i = fromMark; i < toMark; i++) {
      if (!operations.resolveOperand(i, type, state)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final boolean resolveOperands(
      int fromMark, int toMark, int typeFrom, int typeTo, int location, OperationState state) {
    if (toMark - fromMark != typeTo - typeFrom) {
      return countMismatch(toMark - fromMark, typeTo - typeFrom, location);
    }
    for (int i = fromMark; i < toMark; i++) {
      if (!operations.resolveOperand(i, typeAt(typeFrom + i - fromMark), state)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final boolean resolveOperands(
      int fromMark, int toMark, List<? extends Type> types, int location, OperationState state) {
    if (toMark - fromMark != types.size()) {
      return countMismatch(toMark - fromMark, types.size(), location);
    }
    for (int i = fromMark; i < toMark; i++) {
      if (!operations.resolveOperand(i, types.get(i - fromMark), state)) {
        return false;
      }
    }
    return true;
  }

  private boolean countMismatch(int operandCount, int typeCount, int location) {
    return error(
        location,
        "number of operands and types do not match: got "
            + operandCount
            + " operands and "
            + typeCount
            + " types");
  }
}
