// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.verify.Verifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** An operand of any number of groups: its text is that of mlir-opt 22, right and wrong. */
final class OperandGroupsTest {
  private static final String GENERIC =
      "\"test.format_variadic_of_variadic_operand\"(%i64, %i64) <{operand_segments = ";

  private static final String CUSTOM = "test.format_variadic_of_variadic_operand ";

  @TestFactory
  Stream<DynamicTest> areReadAndPrintedAsInMlir() throws Exception {
    return Judge.sameText(
        CUSTOM + "(%i64), (%i64, %i64) : (i64), (i64, i64)",
        CUSTOM + "(), (%i64), () : (), (i64), () {a}",
        CUSTOM + "() : ()",
        CUSTOM + ":",
        CUSTOM + "(%i64), : (i64),",
        CUSTOM + "(%i64, %i64) : (i64), (i64)",
        CUSTOM + ": () {operand_segments = array<i32: 0>}",
        CUSTOM + "(%i64) : (i64) {operand_segments = array<i32: 0, 1>}",
        GENERIC + "array<i32: 1, 0, 1>}> : (i64, i64) -> ()");
  }

  @TestFactory
  Stream<DynamicTest> haveTheErrorsOfMlir() throws Exception {
    return Judge.sameError(
        CUSTOM + "(%i64) : (i64), (i64)",
        CUSTOM + "(%i64 %i64) : (i64, i64)",
        CUSTOM + "(%i64 : (i64)",
        CUSTOM + "%i64 : i64",
        CUSTOM + "(%i64) : (5)",
        CUSTOM + "(%i64) : i64",
        CUSTOM + "(%i32) : (i64)",
        CUSTOM + "(%i64) : (i64) {operand_segments = array<i32: 2>}",
        GENERIC + "array<i32: 1>}> : (i64, i64) -> ()",
        GENERIC + "array<i32: 1, -1, 2>}> : (i64, i64) -> ()",
        GENERIC + "array<i64: 1, 1>}> : (i64, i64) -> ()",
        GENERIC + "5 : i32}> : (i64, i64) -> ()",
        "\"test.format_variadic_of_variadic_operand\"(%i32) <{operand_segments = array<i32: 2>}>"
            + " : (i32) -> ()",
        CUSTOM + "(%i64), (%i32) : (i64), (i32)",
        "\"test.format_variadic_of_variadic_operand\"(%i64) : (i64) -> ()");
  }

  @Test
  void areBuiltSetAndAdapted() {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    OpBuilder builder = OpBuilder.create(context);
    List<Value> values =
        UnrealizedConversionCastOp.build(
                builder,
                UnknownLoc.get(context),
                List.of(IntegerType.get(context, 64), IntegerType.get(context, 64)),
                List.of())
            .outputs();
    Value first = values.get(0);
    Value second = values.get(1);
    FormatVariadicOfVariadicOperandOp op =
        FormatVariadicOfVariadicOperandOp.build(
            builder,
            UnknownLoc.get(context),
            List.of(List.of(first), ValueRange.of(), List.of(second, first)));
    assertEquals(
        List.of(List.of(first), List.of(), List.of(second, first)),
        List.<Object>copyOf(op.operand()));
    assertEquals(List.of(1, 0, 2), sizes(op));
    assertEquals(op.operand(), new FormatVariadicOfVariadicOperandOp.Adaptor(op).operand());
    op.setOperand(List.of(List.of(second)));
    assertEquals(List.of(List.of(second)), List.<Object>copyOf(op.operand()));
    assertEquals(List.of(1), sizes(op));
    op.setOperandSegments(new int[] {0, 2});
    Diagnostics diagnostics = new Diagnostics();
    Verifier.verify(op.operation(), diagnostics);
    assertEquals(
        "'test.format_variadic_of_variadic_operand' op operand count (1) does not match with the"
            + " total size (2) specified in attribute 'operand_segments'",
        diagnostics.list().get(0).message());
  }

  private static List<Integer> sizes(FormatVariadicOfVariadicOperandOp op) {
    return Arrays.stream(op.operandSegments()).boxed().toList();
  }
}
