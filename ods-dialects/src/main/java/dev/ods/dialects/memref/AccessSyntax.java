// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.IndexType;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OperandMark;

/** What parsers of operations that access an element of a memref share. */
final class AccessSyntax {
  private AccessSyntax() {}

  /** Adds the memref above a mark, and all operands after it, to the operation. */
  static boolean resolve(OpAsmParser parser, OperandMark memref, Type type, OperationState state) {
    return parser.resolveOperand(memref, type, state)
        && parser.resolveOperands(
            memref.plus(1), parser.operandMark(), IndexType.get(parser.context()), state);
  }
}
