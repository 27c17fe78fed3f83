// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code wasmssa}, each with the beginning of its first error. */
final class WasmssaMistakes {
  private WasmssaMistakes() {}

  static Stream<Arguments> all() {
    return Stream.of(types(), numbers(), locals(), levels(), functions(), globals())
        .flatMap(mistakes -> mistakes);
  }

  private static Stream<Arguments> types() {
    return Stream.of(
        type("limit[a:1]", "expected integer value"),
        type("limit[1 2]", "expected ':'"),
        type("limit[1:a]", "expected ']'"),
        type("limit[1:4294967296]", "integer value too large"),
        type("local i32", "expected 'ref'"),
        type(
            "local ref to i8",
            "failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or"
                + " 32-bit float or 64-bit float"),
        type(
            "tabletype i32 [0:1]",
            "failed to verify 'reference': Opaque type for function reference or"),
        type("tabletype !wasmssa.funcref i32", "expected '['"),
        type("array", "unknown  type `array` in dialect `wasmssa`"));
  }

  private static Stream<Arguments> numbers() {
    return Stream.of(
        function(
            "%0 = wasmssa.const 1 : i8",
            "'wasmssa.const' op result #0 must be 32-bit signless integer or 64-bit signless"
                + " integer or 32-bit float or 64-bit float, but got 'i8'"),
        function(
            "%0 = wasmssa.const unit",
            "custom op 'wasmssa.const' invalid kind of attribute specified"),
        function(
            "%0 = \"wasmssa.const\"() <{value = unit}> : () -> i64",
            "invalid properties {value} for op wasmssa.const: Invalid attribute `value` in"
                + " property"),
        function(
            "%0 = wasmssa.div %i %i : i32",
            "'wasmssa.div' op operand #0 must be 32-bit float or 64-bit float, but got 'i32'"),
        function(
            "%0 = wasmssa.add %i %j : i32",
            "use of value '%j' expects different type than prior uses"),
        function(
            "%0 = \"wasmssa.rotl\"(%i, %j) : (i32, i64) -> i32",
            "'wasmssa.rotl' op failed to verify that all of {val, bits, result} have same type"),
        function(
            "%0 = wasmssa.eq %i %i : i32 -> i64",
            "'wasmssa.eq' op result #0 must be 32-bit signless integer, but got 'i64'"),
        function(
            "%0 = wasmssa.eqz %i : i32 -> f32",
            "custom op 'wasmssa.eqz' invalid kind of type specified: expected builtin.integer, but"
                + " found"),
        function(
            "%0 = wasmssa.promote %f : f32 to f32",
            "'wasmssa.promote' op result #0 must be 64-bit floating-point type, but got 'f32'"),
        function(
            "%0 = wasmssa.reinterpret %i : i32 as i32",
            "reinterpret input and output type should be distinct"),
        function(
            "%0 = wasmssa.reinterpret %i : i32 as f64",
            "input type ('i32') and output type ('f64') have incompatible bit widths"),
        function(
            "%0 = wasmssa.extend -8 : i64 low bits from %i : i32",
            "extend op can only take 8, 16 or 32 bits. Got 18446744073709551608"),
        function(
            "%0 = wasmssa.extend 248 : i8 low bits from %i : i32",
            "extend op can only take 8, 16 or 32 bits. Got 248"),
        function(
            "%0 = wasmssa.extend 32 low bits from %i : i32",
            "trying to extend the 32 low bits from a 'i32' value is illegal"));
  }

  private static Stream<Arguments> locals() {
    return Stream.of(
        function(
            "%0 = wasmssa.local of type i8",
            "'wasmssa.local' op attribute 'type' failed to satisfy constraint: type attribute of"
                + " 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit"
                + " float"),
        function(
            "%0 = \"wasmssa.local\"() <{type = i32}> : () -> !wasmssa<local ref to f32>",
            "'wasmssa.local' op inferred type(s) '!wasmssa<local ref to i32>' are incompatible"
                + " with"),
        function(
            "%0 = wasmssa.local of type i32 {type = f32}",
            "'wasmssa.local' op inferred type(s) '!wasmssa<local ref to f32>' are incompatible"
                + " with"),
        function("%0 = wasmssa.local_get %i : i32", "custom op 'wasmssa.local_get' expected 'ref'"),
        function(
            "%0 = wasmssa.local_get %i : !other.type",
            "custom op 'wasmssa.local_get' invalid kind of type specified: expected"
                + " wasmssa.local,"),
        function(
            "%0 = wasmssa.local_get %i : ref to i8",
            "custom op 'wasmssa.local_get' failed to verify 'elementType': 32-bit signless integer"
                + " or 64-bit signless integer or 32-bit float or 64-bit float"),
        function(
            "%0 = \"wasmssa.local_get\"(%l) : (!wasmssa<local ref to i32>) -> f32",
            "'wasmssa.local_get' op inferred type(s) 'i32' are incompatible with return type(s)"
                + " of"),
        function(
            "wasmssa.local_set %l : ref to i32 to %f : f32",
            "input type and result type of local.set do not match"),
        function(
            "%0 = wasmssa.local_tee %l : ref to i32 to %f : f32",
            "input type and output type of local.tee do not match"));
  }

  private static Stream<Arguments> levels() {
    return Stream.of(
        ending(
            "wasmssa.loop : { } > ^next",
            "target should be a block defined in same level than operation or in its region."),
        ending(
            "\"wasmssa.block\"() ({ }) : () -> ()",
            "'wasmssa.block' op requires 1 successor but found 0"),
        ending(
            "wasmssa.block(%i) : i32, i32 : { } > ^next",
            "custom op 'wasmssa.block' number of operands and types do not match: got 1 operands"
                + " and 2"),
        function("wasmssa.block : { } ^next", "expected '>'"),
        function("wasmssa.if %i : { } \"else \" { } > ^next", "expected '>'"),
        function("wasmssa.if %j : { } > ^next", "use of value '%j' expects different type"),
        ending(
            "wasmssa.if %i(%j) : i64, i64 : { } > ^next",
            "custom op 'wasmssa.if' number of operands and types do not match: got 1 operands and"
                + " 2"),
        ending(
            "wasmssa.branch_if %i to level -1 else ^next",
            "negative integer literal not valid for unsigned integer type"),
        ending(
            "wasmssa.branch_if %i to level 0 : ui32 else ^next",
            "custom op 'wasmssa.branch_if' expected 'else'"),
        ending(
            "\"wasmssa.branch_if\"(%i)[^next] <{exitLevel = 0 : i32}> : (i32) -> ()",
            "'wasmssa.branch_if' op attribute 'exitLevel' failed to satisfy constraint: 32-bit"
                + " unsigned"),
        function(
            "wasmssa.call @f::@g : () -> ()",
            "custom op 'wasmssa.call' invalid kind of attribute specified"),
        function(
            "wasmssa.call @f(%i) : () -> ()",
            "custom op 'wasmssa.call' number of operands and types do not match"));
  }

  private static Stream<Arguments> functions() {
    return Stream.of(
        Arguments.of(
            "wasmssa.func private @f()\n",
            "custom op 'wasmssa.func' expecting either `exported` or symbol name. got private"),
        Arguments.of(
            "wasmssa.func @f(%a: i32) { wasmssa.return }\n",
            "invalid type for wasm.func argument. Expecting !wasm<local T>, got 'i32'"),
        Arguments.of(
            "wasmssa.func @f() attributes {functionType = i32}\n",
            "custom op 'wasmssa.func' 'functionType' is an inferred attribute and should not be"),
        Arguments.of(
            "wasmssa.func @f(!wasmssa<local ref to i32> {a})\n",
            "'wasmssa.func' op arguments may only have dialect attributes"),
        Arguments.of(
            "\"wasmssa.func\"() <{functionType = i8, sym_name = \"f\"}> ({}) : () -> ()\n",
            "'wasmssa.func' op attribute 'functionType' failed to satisfy constraint: type"
                + " attribute of"),
        Arguments.of(
            """
            "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({
            ^bb0:
              "wasmssa.return"() : () -> ()
            }) : () -> ()
            """,
            "entry block should have same number of arguments as function type. Function type has"
                + " 1,"),
        Arguments.of(
            """
            "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({
            ^bb0(%a: i32):
              "wasmssa.return"() : () -> ()
            }) : () -> ()
            """,
            "entry block argument type should be LocalRefType, got 'i32' for block argument 0"),
        Arguments.of(
            """
            "wasmssa.func"() <{functionType = (i8) -> (), sym_name = "f"}> ({
            ^bb0(%a: !wasmssa<local ref to i32>):
              "wasmssa.return"() : () -> ()
            }) : () -> ()
            """,
            "func argument type #0('i8') doesn't match entry block referenced type ('i32')"));
  }

  private static Stream<Arguments> globals() {
    return Stream.of(
        Arguments.of(
            "wasmssa.global local @g i32 : { wasmssa.return }\n",
            "custom op 'wasmssa.global' expecting either `exported` or symbol name. got local"),
        Arguments.of(
            "wasmssa.global @g i8 : { wasmssa.return }\n",
            "'wasmssa.global' op attribute 'type' failed to satisfy constraint: type attribute of"),
        Arguments.of(
            """
            wasmssa.global @g i32 : {
              %0 = wasmssa.const 1 : i32
              %1 = wasmssa.add %0 %0 : i32
              wasmssa.return %1 : i32
            }
            """,
            "expected a constant initializer for this operator, got %1 = \"wasmssa.add\"(%0, %0)"
                + " : "),
        Arguments.of(
            """
            wasmssa.global @g i32 : {
              %0 = wasmssa.global_get @h : i32
              wasmssa.return %0 : i32
            }
            """,
            "symbol @h is undefined"),
        Arguments.of(
            """
            wasmssa.import_global "h" from "m" as @h mutable : i32
            wasmssa.global @g i32 : {
              %0 = wasmssa.global_get @h : i32
              wasmssa.return %0 : i32
            }
            """,
            "global.get op is considered constant if it's referring to a import.global symbol"
                + " marked"),
        Arguments.of(
            "wasmssa.import_global h from \"m\" as @h : i32\n",
            "custom op 'wasmssa.import_global' expected string"),
        Arguments.of(
            "wasmssa.import_func \"h\" in \"m\" as @h\n",
            "custom op 'wasmssa.import_func' expected 'from'"),
        Arguments.of(
            "wasmssa.import_func \"h\" from \"m\" as @h {type = i32}\n",
            "custom op 'wasmssa.import_func' 'wasmssa.import_func' op attribute 'type' failed to"
                + " satisfy"),
        Arguments.of(
            "wasmssa.import_mem \"h\" from \"m\" as @h\n",
            "'wasmssa.import_mem' op requires attribute 'limits'"),
        Arguments.of("wasmssa.memory @m limit[0:1]\n", "expected attribute value"),
        Arguments.of(
            "wasmssa.memory @m i32\n",
            "'wasmssa.memory' op attribute 'limits' failed to satisfy constraint: type attribute of"
                + " Wasm"),
        Arguments.of(
            "wasmssa.table @t i32\n",
            "'wasmssa.table' op attribute 'type' failed to satisfy constraint: type attribute of"
                + " Wasm"));
  }

  private static Arguments type(String type, String message) {
    return Arguments.of("\"test.op\"() {t = !wasmssa<" + type + ">} : () -> ()\n", message);
  }

  private static Arguments function(String body, String message) {
    return ending(body + "\n  cf.br ^next", message);
  }

  private static Arguments ending(String body, String message) {
    return Arguments.of(
        """
        func.func @f(%%i: i32, %%j: i64, %%f: f32, %%l: !wasmssa<local ref to i32>) {
          %s
        ^next:
          return
        }
        """
            .formatted(body),
        message);
  }
}
