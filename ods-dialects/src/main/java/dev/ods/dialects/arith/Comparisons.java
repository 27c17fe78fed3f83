// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OperandMark;
import java.util.function.Predicate;

/** Comparisons, whose result type is inferred from the operand type. */
final class Comparisons {
  private Comparisons() {}

  /** {@code i1}, or the shaped type like {@code type} with elements {@code i1}. */
  static Type boolOfShape(Type type) {
    IntegerType i1 = IntegerType.get(type.context(), 1);
    if (type instanceof RankedTensorType tensor) {
      return RankedTensorType.get(tensor.shape(), i1, tensor.encoding());
    }
    if (type instanceof VectorType vector) {
      return VectorType.get(vector.shape(), i1, vector.scalableDimensions());
    }
    return type instanceof UnrankedTensorType ? UnrankedTensorType.get(i1) : i1;
  }

  /** Parses {@code , %lhs, %rhs}; they stay on the operand stack. */
  static boolean parseOperands(OpAsmParser parser) {
    return parser.parseComma()
        && parser.parseOperand()
        && parser.parseComma()
        && parser.parseOperand();
  }

  /**
   * Parses {@code attr-dict : type}, and resolves the two operands and adds the result.
   *
   * @param operands the start of the operands on the operand stack
   */
  static boolean parseRest(
      OpAsmParser parser,
      OperandMark operands,
      Predicate<Type> constraint,
      String summary,
      OperationState state) {
    if (!parser.parseOptionalAttrDict(state)) {
      return false;
    }
    Type type = parser.parseColonType();
    if (type == null) {
      return false;
    }
    if (!constraint.test(type)) {
      return parser.error(
          parser.nameLocation(), "'lhs' must be " + summary + ", but got '" + type + "'");
    }
    state.addType(boolOfShape(type));
    return parser.resolveOperands(operands, operands.plus(2), type, state);
  }
}
