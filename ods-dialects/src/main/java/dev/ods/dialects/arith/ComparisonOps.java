// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.*;
import dev.ods.control.SelectLikeOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.attr.CmpFPredicate;
import dev.ods.dialects.arith.attr.CmpIPredicate;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.*;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.*;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Comparisons, and the choice between two values. */
public interface ComparisonOps {
  /** Compares two values, element by element. */
  @Order({"lhs", "rhs", "result"})
  @Trait({Pure.class, SameTypeOperands.class, NoMemoryEffect.class, ElementwiseMappable.class})
  @TypesMatchWith(
      from = "lhs",
      to = "result",
      with = BoolOfShape.class,
      summary = "result type has i1 element type and same shape as operands")
  interface ComparisonOp extends OpView {
    /** The first operand. */
    @Operand
    Value lhs();

    /** The second operand. */
    @Operand
    Value rhs();

    /** Whether the comparison holds, for each element. */
    @Result(BoolLike.class)
    Value result();
  }

  /** Floating-point comparison operation. */
  @Op(dialect = ArithDialect.class, name = "cmpf")
  @Order({"predicate", "lhs", "rhs", "fastmath", "result"})
  @TypeConstraint(
      value = FloatLike.class,
      of = {"lhs", "rhs"})
  @AssemblyFormat(
      "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)")
  @FoldedBy(value = ComparisonFolds.class, name = "cmpF")
  interface CmpF extends ComparisonOp {
    /** How they are compared. */
    @Attr
    CmpFPredicate predicate();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();
  }

  /** Integer comparison operation. */
  @Op(dialect = ArithDialect.class, name = "cmpi")
  @Order({"predicate", "lhs", "rhs", "result"})
  @TypeConstraint(
      value = SignlessIntegerOrIndexLike.class,
      of = {"lhs", "rhs"})
  @AssemblyFormat("$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)")
  @FoldedBy(value = ComparisonFolds.class, name = "cmpI")
  interface CmpI extends ComparisonOp, InferIntRangeInterface {
    /** How they are compared. */
    @Attr
    CmpIPredicate predicate();

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      results.accept(result(), ArithRanges.compared(predicate(), operands));
    }
  }

  /**
   * Select operation.
   *
   * <p>Returns one of two values, or for each element one of two elements.
   */
  @Op(dialect = ArithDialect.class, name = "select")
  @Order({"condition", "trueValue", "falseValue", "result"})
  @Trait({ConditionFits.class, Pure.class, NoMemoryEffect.class, ElementwiseMappable.class})
  @AllTypesMatch({"true_value", "false_value", "result"})
  @FoldedBy(value = ComparisonFolds.class, name = "select")
  interface Select extends SelectLikeOpInterface, InferIntRangeInterface {
    /** Which one. */
    @Override
    @Operand(BoolLike.class)
    Value condition();

    /** The value if the condition holds. */
    @Override
    @Operand(name = "true_value")
    Value trueValue();

    /** The value if it does not. */
    @Override
    @Operand(name = "false_value")
    Value falseValue();

    /** The chosen value. */
    @Result
    Value result();

    @Override
    default void inferResultRangesFromOptional(
        List<? extends @Nullable IntRange> operands, BiConsumer<Value, IntRange> results) {
      IntRange range = ArithRanges.selected(operands);
      if (range != null) {
        results.accept(result(), range);
      }
    }

    /** Parses {@code %condition, %true, %false attr-dict : type}, or {@code : mask, type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark from = parser.operandMark();
      if (!parser.parseOperandList(Delimiter.NONE, 3) || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      Type condition = IntegerType.get(parser.context(), 1);
      Type result = parser.parseColonType();
      if (result != null && parser.parseOptionalComma()) {
        condition = result;
        result = parser.parseType();
      }
      if (result == null) {
        return false;
      }
      state.addType(result);
      return parser.resolveOperand(from, condition, state)
          && parser.resolveOperands(from.plus(1), from.plus(3), result, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Select op) {
      printer.print(" ");
      printer.printOperands(op.operation().operands());
      printer.printOptionalAttrDict(op.operation());
      printer.print(" : ");
      if (op.condition().type() instanceof ShapedType) {
        printer.printType(op.condition().type());
        printer.print(", ");
      }
      printer.printType(op.result().type());
    }

    /** Compares the shape of a mask with that of the result. */
    default void verify(Diagnostics diagnostics) {
      Type condition = condition().type();
      Type result = result().type();
      if (condition instanceof IntegerType integer && integer.isSignless(1)) {
        return;
      }
      if (!(result instanceof TensorType) && !(result instanceof VectorType)) {
        diagnostics.opError(
            operation(), "expected condition to be a signless i1, but got '" + condition + "'");
        return;
      }
      Type expected = BoolOfShape.apply(result);
      if (condition != expected) {
        diagnostics.opError(
            operation(),
            "expected condition type to have the same shape as the result type, expected '"
                + expected
                + "', but got '"
                + condition
                + "'");
      }
    }
  }
}
