// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.BoolLike;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
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

/** Integer comparison operation. */
@Op(dialect = ArithDialect.class, name = "cmpi")
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
public interface CmpI extends OpView {
  /** How they are compared. */
  @Attr
  CmpIPredicate predicate();

  /** The first operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value rhs();

  /** Whether the comparison holds, for each element. */
  @Result(BoolLike.class)
  Value result();

  /** Builds it with the type of the result that follows from the operands. */
  static void build(
      OpBuilder builder, OperationState state, CmpIPredicate predicate, Value lhs, Value rhs) {
    state.addAttribute("predicate", CmpIPredicateEnum.get(builder.context(), predicate));
    state.addOperand(lhs);
    state.addOperand(rhs);
    state.addType(Comparisons.boolOfShape(lhs.type()));
  }

  /** Reads {@code predicate, %lhs, %rhs attr-dict : type}; the type is that of the operands. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    Attribute predicate = CmpIPredicateEnum.parse(parser, "predicate");
    if (predicate == null) {
      return false;
    }
    state.addAttribute("predicate", predicate);
    int operands = parser.operandMark();
    return Comparisons.parseOperands(parser)
        && Comparisons.parseRest(
            parser,
            operands,
            SignlessIntegerOrIndexLike::test,
            SignlessIntegerOrIndexLike.SUMMARY,
            state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, CmpI op) {
    printer.print(" ");
    printer.printKeywordOrString(CmpIPredicateEnum.stringify(op.predicate()));
    printer.print(", ");
    printer.printOperand(op.operation(), 0);
    printer.print(", ");
    printer.printOperand(op.operation(), 1);
    printer.printOptionalAttrDict(op.operation(), WrittenAttributes.OF_CMPI);
    printer.print(" : ");
    printer.printType(op.operation().operandType(0));
  }
}
