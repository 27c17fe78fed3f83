// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static dev.ods.dialects.WrongPrograms.attribute;
import static dev.ods.dialects.WrongPrograms.function;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The first error of an invalid program is MLIR's. */
final class MessagesTest {
  /** What {@code mlir-opt} reports first of each program. */
  private static Map<String, String> judged = Map.of();

  static Stream<Arguments> wrong() {
    return Stream.of(
            ArithMistakes.all(),
            properties(),
            dictionaries(),
            functions(),
            indices(),
            mathematics(),
            CfMistakes.all(),
            ComplexMistakes.all(),
            DltiMistakes.all(),
            GpuMistakes.all(),
            MemRefMistakes.all(),
            MlProgramMistakes.all(),
            PartMistakes.all(),
            CommentedMistakes.of("affine"),
            CommentedMistakes.of("scf"),
            SpirvMistakes.all(),
            TensorMistakes.all(),
            TransformMistakes.all(),
            undefinedBehaviour(),
            WasmssaMistakes.all())
        .flatMap(dialect -> dialect);
  }

  /** Attributes in angle brackets must be of their property's storage class. */
  private static Stream<Arguments> properties() {
    return Stream.of(
        function(
            "%0 = \"arith.constant\"() <{value = i32}> : () -> i32",
            "invalid properties {value = i32} for op arith.constant: Invalid attribute `value` in"
                + " property conversion: i32"),
        function(
            "%0 = \"arith.cmpi\"(%a, %a) <{predicate = 55 : i64}> : (i32, i32) -> i1",
            "invalid properties {predicate = 55 : i64} for op arith.cmpi: Invalid attribute"
                + " `predicate` in property conversion: 55 : i64"),
        function(
            "%0 = \"arith.truncf\"(%f) <{roundingmode = 9 : i32}> : (f32) -> f16",
            "invalid properties {roundingmode = 9 : i32} for op arith.truncf: Invalid attribute"
                + " `roundingmode` in property conversion: 9 : i32"),
        function(
            "\"cf.switch\"(%a)[^bb1] <{case_values = \"\", case_operand_segments = array<i32>,"
                + " operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()\n^bb1:",
            "invalid properties {case_operand_segments = array<i32>, case_values = \"\","),
        function(
            "\"func.call\"() <{callee = @f::@g}> : () -> ()",
            "invalid properties {callee = @f::@g} for op func.call: Invalid attribute `callee` in"
                + " property conversion: @f::@g"),
        function(
            "\"func.return\"() <{}> : () -> ()",
            "invalid properties {} for op func.return: this operation does not support"
                + " properties"));
  }

  /** The attribute dictionary takes precedence over the rest of the custom form. */
  private static Stream<Arguments> dictionaries() {
    return Stream.of(
        function(
            "%0 = memref.alloc() {operandSegmentSizes = array<i32: 3, 4>} : memref<4xf32>",
            "'memref.alloc' op operand count (0) does not match with the total size (7)"),
        function(
            "cf.switch %a : i32, [default: ^bb1] {operandSegmentSizes = array<i32: 1, 2, 3>}\n"
                + "^bb1:",
            "'cf.switch' op operand count (1) does not match with the total size (6)"),
        function(
            "%m = memref.alloc() : memref<2x3xf32>\n"
                + "%0 = memref.transpose %m (i, j) -> (j, i) {permutation = 5}"
                + " : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>",
            "custom op 'memref.transpose' attribute 'permutation' occurs more than once"),
        Arguments.of(
            """
            #x = array<i64: 3, 4>
            func.func @f(%c: i1) {
              cf.cond_br %c weights(#x), ^bb1, ^bb1
            ^bb1:
              return
            }
            """,
            "custom op 'cf.cond_br' invalid kind of attribute specified"));
  }

  private static Stream<Arguments> functions() {
    return Stream.of(
        Arguments.of(
            "func.func @f(%a: i32) {\n  return %a : i32\n}\n",
            "'func.return' op has 1 operands, but enclosing function (@f)"),
        function("call @g(%a) : (i32) -> ()", "'func.call' op 'g' does not reference a valid"),
        function("call @f(%a) : (i32) -> ()", "'func.call' op incorrect number of operands for"),
        function("call_indirect %f(%a : (i32) -> ()", "expected ')'"),
        Arguments.of(
            "func.func @f(%a: i32, f32) {\n  return\n}\n",
            "custom op 'func.func' expected SSA identifier"),
        Arguments.of(
            "func.func @f() {\n}\n", "custom op 'func.func' expected non-empty function body"),
        Arguments.of(
            "func.func private @f(i32 {name})\n",
            "'func.func' op arguments may only have dialect attributes"),
        Arguments.of(
            "func.func private @f(i32 {a.b}) attributes {arg_attrs = [{}]}\n",
            "custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute"));
  }

  private static Stream<Arguments> indices() {
    return Stream.of(
        attribute("#index.foo", "unknown attribute `foo` in dialect `index`"),
        attribute(
            "#index<cmp_predicate foo>", "expected ::mlir::index::IndexCmpPredicate to be one of:"),
        function(
            "%c = index.constant 5\n  %0 = index.cmp foo(%c, %c)",
            "custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq,"),
        function(
            "%c = index.constant 5\n  %0 = index.casts %c : index to index",
            "'index.casts' op operand type 'index' and result type 'index' are cast incompatible"),
        function(
            "%0 = index.castu %a : i32 to i64",
            "'index.castu' op operand type 'i32' and result type 'i64' are cast incompatible"),
        function(
            "%c = index.constant 5\n  %0 = index.casts %c : index to f32",
            "'index.casts' op result #0 must be integer or index, but got 'f32'"),
        function(
            "%0 = index.add %a, %a",
            "use of value '%a' expects different type than prior uses: 'index' vs 'i32'"),
        function(
            "%0 = \"index.add\"(%a, %a) : (i32, i32) -> index",
            "'index.add' op operand #0 must be index, but got 'i32'"),
        function("%0 = index.constant 5 : i32", "expected operation name in quotes"),
        function(
            "%0 = \"index.constant\"() <{value = 5 : i32}> : () -> index",
            "'index.constant' op attribute 'value' failed to satisfy constraint: index attribute"),
        function(
            "%0 = \"index.bool.constant\"() <{value = 5 : i32}> : () -> i1",
            "invalid properties {value = 5 : i32} for op index.bool.constant: Invalid attribute"),
        function(
            "%0 = \"index.cmp\"() <{pred = 5 : i32}> : () -> i1",
            "invalid properties {pred = 5 : i32} for op index.cmp: Invalid attribute `pred`"));
  }

  private static Stream<Arguments> mathematics() {
    return Stream.of(
        function("%0 = math.cos %a : i32", "'math.cos' op operand #0 must be floating-point-like"),
        function("%0 = math.ctlz %f : f32", "'math.ctlz' op operand #0 must be signless-integer"),
        function(
            "%0 = \"math.isnan\"(%f) : (f32) -> vector<2xi1>",
            "'math.isnan' op failed to verify that result type has i1 element type and same shape"),
        function(
            "%0 = \"math.sin\"(%f) : (f32) -> f64",
            "'math.sin' op requires the same type for all operands and results"),
        function(
            "%0 = \"math.ipowi\"(%a, %a) : (i32, i32) -> vector<2xi32>",
            "'math.ipowi' op requires the same type for all operands and results"),
        function(
            "%0 = \"math.fma\"(%f, %f, %f) : (f32, f32, f32) -> vector<2xf32>",
            "'math.fma' op requires the same type for all operands and results"),
        function(
            "%0 = \"math.absf\"(%f) : (f32) -> vector<2xf32>",
            "'math.absf' op requires the same type for all operands and results"),
        function(
            "%0 = math.fpowi %f, %f : f32, f32",
            "'math.fpowi' op operand #1 must be signless-integer-like"),
        function("%0 = math.clampf %f, %f : f32", "custom op 'math.clampf' expected 'to'"),
        function(
            "%0:2 = \"math.sincos\"(%f) : (f32) -> (f32, f64)",
            "'math.sincos' op failed to verify that all of {operand, sin, cos} have same type"),
        function(
            "%0 = math.cos %f fastmath<foo> : f32",
            "custom op 'math.cos' expected ::mlir::arith::FastMathFlags to be one of:"));
  }

  private static Stream<Arguments> undefinedBehaviour() {
    return Stream.of(
        attribute("#ub.foo", "unknown attribute `foo` in dialect `ub`"),
        attribute("!ub.poison", "dialect 'ub' provides no type parsing hook"),
        function(
            "%0 = ub.poison <3 : i32> : i32",
            "custom op 'ub.poison' invalid kind of attribute specified"),
        function(
            "%0 = ub.poison {value = 3 : i32} : i32",
            "custom op 'ub.poison' 'ub.poison' op attribute 'value' failed to satisfy constraint:"
                + " PoisonAttrInterface instance"),
        function(
            "%0 = \"ub.poison\"() <{value = unit}> : () -> i32",
            "invalid properties {value} for op ub.poison: Invalid attribute `value` in property"
                + " conversion: unit"),
        function("%0 = \"ub.poison\"() : () -> ()", "cannot name an operation with no results"),
        function(
            "ub.unreachable\n  %0 = ub.poison : i32",
            "'ub.unreachable' op must be the last operation in the parent block"));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void firstErrorIsAsExpected(String text, String message) {
    String error = new Programs().firstError(text);
    assertTrue(error.startsWith(message), error);
  }

  @BeforeAll
  static void judge() throws Exception {
    if (MlirOpt.isInstalled()) {
      judged =
          MlirOpt.firstDiagnostics(wrong().map(row -> (String) row.get()[0]).distinct().toList());
    }
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void mlirOptReportsTheSameFirstError(String text, String message) {
    MlirOpt.assumeInstalled();
    String first = judged.getOrDefault(text, "none");
    int from = first.indexOf(": error: ");
    assertTrue(from > 0, first);
    assertEquals(
        first.substring(from + ": error: ".length()), new Programs().firstError(text), message);
  }
}
