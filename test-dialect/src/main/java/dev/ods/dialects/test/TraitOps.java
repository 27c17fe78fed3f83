// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Ops with traits on the types of operands and results; they have no formats. */
public interface TraitOps {
  /** Two operands of any types. */
  @Order({"x", "y"})
  interface AnyOperands {
    @Operand
    Value x();

    @Operand
    Value y();
  }

  /** Two shaped operands. */
  @Order({"x", "y"})
  interface ShapedOperands {
    @Operand(AnyShaped.class)
    Value x();

    @Operand(AnyShaped.class)
    Value y();
  }

  /** Two shaped operands and a result. */
  interface ShapedOperandsAndResult extends ShapedOperands {
    @Result(AnyShaped.class)
    Value res();
  }

  /** Any operands and results. */
  @Order({"inputs", "outputs"})
  interface AnyValues {
    @Operand
    ValueRange inputs();

    @Result
    ValueRange outputs();
  }

  /** Operands of the same element type. */
  @Op(dialect = TestDialect.class, name = "same_operand_element_type")
  @Trait(SameOperandsElementType.class)
  interface SameOperandElementType extends AnyOperands {
    @Result
    Value res();
  }

  /** Operands and results of the same element type. */
  @Op(dialect = TestDialect.class, name = "same_operand_and_result_element_type")
  @Trait(SameOperandsAndResultElementType.class)
  interface SameOperandAndResultElementType extends AnyValues {}

  /** Operands of the same shape. */
  @Op(dialect = TestDialect.class, name = "same_operand_shape")
  @Trait(SameOperandsShape.class)
  interface SameOperandShape {
    @Operand(AnyShaped.class)
    ValueRange inputs();
  }

  /** Operands and results of the same shape. */
  @Op(dialect = TestDialect.class, name = "same_operand_and_result_shape")
  @Trait(SameOperandsAndResultShape.class)
  interface SameOperandAndResultShape {
    @Operand(AnyShaped.class)
    ValueRange inputs();

    @Result(AnyShaped.class)
    ValueRange outputs();
  }

  /** Operands and results of the same type. */
  @Op(dialect = TestDialect.class, name = "same_operand_and_result_type")
  @Trait(SameOperandsAndResultType.class)
  interface SameOperandAndResultType extends AnyValues {}

  /** Results of the shape of the operands, or no shapes at all. */
  @Op(dialect = TestDialect.class, name = "elementwise_mappable")
  @Trait(ElementwiseMappable.class)
  interface ElementwiseMappableOperation extends AnyValues {}

  /** Two operands of the same element type. */
  @Op(dialect = TestDialect.class, name = "operands_have_same_element_type")
  @AllElementTypesMatch({"x", "y"})
  interface OperandsHaveSameElementType extends AnyOperands {}

  /** Two operands of the same rank. */
  @Op(dialect = TestDialect.class, name = "operands_have_same_rank")
  @AllRanksMatch({"x", "y"})
  interface OperandsHaveSameRank extends ShapedOperands {}

  /** A result of the rank of an operand. */
  @Op(dialect = TestDialect.class, name = "operand0_and_result_have_same_rank")
  @AllRanksMatch({"x", "res"})
  interface OperandZeroAndResultHaveSameRank extends ShapedOperandsAndResult {}

  /** Operands and a result of the same rank. */
  @Op(dialect = TestDialect.class, name = "operands_and_result_have_same_rank")
  @Trait(SameOperandsAndResultRank.class)
  interface OperandsAndResultHaveSameRank extends ShapedOperandsAndResult {}

  /** A result of the shape of an operand. */
  @Op(dialect = TestDialect.class, name = "operand0_and_result_have_same_shape")
  @AllShapesMatch({"x", "res"})
  interface OperandZeroAndResultHaveSameShape extends ShapedOperandsAndResult {}

  /** A result with as many elements as an operand. */
  @Op(dialect = TestDialect.class, name = "operand0_and_result_have_same_element_count")
  @AllElementCountsMatch({"x", "res"})
  interface OperandZeroAndResultHaveSameElementCount extends ShapedOperandsAndResult {}

  /** Elements of 32 bits. */
  @Op(dialect = TestDialect.class, name = "i32ElementsAttr")
  interface I32Elements {
    @Attr(I32ElementsAttr.class)
    DenseIntOrFPElementsAttr attr();
  }

  /** Elements of the type of indices. */
  @Op(dialect = TestDialect.class, name = "indexElementsAttr")
  interface IndexElements {
    @Attr(IndexElementsAttr.class)
    DenseIntOrFPElementsAttr attr();
  }
}
