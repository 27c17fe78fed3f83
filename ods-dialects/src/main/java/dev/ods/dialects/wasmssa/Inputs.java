// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.ir.Block;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;

/**
 * The last operands of a branching operation, and their types, during parsing.
 *
 * @param location the location of the first operand
 * @param operands the start of the operands
 * @param types the start of their types
 */
record Inputs(SourceLocation location, OperandMark operands, TypeMark types) {
  /** The inputs parsed from here on. */
  static Inputs here(OpAsmParser parser) {
    return new Inputs(parser.location(), parser.operandMark(), parser.typeMark());
  }

  /** Resolves all operands parsed since. */
  boolean resolve(OpAsmParser parser, OperationState state) {
    return parser.resolveOperands(
        operands, parser.operandMark(), types, parser.typeMark(), location, state);
  }

  /** Parses a successor. */
  static boolean parseSuccessor(OpAsmParser parser, OperationState state) {
    Block successor = parser.parseSuccessor();
    if (successor == null) {
      return false;
    }
    state.addSuccessor(successor);
    return true;
  }
}
