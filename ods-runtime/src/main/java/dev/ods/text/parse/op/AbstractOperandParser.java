// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OperandMark;
import dev.ods.text.OperandParser;
import dev.ods.text.OptionalResult;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.parse.AbstractAsmParser;
import dev.ods.text.parse.ParserCore;
import dev.ods.text.scope.OperandStack;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses operands, and resolves them. */
abstract class AbstractOperandParser extends AbstractAsmParser implements OperandParser {
  final CustomOperationParser operations;
  private final OperandStack operands;

  AbstractOperandParser(ParserCore core, CustomOperationParser operations, OperandStack operands) {
    super(core);
    this.operations = operations;
    this.operands = operands;
  }

  @Override
  public final OperandMark operandMark() {
    return OperandMark.of(operands.size());
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
  public final boolean pushOperand(OperandMark operand) {
    operands.repeat(operand.height());
    return true;
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
    int start = tokens.start();
    int mark = operands.size();
    return parseOperandList(delimiter)
        && (operands.size() - mark == count || errorAt(start, "expected " + count + " operands"));
  }

  @Override
  public final @Nullable AffineMap parseAffineMapOfSSAIds(
      Delimiter delimiter, List<OperandMark> dims, List<OperandMark> symbols) {
    return core.attributes.parseAffineMapOfSSAIds(
        delimiter, new AffineOperandReader(core.context, this, dims, symbols));
  }

  @Override
  public final @Nullable AffineExpr parseAffineExprOfSSAIds(
      List<OperandMark> dims, List<OperandMark> symbols) {
    return core.attributes.parseAffineExprOfSSAIds(
        new AffineOperandReader(core.context, this, dims, symbols));
  }

  @Override
  public final SourceLocation operandLocation(OperandMark operand) {
    return lend(operands.location(operand.height()));
  }

  @Override
  public final OpAsmParser.Argument argumentNamedAs(OperandMark operand) {
    return operations.argumentAt(operand.height());
  }

  @Override
  public final boolean resolveOperand(OperandMark operand, Type type, OperationState state) {
    return operations.resolveOperand(operand.height(), type, state);
  }

  @Override
  public final @Nullable Value resolveOperand(OperandMark operand, Type type) {
    return operations.resolveOperand(operand.height(), type);
  }

  @Override
  public final boolean resolveOperands(
      OperandMark from, OperandMark to, Type type, OperationState state) {
    for (int i = from.height(); i < to.height(); i++) {
      if (!operations.resolveOperand(i, type, state)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final boolean resolveOperands(List<OperandMark> marks, Type type, OperationState state) {
    for (int i = 0; i < marks.size(); i++) {
      if (!resolveOperand(marks.get(i), type, state)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final boolean resolveOperands(
      OperandMark from,
      OperandMark to,
      TypeMark typesFrom,
      TypeMark typesTo,
      SourceLocation location,
      OperationState state) {
    int count = from.countTo(to);
    if (count != typesFrom.countTo(typesTo)) {
      return countMismatch(count, typesFrom.countTo(typesTo), location);
    }
    for (int i = 0; i < count; i++) {
      Type type = core.typeStack.get(typesFrom.height() + i);
      if (!operations.resolveOperand(from.height() + i, type, state)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final boolean resolveOperands(
      OperandMark from,
      OperandMark to,
      List<? extends Type> types,
      SourceLocation location,
      OperationState state) {
    int count = from.countTo(to);
    if (count != types.size()) {
      return countMismatch(count, types.size(), location);
    }
    for (int i = 0; i < count; i++) {
      if (!operations.resolveOperand(from.height() + i, types.get(i), state)) {
        return false;
      }
    }
    return true;
  }

  private boolean countMismatch(int operandCount, int typeCount, SourceLocation location) {
    return error(
        location,
        "number of operands and types do not match: got "
            + operandCount
            + " operands and "
            + typeCount
            + " types");
  }
}
