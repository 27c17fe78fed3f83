// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.BoolLike;
import dev.ods.constraint.FloatLike;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Elementwise;
import dev.ods.trait.NoMemoryEffect;
import dev.ods.trait.Pure;
import dev.ods.trait.SameTypeOperands;
import dev.ods.trait.Scalarizable;
import dev.ods.trait.Tensorizable;
import dev.ods.trait.Vectorizable;

/** Floating-point comparison operation. */
@Op(dialect = ArithDialect.class, name = "cmpf")
@Trait({
  BoolResultOfSameShape.class,
  Pure.class,
  SameTypeOperands.class,
  NoMemoryEffect.class,
  Elementwise.class,
  Scalarizable.class,
  Vectorizable.class,
  Tensorizable.class
})
public interface CmpF extends OpView {
  /** How they are compared. */
  @Attr
  CmpFPredicate predicate();

  /** The first operand. */
  @Operand(FloatLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(FloatLike.class)
  Value rhs();

  /** The liberties that an optimizer may take. */
  @Attr
  @Default("none")
  FastMathFlagsAttr fastmath();

  /** Whether the comparison holds, for each element. */
  @Result(BoolLike.class)
  Value result();

  /** Builds it with the type of the result that follows from the operands. */
  static void build(
      OpBuilder builder, OperationState state, CmpFPredicate predicate, Value lhs, Value rhs) {
    state.addAttribute("predicate", CmpFPredicateEnum.get(builder.context(), predicate));
    state.addOperand(lhs);
    state.addOperand(rhs);
    state.addType(Comparisons.boolOfShape(lhs.type()));
  }

  /** Reads {@code predicate, %lhs, %rhs attr-dict : type}; the type is that of the operands. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    Attribute predicate = CmpFPredicateEnum.parse(parser, "predicate");
    if (predicate == null) {
      return false;
    }
    state.addAttribute("predicate", predicate);
    int operands = parser.operandMark();
    return Comparisons.parseOperands(parser)
        && parseFastmath(parser, state)
        && Comparisons.parseRest(parser, operands, FloatLike::test, FloatLike.SUMMARY, state);
  }

  private static boolean parseFastmath(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalKeyword("fastmath")) {
      return true;
    }
    FastMathFlagsAttr fastmath =
        parser.parseStrippedAttribute(FastMathFlagsAttr.class, null, FastMathFlagsAttr::parse);
    if (fastmath == null) {
      return false;
    }
    state.addAttribute("fastmath", fastmath);
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, CmpF op) {
    printer.print(" ");
    printer.printKeywordOrString(CmpFPredicateEnum.stringify(op.predicate()));
    printer.print(", ");
    printer.printOperand(op.operation(), 0);
    printer.print(", ");
    printer.printOperand(op.operation(), 1);
    if (!op.fastmath().isNone()) {
      printer.print(" fastmath");
      printer.printStrippedAttribute(op.fastmath());
    }
    printer.printOptionalAttrDict(op.operation(), WrittenAttributes.OF_CMPF);
    printer.print(" : ");
    printer.printType(op.operation().operandType(0));
  }
}
