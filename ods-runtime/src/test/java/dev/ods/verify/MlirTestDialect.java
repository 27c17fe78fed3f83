// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.codegen.OdsVerification;
import dev.ods.constraint.AnyShaped;
import dev.ods.constraint.AnyTensor;
import dev.ods.constraint.AnyType;
import dev.ods.constraint.DenseI16ArrayAttr;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.constraint.DenseI64ArrayAttr;
import dev.ods.constraint.I32;
import dev.ods.constraint.I32Attr;
import dev.ods.constraint.I64Attr;
import dev.ods.constraint.StrAttr;
import dev.ods.constraint.annotated.DenseArraySorted;
import dev.ods.constraint.annotated.DenseArrayStrictlySorted;
import dev.ods.constraint.annotated.IntNonNegative;
import dev.ods.constraint.annotated.IntPositive;
import dev.ods.ir.Arity;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.AttrSizedResultSegments;
import dev.ods.trait.ElementwiseMappable;
import dev.ods.trait.GraphRegion;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.ResultsBroadcastableShape;
import dev.ods.trait.SameOperandsAndResultElementType;
import dev.ods.trait.SameOperandsAndResultRank;
import dev.ods.trait.SameOperandsAndResultShape;
import dev.ods.trait.SameOperandsAndResultType;
import dev.ods.trait.SameOperandsElementType;
import dev.ods.trait.SameOperandsShape;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.Symbol;
import dev.ods.trait.SymbolTable;
import dev.ods.trait.Terminator;
import dev.ods.trait.TraitLists;
import java.util.List;

/** Operations of MLIR's test dialect, declared as in {@code mlir-opt}, which registers it, too. */
final class MlirTestDialect extends DialectDefinition {
  private static final Arity ONE = Arity.SINGLE;
  private static final Arity ANY = Arity.VARIADIC;

  MlirTestDialect() {
    super("test");
  }

  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  private static TestOp op(String name) {
    return new TestOp("test." + name);
  }

  private static TestOp anyType(TestOp op, Arity operands, Arity results) {
    return op.operand(operands, AnyType::test, AnyType.SUMMARY)
        .result(results, AnyType::test, AnyType.SUMMARY);
  }

  private static TestOp shaped(String name) {
    return op(name)
        .operand(ANY, AnyShaped::test, AnyShaped.SUMMARY)
        .result(ANY, AnyShaped::test, AnyShaped.SUMMARY);
  }

  private static TestOp twoShaped(String name) {
    return op(name)
        .operand(ONE, AnyShaped::test, AnyShaped.SUMMARY)
        .operand(ONE, AnyShaped::test, AnyShaped.SUMMARY);
  }

  private static TestOp twoOfAnyType(String name) {
    return op(name)
        .operand(ONE, AnyType::test, AnyType.SUMMARY)
        .operand(ONE, AnyType::test, AnyType.SUMMARY);
  }

  @Override
  public List<OpModel> operations() {
    return List.of(
        op("finish").traits(Terminator.class).model(),
        op("br")
            .operand(ANY, AnyType::test, AnyType.SUMMARY)
            .successors(1)
            .traits(Terminator.class)
            .model(),
        op("one_region_op").region("").model(),
        op("two_region_op").region("").region("").model(),
        op("sized_region_op").sizedRegion("my_region", 2).sizedRegion("", 1).model(),
        op("graph_region").region("region").traits(GraphRegion.class).model(),
        op("isolated_regions").regions().traits(IsolatedFromAbove.class).model(),
        op("parent").region("").model(),
        op("parent1").region("").model(),
        op("child").parents("test.parent").model(),
        op("child_with_parent_one_of").parents("test.parent", "test.parent1").model(),
        op("SingleBlockImplicitTerminator")
            .sizedRegion("region", 1)
            .terminatedBy("test.finish")
            .model(),
        op("single_no_terminator_op")
            .sizedRegion("my_region", 1)
            .traits(NoTerminator.class, GraphRegion.class, SingleBlock.class)
            .model(),
        symbol("symbol").model(),
        symbol("symbol_with_result").result(ONE, AnyType::test, AnyType.SUMMARY).model(),
        op("symbol_scope")
            .sizedRegion("region", 1)
            .traits(SymbolTable.class)
            .terminatedBy("test.finish")
            .model(),
        op("symbol_table_region").sizedRegion("region", 1).traits(SymbolTable.class).model(),
        twoOfAnyType("same_operand_element_type")
            .result(ONE, AnyType::test, AnyType.SUMMARY)
            .traits(SameOperandsElementType.class)
            .model(),
        anyType(op("same_operand_and_result_element_type"), ANY, ANY)
            .traits(SameOperandsAndResultElementType.class)
            .model(),
        op("same_operand_shape")
            .operand(ANY, AnyShaped::test, AnyShaped.SUMMARY)
            .traits(SameOperandsShape.class)
            .model(),
        shaped("same_operand_and_result_shape").traits(SameOperandsAndResultShape.class).model(),
        anyType(op("same_operand_and_result_type"), ANY, ANY)
            .traits(SameOperandsAndResultType.class)
            .model(),
        anyType(op("elementwise_mappable"), ANY, ANY)
            .traits(TraitLists.expand(ElementwiseMappable.class))
            .model(),
        twoShaped("operands_and_result_have_same_rank")
            .result(ONE, AnyShaped::test, AnyShaped.SUMMARY)
            .traits(SameOperandsAndResultRank.class)
            .model(),
        op("broadcastable")
            .operand(ANY, AnyTensor::test, AnyTensor.SUMMARY)
            .result(ONE, AnyTensor::test, AnyTensor.SUMMARY)
            .traits(ResultsBroadcastableShape.class)
            .model(),
        op("attr_sized_operands")
            .operand(ANY, I32::test, I32.SUMMARY)
            .operand(ANY, I32::test, I32.SUMMARY)
            .operand(ONE, I32::test, I32.SUMMARY)
            .operand(ANY, I32::test, I32.SUMMARY)
            .operandSegments()
            .traits(AttrSizedOperandSegments.class)
            .model(),
        op("attr_sized_results")
            .result(ANY, I32::test, I32.SUMMARY)
            .result(ANY, I32::test, I32.SUMMARY)
            .result(ONE, I32::test, I32.SUMMARY)
            .result(ANY, I32::test, I32.SUMMARY)
            .resultSegments()
            .traits(AttrSizedResultSegments.class)
            .model(),
        op("non_negative_int_attr")
            .attribute(
                "i32attr",
                a -> I32Attr.test(a) && IntNonNegative.test(a),
                I32Attr.SUMMARY + " " + IntNonNegative.summary())
            .attribute(
                "i64attr",
                a -> I64Attr.test(a) && IntNonNegative.test(a),
                I64Attr.SUMMARY + " " + IntNonNegative.summary())
            .model(),
        op("positive_int_attr")
            .attribute(
                "i32attr",
                a -> I32Attr.test(a) && IntPositive.test(a),
                I32Attr.SUMMARY + " " + IntPositive.summary())
            .attribute(
                "i64attr",
                a -> I64Attr.test(a) && IntPositive.test(a),
                I64Attr.SUMMARY + " " + IntPositive.summary())
            .model(),
        op("confined_dense_array_attr")
            .attribute(
                "emptyattr",
                a -> DenseI16ArrayAttr.test(a) && DenseArrayStrictlySorted.test(a),
                DenseI16ArrayAttr.SUMMARY + " " + DenseArrayStrictlySorted.summary())
            .attribute(
                "i32attr",
                a -> DenseI32ArrayAttr.test(a) && DenseArraySorted.test(a),
                DenseI32ArrayAttr.SUMMARY + " " + DenseArraySorted.summary())
            .attribute(
                "i64attr",
                a -> DenseI64ArrayAttr.test(a) && DenseArrayStrictlySorted.test(a),
                DenseI64ArrayAttr.SUMMARY + " " + DenseArrayStrictlySorted.summary())
            .model(),
        twoOfAnyType("operands_have_same_type")
            .predicate(
                (op, d) ->
                    OdsVerification.allTypesMatch(
                        op, "x, y", d, op.operandType(0), op.operandType(1)))
            .model(),
        twoOfAnyType("operands_have_same_element_type")
            .predicate(
                (op, d) ->
                    OdsVerification.allElementTypesMatch(
                        op, "x, y", d, op.operandType(0), op.operandType(1)))
            .model(),
        twoShaped("operands_have_same_rank")
            .predicate(
                (op, d) ->
                    OdsVerification.allRanksMatch(
                        op, "x, y", d, op.operandType(0), op.operandType(1)))
            .model(),
        twoShaped("operand0_and_result_have_same_shape")
            .result(ONE, AnyShaped::test, AnyShaped.SUMMARY)
            .predicate(
                (op, d) ->
                    OdsVerification.allShapesMatch(
                        op, "x, res", d, op.operandType(0), op.resultType(0)))
            .model());
  }

  private static TestOp symbol(String name) {
    return op(name)
        .attribute("sym_name", StrAttr::test, StrAttr.SUMMARY)
        .optional("sym_visibility", StrAttr::test, StrAttr.SUMMARY)
        .traits(Symbol.class);
  }
}
