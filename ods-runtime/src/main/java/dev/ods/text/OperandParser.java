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
public interface OperandParser extends AsmParser {
  /** The height of the stack of unresolved operands. */
  int operandMark();

  /** Reads one operand, such as {@code %x} or {@code %x#1}, onto the operand stack. */
  boolean parseOperand();

  /** {@link #parseOperand()}, which may end with the number of a result if that is allowed. */
  boolean parseOperand(boolean allowResultNumber);

  /** Whether an operand starts here. */
  boolean startsOperand();

  /** Reads one operand onto the operand stack if one starts here. */
  OptionalResult parseOptionalOperand();

  /** Reads a comma separated list of operands, possibly empty, onto the operand stack. */
  boolean parseOperandList();

  /** Reads a list of operands in brackets onto the operand stack. */
  boolean parseOperandList(Delimiter delimiter);

  /**
   * Reads a list of operands in brackets onto the operand stack.
   *
   * @param allowResultNumber whether {@code %x#1} may stand for a value
   */
  boolean parseOperandList(Delimiter delimiter, boolean allowResultNumber);

  /** Reads a list of exactly {@code count} operands onto the operand stack. */
  boolean parseOperandList(Delimiter delimiter, int count);

  /** The source location of an operand on the operand stack. */
  int operandLocation(int index);

  /** Adds the operand at a height of the operand stack to the op; its type must be {@code type}. */
  boolean resolveOperand(int index, Type type, OperationState state);

  /** The value that the operand at a height of the operand stack names. */
  @Nullable Value resolveOperand(int index, Type type);

  /** Adds a range of the operand stack to the op; all are of {@code type}. */
  boolean resolveOperands(int fromMark, int toMark, Type type, OperationState state);

  /**
   * Adds a range of the operand stack to the op, with the types of a range of the type stack.
   *
   * @param location where to report that the two differ in length
   */
  boolean resolveOperands(
      int fromMark, int toMark, int typeFrom, int typeTo, int location, OperationState state);

  /** Adds a range of the operand stack to the op, with these types. */
  boolean resolveOperands(
      int fromMark, int toMark, List<? extends Type> types, int location, OperationState state);
}
