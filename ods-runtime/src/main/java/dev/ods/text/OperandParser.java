// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmParser} that reads operands, and gives them to the op once their types
 * are known.
 */
public abstract sealed class OperandParser extends AsmParser permits OpAsmParser {
  final CustomOperationParser operations;
  private final OperandStack operands;

  OperandParser(ParserCore core, CustomOperationParser operations, OperandStack operands) {
    super(core);
    this.operations = operations;
    this.operands = operands;
  }

  /** The height of the stack of unresolved operands. */
  public final int operandMark() {
    return operands.size();
  }

  /** Reads one operand, such as {@code %x} or {@code %x#1}, onto the operand stack. */
  public final boolean parseOperand() {
    return parseOperand(true);
  }

  /** {@link #parseOperand()}, which may end with the number of a result if that is allowed. */
  public final boolean parseOperand(boolean allowResultNumber) {
    return operations.parseOperand(allowResultNumber);
  }

  /** Whether an operand starts here. */
  public final boolean startsOperand() {
    return tokens.is(TokenKind.PERCENT_IDENTIFIER);
  }

  /** Reads one operand onto the operand stack if one starts here. */
  public final OptionalResult parseOptionalOperand() {
    return tokens.is(TokenKind.PERCENT_IDENTIFIER)
        ? OptionalResult.of(parseOperand())
        : OptionalResult.ABSENT;
  }

  /** Reads a comma separated list of operands, possibly empty, onto the operand stack. */
  public final boolean parseOperandList() {
    return parseOperandList(Delimiter.NONE);
  }

  /** Reads a list of operands in brackets onto the operand stack. */
  public final boolean parseOperandList(Delimiter delimiter) {
    return parseOperandList(delimiter, true);
  }

  /**
   * Reads a list of operands in brackets onto the operand stack.
   *
   * @param allowResultNumber whether {@code %x#1} may stand for a value
   */
  public final boolean parseOperandList(Delimiter delimiter, boolean allowResultNumber) {
    if (delimiter == Delimiter.NONE && !tokens.is(TokenKind.PERCENT_IDENTIFIER)) {
      return true;
    }
    return tokens.list(
        delimiter, () -> operations.parseOperand(allowResultNumber), " in operand list");
  }

  /** Reads a list of exactly {@code count} operands onto the operand stack. */
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

  /** The source location of an operand on the operand stack. */
  public final int operandLocation(int index) {
    return operands.location(index);
  }

  /** Adds the operand at a height of the operand stack to the op; its type must be {@code type}. */
  public final boolean resolveOperand(int index, Type type, OperationState state) {
    return operations.resolveOperand(index, type, state);
  }

  /** The value that the operand at a height of the operand stack names. */
  public final @Nullable Value resolveOperand(int index, Type type) {
    return operations.resolveOperand(index, type);
  }

  /** Adds a range of the operand stack to the op; all are of {@code type}. */
  public final boolean resolveOperands(int fromMark, int toMark, Type type, OperationState state) {
    for (int i = fromMark; i < toMark; i++) {
      if (!operations.resolveOperand(i, type, state)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Adds a range of the operand stack to the op, with the types of a range of the type stack.
   *
   * @param location where to report that the two differ in length
   */
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

  /** Adds a range of the operand stack to the op, with these types. */
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
