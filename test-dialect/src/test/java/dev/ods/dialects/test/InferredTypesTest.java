// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.op.ModuleOp;
import dev.ods.trait.InferTypeOpInterface;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ops that infer the types of their results with code: as mlir-opt 22 reads and verifies them. */
final class InferredTypesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "%a = test.format_infer_type",
        "%a = test.format_infer_type {x}",
        "%a = test.format_infer_type2",
        "%a:2 = test.format_infer_type_all_operands_and_types(%i64, %i32) : i64, i32",
        "%a:2 = test.format_infer_type_all_types_one_operand(%i64, %i32) {x} : i64, i32",
        "%a:4 = test.format_infer_type_all_types_two_operands(%i64, %i32) (%i64, %i32)"
            + " : i64, i32, i64, i32",
        "%a:2 = test.format_infer_type_all_types(%i64, %i32) : i64, i32",
        "%a:2 = test.format_infer_type_all_types(%b, %i32) : i64, i32\n%b = \"a.b\"() : () -> i64",
        """
        %a:2 = test.format_infer_type_regions {
        ^bb0(%x: i32, %y: f32):
          "test.terminator"() : () -> ()
        }""",
        "test.format_infer_type_regions {}",
        "%a:4 = test.format_infer_type_variadic_operands (%i32, %i32 : i32, i32)"
            + " (%i64, %i64 : i64, i64)",
        "%a = \"test.format_infer_type\"() : () -> i16",
        "%t = \"a.b\"() : () -> tensor<3xi32>\n"
            + "%a = \"test.op_with_infer_type_if\"(%t, %t)"
            + " : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>",
      })
  void areReadAndPrintedAsInMlir(String op) throws Exception {
    Judge.assertSameText(op);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%a = \"test.format_infer_type\"() : () -> i32",
        "%a:2 = \"test.format_infer_type\"() : () -> (i16, i16)",
        "%a:2 = test.format_infer_type",
        "%a = test.format_infer_type : i16",
        "test.format_infer_type_all_types() :",
        "%a = test.format_infer_type_variadic_operands (%i32 : i32) (%i32 : i32)",
        "%a:2 = test.format_infer_type_variadic_operands (%i32 : i32) (%i64 : i32)",
        "%a:2 = \"test.format_infer_type_all_types\"(%i32, %i64) : (i32, i64) -> (i32, i32)",
        "%a = \"test.format_infer_type_all_types\"(%i32, %i64) : (i32, i64) -> i32",
        "%a:2 = test.format_infer_type_all_types(%i64, %i32) : i64",
        "test.format_infer_type_all_types(%i64, %i32) : i64, i64",
        "\"test.format_infer_type_regions\"() ({^bb0(%x: i32): \"a.b\"() : () -> ()}) : () -> ()",
        "%t = \"a.b\"() : () -> tensor<3xi32>\n"
            + "%a = \"test.op_with_infer_type_if\"(%t, %t)"
            + " : (tensor<3xi32>, tensor<3xi32>) -> tensor<*xi32>",
        "%t:2 = \"a.b\"() : () -> (tensor<3xi32>, tensor<4xi32>)\n"
            + "%a = \"test.op_with_infer_type_if\"(%t#0, %t#1)"
            + " : (tensor<3xi32>, tensor<4xi32>) -> tensor<3xi32>",
      })
  void haveTheErrorsOfMlir(String op) throws Exception {
    Judge.assertSameErrors(op);
  }

  // --- Building.

  private final Context context = Context.create();
  private final Location location = UnknownLoc.get(context);
  private final Block block;
  private final OpBuilder builder;

  InferredTypesTest() {
    context.load(new TestDialectDefinition());
    context.allowUnregisteredDialects(true);
    block = ModuleOp.build(OpBuilder.create(context), location).body();
    builder = OpBuilder.atEnd(block);
  }

  private Value value(Type type) {
    Operation source =
        builder.create(builder.state(context.operationName("a.b"), location).addType(type));
    return source.result(0);
  }

  private Value tensor(long size) {
    return value(RankedTensorType.get(new long[] {size}, IntegerType.get(context, 32)));
  }

  private static List<Type> types(ValueRange values) {
    return values.types();
  }

  @Test
  void buildFormsInferThem() {
    Type i32 = IntegerType.get(context, 32);
    Type i64 = IntegerType.get(context, 64);
    Value a = value(i32);
    Value b = value(i64);
    Value three = tensor(3);
    assertEquals(
        IntegerType.get(context, 16), FormatInferTypeOp.build(builder, location).result().type());
    assertEquals(
        List.of(i64, i32),
        types(FormatInferTypeAllTypesOp.build(builder, location, List.of(b, a)).outs()));
    assertEquals(
        List.of(i32, i32, i64),
        types(
            FormatInferTypeVariadicOperandsOp.build(builder, location, List.of(a, a), List.of(b))
                .outs()));
    assertEquals(
        List.of(three.type()),
        types(
            OpWithInferTypeInterfaceOp.build(builder, location, List.of(three, three), List.of())
                .operation()
                .results()));
  }

  @Test
  void buildFormsThrowWhatIsReported() {
    Value three = tensor(3);
    assertEquals(
        three.type(),
        OpWithInferTypeInterfaceOp.build(builder, location, three, three).result().type());
    Value four = tensor(4);
    Operation last = block.last();
    DiagnosticException thrown =
        assertThrows(
            DiagnosticException.class,
            () -> OpWithInferTypeInterfaceOp.build(builder, location, three, four));
    assertEquals(
        List.of("operand type mismatch 'tensor<3xi32>' vs 'tensor<4xi32>'"),
        thrown.diagnostics().stream().map(Diagnostic::message).toList());
    assertEquals(last, block.last());
  }

  // --- Adaptors.

  @Test
  void adaptorsImplementTheDeclaration() {
    Value three = tensor(3);
    OpWithInferTypeInterfaceOp.Adaptor adaptor =
        new OpWithInferTypeInterfaceOp.Adaptor(
            List.of(three, three), DictionaryAttr.empty(context));
    FormatInferredTypes.OpWithInferTypeInterface declaration = adaptor;
    assertEquals(three, declaration.first());
    assertEquals(
        "this is an adaptor, which has operands, attributes and regions only: call result() on an"
            + " operation",
        assertThrows(IllegalStateException.class, declaration::result).getMessage());
    assertEquals(
        "this is an adaptor, which has operands, attributes and regions only: call operation() on"
            + " an operation",
        assertThrows(IllegalStateException.class, declaration::operation).getMessage());
  }

  @Test
  void theInterfaceIsOfTheOperation() {
    Operation op = FormatInferTypeOp.build(builder, location).operation();
    InferTypeOpInterface inferring = op.as(InferTypeOpInterface.class);
    assertEquals(
        List.of(IntegerType.get(context, 16)),
        inferring.inferReturnTypes(location, new Diagnostics()));
  }
}
