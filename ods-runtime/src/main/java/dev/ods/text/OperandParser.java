// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link OpAsmParser} that parses operands, and resolves them once their types are
 * known.
 */
public interface OperandParser extends AsmParser {
  /** The current height of the stack of unresolved operands. */
  OperandMark operandMark();

  /** Parses one operand, such as {@code %x} or {@code %x#1}, onto the operand stack. */
  boolean parseOperand();

  /** {@link #parseOperand()}, which may have a result number if that is allowed. */
  boolean parseOperand(boolean allowResultNumber);

  /**
   * Pushes the operand directly above a mark on the operand stack once more; returns true.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  boolean pushOperand(OperandMark operand);

  /** {@link #pushOperand} of each of these marks, in order; returns true. */
  default boolean pushOperands(List<OperandMark> pushed) {
    for (int i = 0; i < pushed.size(); i++) {
      pushOperand(pushed.get(i));
    }
    return true;
  }

  /** Whether an operand starts here. */
  boolean startsOperand();

  /** Parses one operand onto the operand stack if one starts here. */
  OptionalResult parseOptionalOperand();

  /** Parses a comma-separated list of operands, possibly empty, onto the operand stack. */
  boolean parseOperandList();

  /** Parses a list of operands in brackets onto the operand stack. */
  boolean parseOperandList(Delimiter delimiter);

  /**
   * Parses a list of operands in brackets onto the operand stack.
   *
   * @param allowResultNumber whether result numbers such as {@code %x#1} are allowed
   */
  boolean parseOperandList(Delimiter delimiter, boolean allowResultNumber);

  /** Parses a list of exactly {@code count} operands onto the operand stack. */
  boolean parseOperandList(Delimiter delimiter, int count);

  /**
   * Parses affine expressions in which operands stand for dimensions and symbols, {@code [%i + 1,
   * symbol(%n)]}, onto the operand stack. A name that occurs again stands for the same as before.
   *
   * @param dims receives the operands that stand for dimensions, each as the mark below it; a
   *     dimension is numbered by the place of its operand in this list
   * @param symbols receives those that stand for symbols
   */
  @Nullable AffineMap parseAffineMapOfSSAIds(
      Delimiter delimiter, List<OperandMark> dims, List<OperandMark> symbols);

  /** {@link #parseAffineMapOfSSAIds} of one expression, without brackets. */
  @Nullable AffineExpr parseAffineExprOfSSAIds(List<OperandMark> dims, List<OperandMark> symbols);

  /**
   * The location of the operand directly above a mark.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  SourceLocation operandLocation(OperandMark operand);

  /**
   * The operand directly above a mark as an argument without a type, for a region whose argument
   * has the operand's name.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  OpAsmParser.Argument argumentNamedAs(OperandMark operand);

  /**
   * Adds the operand directly above a mark to the op; its type must be {@code type}.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  boolean resolveOperand(OperandMark operand, Type type, OperationState state);

  /**
   * The value that the operand directly above a mark refers to.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  @Nullable Value resolveOperand(OperandMark operand, Type type);

  /** Adds the operands between two marks to the op; all are of {@code type}. */
  boolean resolveOperands(OperandMark from, OperandMark to, Type type, OperationState state);

  /**
   * Adds the operands directly above these marks to the op; all are of {@code type}.
   *
   * @throws IndexOutOfBoundsException if there is none above one of them
   */
  boolean resolveOperands(List<OperandMark> operands, Type type, OperationState state);

  /**
   * Adds the operands between two marks to the op, with the types between two marks.
   *
   * @param location where to report that the two differ in length
   */
  boolean resolveOperands(
      OperandMark from,
      OperandMark to,
      TypeMark typesFrom,
      TypeMark typesTo,
      SourceLocation location,
      OperationState state);

  /**
   * Adds the operands between two marks to the op, with these types.
   *
   * @param location where to report that the two differ in length
   */
  boolean resolveOperands(
      OperandMark from,
      OperandMark to,
      List<? extends Type> types,
      SourceLocation location,
      OperationState state);
}
