// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

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
            arithmetic(),
            properties(),
            dictionaries(),
            functions(),
            indices(),
            layouts(),
            mathematics(),
            layoutsOfModules(),
            globals(),
            complexNumbers(),
            parts(),
            CfMistakes.all(),
            GpuMistakes.all(),
            MemRefMistakes.all(),
            CommentedMistakes.of("affine"),
            CommentedMistakes.of("scf"),
            SpirvMistakes.all(),
            TensorMistakes.all(),
            TransformMistakes.all(),
            undefinedBehaviour(),
            WasmssaMistakes.all())
        .flatMap(dialect -> dialect);
  }

  private static Stream<Arguments> arithmetic() {
    return Stream.of(
        function("%0 = arith.addi %a, %b : i32", "use of value '%b' expects different type"),
        function(
            "%0 = arith.addi %f, %f : f32",
            "'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'"),
        function(
            "%0 = arith.addi %a, %a overflow<nuw, nan> : i32",
            "custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of:"
                + " none, nsw, nuw"),
        function("%0 = arith.addi %a, %a overflow : i32", "expected '<'"),
        function(
            "%0 = \"arith.addi\"(%a, %a) <{overflowFlags = #arith.what<nsw>}> : (i32, i32) -> i32",
            "unknown attribute `what` in dialect `arith`"),
        function(
            "%0 = \"arith.addi\"(%a, %a) <{overflowFlags = !arith.what}> : (i32, i32) -> i32",
            "dialect 'arith' provides no type parsing hook"),
        function(
            "%0 = \"arith.addi\"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32",
            "'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer"
                + " overflow arith flags"),
        function(
            "%0 = arith.cmpi lt, %a, %a : i32",
            "custom op 'arith.cmpi' expected string or keyword containing one of the following enum"
                + " values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt,"
                + " uge]"),
        function(
            "%0 = arith.cmpi eq, %f, %f : f32",
            "custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'"),
        function(
            "%0 = arith.extui %a : i32 to i16",
            "'arith.extui' op operand type 'i32' and result type 'i16' are cast incompatible"),
        function(
            "%0 = arith.constant 5 : ui32",
            "'arith.constant' op integer return type must be signless"),
        function(
            "%0 = arith.constant \"a\"",
            "'arith.constant' op value must be an integer, float, or elements attribute"),
        function(
            "%0 = arith.constant {value = 5 : i64} 6 : i32",
            "'arith.constant' op failed to verify that all of {value, result} have same type"),
        function(
            "%0 = arith.constant affine_map<() -> (0)>",
            "custom op 'arith.constant' invalid kind of attribute specified"));
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

  private static Stream<Arguments> layouts() {
    return Stream.of(
        operation("dlti.unknown", "attribute 'dlti.unknown' not supported by dialect"),
        operation("dlti.map = 42", "'dlti.map' is expected to be a #dlti.map attribute"),
        operation(
            "dlti.dl_spec = #dlti.map<>", "'dlti.dl_spec' is expected to be a #dlti.dl_spec attr"),
        operation(
            "dlti.target_system_spec = {}",
            "'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute"),
        attribute("#dlti.dl_spec<[]>", "invalid kind of attribute specified"),
        attribute("#dlti.map<\"a\">", "expected '='"),
        attribute("#dlti.map<!a>", "undefined symbol alias id 'a'"),
        attribute("#dlti.map", "expected '<'"),
        attribute("#dlti.dl_entry<42, 42>", "expected a type or a quoted string"),
        attribute("#dlti.map<\"\" = 42>", "empty string as DLTI key is not allowed"),
        attribute(
            "#dlti.dl_spec<\"a b\" = 4, #dlti.dl_entry<\"a b\", 5>>", "repeated DLTI key: \"a b\""),
        attribute("#dlti.map<i32 = 4, i32 = 5>", "repeated DLTI key: i32"),
        attribute("#dlti.unknown", "unknown attribute `unknown` in dialect `dlti`"),
        attribute("!dlti.unknown", "dialect 'dlti' provides no type parsing hook"),
        attribute("#dlti.target_device_spec<>", "no DLTI entries provided"),
        attribute("#dlti.target_device_spec<i32 = 5>", "invalid kind of attribute specified"),
        attribute(
            "#dlti.target_device_spec<#dlti.dl_entry<i32, 5>>", "type as DLTI key is not allowed"),
        attribute(
            "#dlti.target_system_spec<#dlti.dl_entry<i32, 5>>",
            "non-string key of DLTI system spec"),
        attribute(
            "#dlti.target_system_spec<\"a\" = 5>",
            "value associated with key \"a\" is not a DLTI device spec"),
        attribute(
            "#dlti.target_system_spec<\"a\" = #dlti.target_device_spec<\"b\" = 1>, \"a\" ="
                + " #dlti.target_device_spec<\"b\" = 2>>",
            "repeated device ID in dlti.target_system_spec: \"a\""),
        attribute(
            "#dlti.function_pointer_alignment<x, function_dependent = true>",
            "expected integer value"),
        attribute("#dlti.function_pointer_alignment<5, dependent = true>", "expected 'function_"),
        attribute(
            "#dlti.function_pointer_alignment<5, function_dependent = 2>",
            "integer value too large"),
        attribute(
            "#dlti.function_pointer_alignment<5, function_dependent = -1>",
            "integer value too large"));
  }

  private static Stream<Arguments> layoutsOfModules() {
    return Stream.of(
        layout("index = 1.0", "expected integer attribute in the data layout entry for 'index'"),
        layout("i32 = 4", "expected a dense i64 elements attribute in the data layout entry"),
        layout(
            "f32 = dense<4> : tensor<3xi64>",
            "expected 1 or 2 elements in the data layout entry #dlti.dl_entry<f32, dense<4>"),
        layout(
            "i32 = dense<[32, 16]> : vector<2xi64>",
            "preferred alignment is expected to be greater than or equal to the abi alignment in"),
        layout("tensor<f32> = 4", "unexpected data layout for a built-in type"),
        layout(
            "!ml_program.token = 4", "data layout specified for a type that does not support it"),
        layout(
            "\"dlti.endianness\" = \"some\"",
            "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'"),
        layout("\"dlti.unknown\" = 4", "unknown data layout entry name: dlti.unknown"),
        layout(
            "\"builtin.unknown\" = 4",
            "the 'builtin' dialect does not support identifier data layout entries"),
        Arguments.of(
            """
            module attributes {dlti.dl_spec = #dlti.dl_spec<"other.name" = 1>} {
              module attributes {dlti.dl_spec = #dlti.dl_spec<"other.name" = 2>} {}
            }
            """,
            "data layout does not combine with layouts of enclosing ops"));
  }

  private static Stream<Arguments> globals() {
    return Stream.of(
        attribute("#ml_program.what", "unknown attribute `what` in dialect `ml_program`"),
        attribute("!ml_program.what", "unknown  type `what` in dialect `ml_program`"),
        Arguments.of(
            "ml_program.global @g : i32\n",
            "custom op 'ml_program.global' expected 'public', 'private', or 'nested'"),
        Arguments.of(
            "ml_program.global public mutable g : i32\n",
            "custom op 'ml_program.global' expected valid '@'-identifier for symbol name"),
        Arguments.of("ml_program.global public mutable @g(5) {a.b} : i32\n", "expected ':'"),
        Arguments.of(
            "ml_program.func @f(%a: i64) {\n  ml_program.global_store 5 = %a : i64\n}\n",
            "integer literal not valid for specified type"),
        Arguments.of(
            "ml_program.global private @g : i32\n",
            "'ml_program.global' op immutable global must have an initial value"),
        Arguments.of(
            "ml_program.subgraph @f()\n",
            "'ml_program.subgraph' op symbol declaration cannot have public visibility"),
        Arguments.of(
            "ml_program.subgraph @f(%a: i64) {\n  ml_program.output %a : i64\n}\n",
            "'ml_program.output' op has 1 operands, but enclosing function (@f) outputs 0"),
        Arguments.of(
            "ml_program.subgraph @f(%a: i64) -> i32 {\n  ml_program.output %a : i64\n}\n",
            "type of output operand 0 ('i64') doesn't match function result type ('i32')"),
        graph(
            "ml_program.return %a : i64",
            "'ml_program.return' op expects parent op 'ml_program.func'"),
        graph("%0 = ml_program.global_load @a : i32", "'ml_program.global_load' op undefined glob"),
        graph("%0 = ml_program.global_load @f : i32", "'ml_program.global_load' op undefined glob"),
        graph(
            "%0 = ml_program.global_load @constant : i32",
            "'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'"),
        graph(
            "%0 = ml_program.global_load_const @variable : i64",
            "'ml_program.global_load_const' op cannot load as const from mutable global @variable"),
        graph(
            "ml_program.global_store @constant = %a : i64",
            "'ml_program.global_store' op cannot store to an immutable global @constant"),
        graph(
            "%0:2 = ml_program.global_load_graph @variable ordering(() -> !ml_program.token) : i32",
            "'ml_program.global_load_graph' op cannot load from global typed 'i64' as 'i32'"),
        graph(
            "%0 = ml_program.global_store_graph @variable = %b ordering(() -> !ml_program.token)"
                + " : i32",
            "'ml_program.global_store_graph' op cannot store to a global typed 'i64' from 'i32'"),
        graph(
            "%0 = ml_program.global_store_graph @variable = %a ordering(() -> i32) : i64",
            "'ml_program.global_store_graph' op result #0 must be Token for establishing execution"
                + " ordering in a graph, but got 'i32'"),
        graph(
            "%0 = ml_program.global_store_graph @variable = %a ordering(%t) : i64",
            "expected '->'"));
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

  private static Stream<Arguments> complexNumbers() {
    return Stream.of(
        attribute("#complex.number<:f32 1, 2.0>", "unexpected decimal integer literal for a float"),
        attribute("#complex.number<f32 1.0, 2.0>", "expected ':'"),
        attribute("#complex.number<:f32 one, 2.0>", "expected floating point literal"),
        attribute("#complex.other", "unknown attribute `other` in dialect `complex`"),
        attribute("!complex.other", "dialect 'complex' provides no type parsing hook"),
        function(
            "%0 = complex.create %f, %f : f32",
            "custom op 'complex.create' invalid kind of type specified: expected builtin.complex,"
                + " but found 'f32'"),
        function(
            "%0 = complex.create %f, %f : complex<f64>",
            "use of value '%f' expects different type"),
        function(
            "%0 = complex.abs %f : f32",
            "custom op 'complex.abs' invalid kind of type specified: expected builtin.complex, but"
                + " found 'f32'"),
        function(
            "%0 = \"complex.create\"(%f, %f) : (f32, f32) -> complex<f64>",
            "'complex.create' op failed to verify that complex element type matches real operand"),
        function(
            "%0 = \"complex.create\"(%f, %a) : (f32, i32) -> complex<f64>",
            "'complex.create' op operand #1 must be floating-point, but got 'i32'"),
        complex(
            "%0 = \"complex.create\"(%f, %d) : (f32, f64) -> complex<f32>",
            "'complex.create' op failed to verify that all of {real, imaginary} have same type"),
        complex(
            "%0 = \"complex.re\"(%c) : (complex<f32>) -> f64",
            "'complex.re' op failed to verify that complex element type matches result type"),
        complex(
            "%0 = \"complex.im\"(%c) : (complex<f32>) -> i32",
            "'complex.im' op result #0 must be floating-point, but got 'i32'"),
        complex(
            "%0 = complex.add %i, %i : complex<i32>",
            "'complex.add' op operand #0 must be complex type with floating-point elements, but"
                + " got 'complex<i32>'"),
        complex("%0 = complex.add %f, %f : f32", "custom op 'complex.add' invalid kind of type"),
        complex("%0 = complex.powi %c, %f : complex<f32>, f32", "custom op 'complex.powi' invalid"),
        complex("%0 = complex.constant [1.0, 2.0] : f32", "custom op 'complex.constant' invalid"),
        complex(
            "%0 = complex.bitcast %f : f32 to i32",
            "'complex.bitcast' op requires that either input or output has a complex type"),
        complex(
            "%0 = complex.bitcast %c : complex<f32> to i32",
            "'complex.bitcast' op casting bitwidths do not match"),
        complex(
            "%0 = complex.bitcast %c : complex<f32> to index",
            "'complex.bitcast' op result must be int/float/complex"),
        complex(
            "%0 = complex.constant [1.0] : complex<f32>",
            "'complex.constant' op requires 'value' to be a complex constant, represented as"
                + " array"),
        complex(
            "%0 = complex.constant [1.0, 5] : complex<f32>",
            "'complex.constant' op requires attribute's element types ('f64', 'i64') to match"),
        complex(
            "%0 = complex.constant [unit, 5] : complex<f32>",
            "'complex.constant' op requires attribute's elements to be float or integer"),
        complex(
            "%0 = \"complex.eq\"(%c, %c) : (complex<f32>, complex<f32>) -> i32",
            "'complex.eq' op result #0 must be 1-bit signless integer, but got 'i32'"));
  }

  private static Arguments complex(String body, String message) {
    return Arguments.of(
        "func.func @f(%c: complex<f32>, %i: complex<i32>, %f: f32, %d: f64) {\n  "
            + body
            + "\n  return\n}\n",
        message);
  }

  private static Stream<Arguments> parts() {
    return Stream.of(
        attribute("#llvm.target", "expected '<'"),
        attribute("#llvm.target<>", "expected valid keyword"),
        attribute("#llvm.target<chip = \"b\">", "struct is missing required parameter: triple"),
        attribute("#llvm.target<chip = b>", "expected attribute value"),
        attribute("#llvm.target<chip = 5>", "invalid kind of attribute specified"),
        attribute("#llvm.target<chip \"b\">", "expected '='"),
        attribute("#llvm.target<chip = \"b\",>", "expected valid keyword"),
        attribute(
            "#llvm.target<chip = \"b\", chip = \"c\">",
            "duplicate or unknown struct parameter name: chip"),
        attribute("#llvm.target<features = 5>", "expected '<'"),
        attribute("#llvm.target_features<[5]>", "invalid kind of attribute specified"),
        attribute("#llvm.target_features<>", "expected '['"),
        attribute("#llvm.target_features<[\"a\"]>", "target features must start with '+' or '-'"),
        attribute("#llvm.target_features<[\"\"]>", "target features can not be null or empty"),
        attribute("#llvm.target_features<[\"+a,b\"]>", "target features can not contain ','"),
        attribute("#omp.flags<5>", "expected '>'"),
        attribute("#omp.flags<debug_kind = 1,>", "expected valid keyword"),
        attribute("#omp.flags<other = 1>", "duplicate or unknown struct parameter name: other"),
        attribute("#omp.flags<no_gpu_lib = 2>", "integer value too large"),
        attribute("#omp.flags<debug_kind = yes>", "expected integer value"),
        attribute("#omp.version<51>", "expected valid keyword"),
        attribute("#omp.version<version = 51, other = 5>", "expected '>'"),
        attribute(
            "#nvvm.target<O = 4>", "The optimization level must be a number between 0 and 3."),
        attribute("#nvvm.target<O = -1>", "The optimization level must be a number between 0"),
        attribute("#nvvm.target<O = \"x\">", "expected integer value"),
        attribute("#nvvm.target<triple = \"\">", "The target triple cannot be empty."),
        attribute("#nvvm.target<chip = \"\">", "The target chip cannot be empty."),
        attribute("#nvvm.target<chip = 3>", "expected string"),
        attribute("#nvvm.target<flags = 3>", "invalid kind of attribute specified"),
        attribute("#nvvm.target<link = [1]>", "All the elements in the `link` array must be stri"),
        attribute("#nvvm.target<chip = \"a\" O = 1>", "expected '>'"),
        attribute("#nvvm.target<o = 1>", "duplicate or unknown struct parameter name: o"),
        attribute(
            "#acc.device_type<other>",
            "expected ::mlir::acc::DeviceType to be one of: none, star, default, host, multicore,"),
        attribute("#acc.device_type<5>", "expected valid keyword or string"),
        attribute("#acc<data_clause acc>", "expected ::mlir::acc::DataClause to be one of: acc_co"),
        attribute("#acc.declare<implicit = true>", "struct is missing required parameter: dataCl"),
        attribute("#acc.declare_action<preAlloc = 5>", "invalid kind of attribute specified"));
  }

  private static Arguments graph(String body, String message) {
    return Arguments.of(
        """
        ml_program.global private mutable @variable : i64
        ml_program.global private @constant(5 : i64) : i64
        ml_program.subgraph @f(%%a: i64, %%b: i32) -> (i64, i32) {
          %s
          ml_program.output %%a, %%b : i64, i32
        }
        """
            .formatted(body),
        message);
  }

  private static Arguments layout(String entries, String message) {
    return Arguments.of(
        "module attributes {dlti.dl_spec = #dlti.dl_spec<" + entries + ">} {}\n", message);
  }

  private static Arguments attribute(String attribute, String message) {
    return operation("a.b = " + attribute, message);
  }

  private static Arguments operation(String attributes, String message) {
    return Arguments.of("\"test.op\"() {" + attributes + "} : () -> ()\n", message);
  }

  private static Arguments function(String body, String message) {
    return Arguments.of(
        "func.func @f(%a: i32, %b: i64, %f: f32) {\n  " + body + "\n  return\n}\n", message);
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
