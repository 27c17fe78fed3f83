// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.ir.Block;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;

/**
 * The last operands of an operation that branches, and their types, as they are read.
 *
 * @param location the location of the first operand
 * @param operands the start of the operands
 * @param types the start of their types
 */
record Inputs(SourceLocation location, OperandMark operands, TypeMark types) {
  /** What is read from here on. */
  static Inputs here(OpAsmParser parser) {
    return new Inputs(parser.location(), parser.operandMark(), parser.typeMark());
  }

  /** Makes all that has been read since then operands. */
  boolean resolve(OpAsmParser parser, OperationState state) {
    return parser.resolveOperands(
        operands, parser.operandMark(), types, parser.typeMark(), location, state);
  }

  /** Reads a block to continue at. */
  static boolean parseSuccessor(OpAsmParser parser, OperationState state) {
    Block successor = parser.parseSuccessor();
    if (successor == null) {
      return false;
    }
    state.addSuccessor(successor);
    return true;
  }
}
