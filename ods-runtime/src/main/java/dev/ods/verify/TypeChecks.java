// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.constraint.AnySignlessIntegerOrIndex;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.predicate.ElementTypes;
import dev.ods.predicate.Shapes;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/** The verifiers of traits that constrain the types of operands and results. */
final class TypeChecks {
  private static final String SAME_ELEMENT_TYPE =
      "requires the same element type for all operands and results";

  private TypeChecks() {}

  private static boolean fail(IrReader ir, int op, String message, Diagnostics diagnostics) {
    diagnostics.opError(ir.operation(op), message);
    return false;
  }

  private static Type operandType(IrReader ir, int op, int index) {
    return ir.type(ir.operand(op, index));
  }

  private static Type resultType(IrReader ir, int op, int index) {
    return ir.type(IrReader.result(op, index));
  }

  /** The operands' types, then the results'. */
  private record AllTypes(IrReader ir, int op, int operands, int count)
      implements ShapeChecks.Types {
    AllTypes(IrReader ir, int op, boolean withResults) {
      this(
          ir,
          op,
          ir.operandCount(op),
          ir.operandCount(op) + (withResults ? ir.resultCount(op) : 0));
    }

    @Override
    public Type type(int index) {
      return index < operands ? operandType(ir, op, index) : resultType(ir, op, index - operands);
    }
  }

  // --- Traits of each operand or each result.

  static boolean operandsAreFloatLike(IrReader ir, int op, Diagnostics d) {
    return allOperands(ir, op, FloatType.class::isInstance)
        || fail(ir, op, "requires a float type", d);
  }

  static boolean operandsAreSignlessIntegerLike(IrReader ir, int op, Diagnostics d) {
    return allOperands(ir, op, AnySignlessIntegerOrIndex::test)
        || fail(ir, op, "requires an integer or index type", d);
  }

  static boolean resultsAreBoolLike(IrReader ir, int op, Diagnostics d) {
    return allResults(ir, op, TypeChecks::isBool) || fail(ir, op, "requires a bool result type", d);
  }

  /** MLIR accepts any one-bit integer here, signed or not. */
  private static boolean isBool(Type type) {
    return type instanceof IntegerType integer && integer.width() == 1;
  }

  static boolean resultsAreFloatLike(IrReader ir, int op, Diagnostics d) {
    return allResults(ir, op, FloatType.class::isInstance)
        || fail(ir, op, "requires a floating point type", d);
  }

  static boolean resultsAreSignlessIntegerLike(IrReader ir, int op, Diagnostics d) {
    return allResults(ir, op, AnySignlessIntegerOrIndex::test)
        || fail(ir, op, "requires an integer or index type", d);
  }

  private static boolean allOperands(IrReader ir, int op, Predicate<Type> test) {
    for (int i = 0; i < ir.operandCount(op); i++) {
      if (!test.test(ElementTypes.scalarOf(operandType(ir, op, i)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean allResults(IrReader ir, int op, Predicate<Type> test) {
    for (int i = 0; i < ir.resultCount(op); i++) {
      if (!test.test(ElementTypes.scalarOf(resultType(ir, op, i)))) {
        return false;
      }
    }
    return true;
  }

  // --- What they have in common.

  static boolean sameTypeOperands(IrReader ir, int op, Diagnostics d) {
    int count = ir.operandCount(op);
    if (count < 2) {
      return true;
    }
    Type type = operandType(ir, op, 0);
    for (int i = 1; i < count; i++) {
      if (operandType(ir, op, i) != type) {
        return fail(ir, op, "requires all operands to have the same type", d);
      }
    }
    return true;
  }

  private static boolean hasOperand(IrReader ir, int op, Diagnostics d) {
    return ir.operandCount(op) > 0 || CountChecks.operands(ir.operation(op), 0, 1, true, d);
  }

  private static boolean hasResult(IrReader ir, int op, Diagnostics d) {
    return ir.resultCount(op) > 0 || CountChecks.results(ir.operation(op), 0, 1, true, d);
  }

  static boolean sameOperandsShape(IrReader ir, int op, Diagnostics d) {
    return hasOperand(ir, op, d)
        && (ShapeChecks.areCompatible(new AllTypes(ir, op, false))
            || fail(ir, op, "requires the same shape for all operands", d));
  }

  static boolean sameOperandsAndResultShape(IrReader ir, int op, Diagnostics d) {
    return hasOperand(ir, op, d)
        && hasResult(ir, op, d)
        && (ShapeChecks.areCompatible(new AllTypes(ir, op, true))
            || fail(ir, op, "requires the same shape for all operands and results", d));
  }

  static boolean sameOperandsElementType(IrReader ir, int op, Diagnostics d) {
    if (!hasOperand(ir, op, d)) {
      return false;
    }
    Type element = ElementTypes.orSelf(operandType(ir, op, 0));
    for (int i = 1; i < ir.operandCount(op); i++) {
      if (ElementTypes.orSelf(operandType(ir, op, i)) != element) {
        return fail(ir, op, "requires the same element type for all operands", d);
      }
    }
    return true;
  }

  static boolean sameOperandsAndResultElementType(IrReader ir, int op, Diagnostics d) {
    if (!hasOperand(ir, op, d) || !hasResult(ir, op, d)) {
      return false;
    }
    Type element = ElementTypes.orSelf(resultType(ir, op, 0));
    for (int i = 1; i < ir.resultCount(op); i++) {
      if (ElementTypes.orSelf(resultType(ir, op, i)) != element) {
        return fail(ir, op, SAME_ELEMENT_TYPE, d);
      }
    }
    for (int i = 0; i < ir.operandCount(op); i++) {
      if (ElementTypes.orSelf(operandType(ir, op, i)) != element) {
        return fail(ir, op, SAME_ELEMENT_TYPE, d);
      }
    }
    return true;
  }

  static boolean sameOperandsAndResultType(IrReader ir, int op, Diagnostics d) {
    if (!hasOperand(ir, op, d) || !hasResult(ir, op, d)) {
      return false;
    }
    Type type = resultType(ir, op, 0);
    for (int i = 1; i < ir.resultCount(op); i++) {
      if (!isSame(ir, op, type, resultType(ir, op, i), d)) {
        return false;
      }
    }
    for (int i = 0; i < ir.operandCount(op); i++) {
      if (!isSame(ir, op, type, operandType(ir, op, i), d)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(IrReader ir, int op, Type type, Type other, Diagnostics d) {
    if (type == other) {
      return true;
    }
    if (ElementTypes.orSelf(other) != ElementTypes.orSelf(type)
        || !ShapeChecks.areCompatible(other, type)) {
      return fail(ir, op, "requires the same type for all operands and results", d);
    }
    Attribute encoding = type instanceof RankedTensorType ranked ? ranked.encoding() : null;
    if (encoding != null
        && other instanceof RankedTensorType ranked
        && ranked.encoding() != encoding) {
      return fail(ir, op, "requires the same encoding for all operands and results", d);
    }
    return true;
  }

  /**
   * Each result has the type of the first operand that is no group, down to its dimensions: where
   * there is one, MLIR infers the types of the results from it.
   *
   * @param anchor the index of that operand among those of the definition
   */
  static boolean resultsAreInferred(IrReader ir, int op, int anchor, Diagnostics d) {
    Type type = operandType(ir, op, Math.min(anchor, ir.operandCount(op) - 1));
    for (int i = 0; i < ir.resultCount(op); i++) {
      if (resultType(ir, op, i) != type) {
        List<Type> inferred = Collections.nCopies(ir.resultCount(op), type);
        return InferredTypes.verify(ir.operation(op), inferred, d);
      }
    }
    return true;
  }

  static boolean sameOperandsAndResultRank(IrReader ir, int op, Diagnostics d) {
    if (!hasOperand(ir, op, d)) {
      return false;
    }
    int rank = -1;
    for (int i = 0; i < ir.operandCount(op); i++) {
      int found = Shapes.rank(operandType(ir, op, i));
      if (found >= 0 && rank >= 0 && found != rank) {
        return fail(ir, op, "operands don't have matching ranks", d);
      }
      rank = rank >= 0 ? rank : found;
    }
    for (int i = 0; i < ir.resultCount(op); i++) {
      int found = Shapes.rank(resultType(ir, op, i));
      if (found >= 0 && rank >= 0 && found != rank) {
        return fail(ir, op, "result type has different rank than operands", d);
      }
      rank = rank >= 0 ? rank : found;
    }
    return true;
  }

  // --- Elementwise operations.

  /** The vectors and tensors among the operands' and results' types, which must agree. */
  private record MappableTypes(AllTypes all, int count) implements ShapeChecks.Types {
    @Override
    public Type type(int index) {
      int left = index;
      for (int i = 0; ; i++) {
        Type type = all.type(i);
        if (Shapes.isValueContainer(type) && left-- == 0) {
          return type;
        }
      }
    }
  }

  static boolean elementwise(IrReader ir, int op, Diagnostics d) {
    int operands = 0;
    for (int i = 0; i < ir.operandCount(op); i++) {
      operands += Shapes.isValueContainer(operandType(ir, op, i)) ? 1 : 0;
    }
    int results = 0;
    for (int i = 0; i < ir.resultCount(op); i++) {
      results += Shapes.isValueContainer(resultType(ir, op, i)) ? 1 : 0;
    }
    if (operands == 0 && results == 0) {
      return true;
    }
    if (operands == 0) {
      return fail(
          ir, op, "if a result is non-scalar, then at least one operand must be non-scalar", d);
    }
    if (results == 0) {
      return fail(
          ir,
          op,
          "if an operand is non-scalar, then there must be at least one non-scalar result",
          d);
    }
    if (results != ir.resultCount(op)) {
      return fail(ir, op, "if an operand is non-scalar, then all results must be non-scalar", d);
    }
    MappableTypes types = new MappableTypes(new AllTypes(ir, op, true), operands + results);
    Class<?> expected = types.type(0).getClass();
    for (int i = 1; i < types.count(); i++) {
      if (types.type(i).getClass() != expected) {
        return notAlike(ir, op, d);
      }
    }
    return ShapeChecks.areCompatible(types) || notAlike(ir, op, d);
  }

  private static boolean notAlike(IrReader ir, int op, Diagnostics d) {
    return fail(
        ir, op, "all non-scalar operands/results must have the same shape and base type", d);
  }
}
