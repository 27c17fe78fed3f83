// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.UnrankedTensorType;
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
import dev.ods.shaped.InferShapedTypeOpInterface;
import dev.ods.shaped.ShapedTypeComponents;
import dev.ods.testing.MlirOpt;
import dev.ods.trait.InferTypeOpInterface;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Ops that infer the types of their results with code: as mlir-opt 22 reads and verifies them. */
final class InferredTypesTest {
  private static final String SHAPED =
      "%t:3 = \"a.b\"() : () -> (tensor<3x4xi32>, tensor<*xf32>, tensor<?xf32, \"e\">)\n";

  @TestFactory
  Stream<DynamicTest> areReadAndPrintedAsInMlir() throws Exception {
    return Judge.sameText(
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
        "%t = \"a.b\"() : () -> tensor<3xi32>\n"
            + "%a = \"test.op_with_infer_type_adaptor_if\"(%t, %t)"
            + " : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>",
        SHAPED
            + "%a = \"test.op_with_shaped_type_infer_type_if\"(%t#0, %t#1)"
            + " : (tensor<3x4xi32>, tensor<*xf32>) -> tensor<3xi17>",
        SHAPED
            + "%a = \"test.op_with_shaped_type_infer_type_if\"(%t#1, %t#0)"
            + " : (tensor<*xf32>, tensor<3x4xi32>) -> tensor<?xi17>",
        SHAPED
            + "%a = \"test.op_with_shaped_type_infer_type_adaptor_if\"(%t#2, %t#0)"
            + " : (tensor<?xf32, \"e\">, tensor<3x4xi32>) -> tensor<?xi17, \"e\">");
  }

  @TestFactory
  Stream<DynamicTest> haveTheErrorsOfMlir() throws Exception {
    return Judge.sameErrors(
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
        "%t = \"a.b\"() : () -> tensor<3xi32>\n"
            + "%a = \"test.op_with_refine_type_if\"(%t, %t)"
            + " : (tensor<3xi32>, tensor<3xi32>) -> tensor<*xi32>",
        "%t:2 = \"a.b\"() : () -> (tensor<3xi32>, tensor<4xi32>)\n"
            + "%a = \"test.op_with_refine_type_if\"(%t#0, %t#1)"
            + " : (tensor<3xi32>, tensor<4xi32>) -> tensor<3xi32>",
        SHAPED
            + "%a = \"test.op_with_shaped_type_infer_type_if\"(%t#0, %t#1)"
            + " : (tensor<3x4xi32>, tensor<*xf32>) -> tensor<4xi17>",
        SHAPED
            + "%a = \"test.op_with_shaped_type_infer_type_adaptor_if\"(%t#1, %t#0)"
            + " : (tensor<*xf32>, tensor<3x4xi32>) -> tensor<*xi17>",
        SHAPED
            + "%a = \"test.op_with_shaped_type_infer_type_if\"(%t#2, %t#0)"
            + " : (tensor<?xf32, \"e\">, tensor<3x4xi32>) -> tensor<?xi17>");
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

  /**
   * All pairs of tensors, as {@code mlir-opt}'s test pass {@code --test-return-type} takes them.
   */
  @Test
  void buildFormsInferWhatThePassOfMlirInfers() throws Exception {
    MlirOpt.assumeInstalled();
    Type i32 = IntegerType.get(context, 32);
    List<Value> tensors =
        Stream.of(
                RankedTensorType.get(new long[] {3, 4}, i32),
                RankedTensorType.get(
                    new long[] {ShapedType.DYNAMIC}, i32, StringAttr.get(context, "e")),
                UnrankedTensorType.get(i32))
            .map(this::value)
            .toList();
    Set<String> built = new TreeSet<>();
    for (int i = 0; i < tensors.size(); i++) {
      for (int j = 0; j < tensors.size(); j++) {
        String operands = "(%arg" + i + ", %arg" + j + ") ";
        for (Operation op : built(tensors.get(i), tensors.get(j))) {
          built.add(op.name().value() + operands + op.resultType(0));
        }
      }
    }
    String parameters =
        IntStream.range(0, tensors.size())
            .mapToObj(i -> "%arg" + i + ": " + tensors.get(i).type())
            .collect(Collectors.joining(", "));
    String function =
        "func.func @testCreateFunctions("
            + parameters
            + ") {\n\"test.no_attributes\"(%arg0) : (tensor<3x4xi32>) -> tensor<3x4xi32>\nreturn }";
    Set<String> theirs =
        Pattern.compile("\"(test.op_with\\w+)\"(\\(.*?\\) ): .* -> (.*)")
            .matcher(MlirOpt.print(function, "--test-return-type"))
            .results()
            .map(match -> match.group(1) + match.group(2) + match.group(3))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(String.join("\n", theirs), String.join("\n", built));
  }

  /** The operations that the pass builds with two operands, as far as types can be inferred. */
  private List<Operation> built(Value a, Value b) {
    Operation shaped =
        OpWithShapedTypeInferTypeInterfaceOp.build(builder, location, a, b).operation();
    return a.equals(b)
        ? List.of(
            shaped,
            OpWithInferTypeInterfaceOp.build(builder, location, a, b).operation(),
            OpWithInferTypeAdaptorInterfaceOp.build(builder, location, a, b).operation())
        : List.of(shaped);
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

  /** What is known of the types can be asked before there is an operation, and of one. */
  @Test
  void componentsOfTypesAreInferred() {
    Value three = tensor(3);
    ShapedTypeComponents expected =
        new ShapedTypeComponents(List.of(3L), IntegerType.get(context, 17), null);
    InferShapedTypeOpInterface adaptor =
        new OpWithShapedTypeInferTypeInterfaceOp.Adaptor(
            List.of(three, three), DictionaryAttr.empty(context));
    assertEquals(List.of(expected), adaptor.inferReturnTypeComponents(location, new Diagnostics()));
    InferShapedTypeOpInterface op =
        OpWithShapedTypeInferTypeInterfaceOp.build(builder, location, three, three)
            .operation()
            .as(InferShapedTypeOpInterface.class);
    assertEquals(List.of(expected), op.inferReturnTypeComponents(location, new Diagnostics()));
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
