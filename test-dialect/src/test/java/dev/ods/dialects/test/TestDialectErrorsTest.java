// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Errors about wrong types and attributes, and their columns, are those of mlir-opt 22. */
final class TestDialectErrorsTest {
  private static final String BEFORE = "\"a\"() {x = ";

  /** The errors of a type or an attribute; column 1 is its first character. */
  private static List<Diagnostic> errors(String text) {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();
    Parser.parse(
        program(text).getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    return diagnostics.list();
  }

  private static String program(String text) {
    return BEFORE + text + "} : () -> ()\n";
  }

  private static String summary(Diagnostic error) {
    FileLineColRange at = (FileLineColRange) error.location();
    return at.startColumn() - BEFORE.length() + ": " + error.message();
  }

  /** The rows of a table, with columns separated by bars. */
  private static Stream<Arguments> table(String rows) {
    return rows.lines().map(row -> Arguments.of((Object[]) row.strip().split(" +[|] +")));
  }

  static Stream<Arguments> wrong() {
    return table(
        """
        !test.int                  | 10: expected '<'
        !test.int<8>               | 11: expected valid keyword
        !test.int<unsignd, 8>      | 11: expected signed, unsigned, or none
        !test.int<unsigned 8>      | 19: expected ','
        !test.int<unsigned, x>     | 21: expected integer value
        !test.int<unsigned, 8, 1>  | 22: expected '>'
        #test.i64_elements<1>                 : tensor<1xi64> | 20: expected '['
        #test.i64_elements<[1 2]>             : tensor<2xi64> | 22: expected ']'
        #test.i64_elements<[1.0]>             : tensor<1xi64> | 21: expected ']'
        #test.i64_elements<[1] 2>             : tensor<1xi64> | 23: expected '>'
        #test.i64_elements<[1, 2]>     : tensor<3xi64>     | 7: number of elements does not match the provided shape type, got: 2, but expected: 3
        #test.i64_elements<[1, 2]>     : tensor<*xi64>     | 7: number of elements does not match the provided shape type, got: 2, but expected: 1
        #test.i64_elements<[1, 2]>     : tensor<?xi64>     | 7: number of elements does not match the provided shape type, got: 2, but expected: -9223372036854775808
        #test.i64_elements<[1, 2]>     : tensor<2x?xi64>   | 7: number of elements does not match the provided shape type, got: 2, but expected: 0
        #test.i64_elements<[]>         : tensor<2x?xi64>   | 7: expected single rank 64-bit shape type, but got: 'tensor<2x?xi64>'
        #test.i64_elements<[1]>        : tensor<*xi64>     | 7: expected single rank 64-bit shape type, but got: 'tensor<*xi64>'
        #test.i64_elements<[1, 2]>     : tensor<2xi32>     | 7: expected single rank 64-bit shape type, but got: 'tensor<2xi32>'
        #test.i64_elements<[1, 2]>     : tensor<2x1xi64>   | 7: expected single rank 64-bit shape type, but got: 'tensor<2x1xi64>'
        #test.i64_elements<[1, 2]>     : vector<2xsi64>    | 7: expected single rank 64-bit shape type, but got: 'vector<2xsi64>'
        #test.e1di64_elements<blob> : i64                  | 22: invalid kind of type specified
        #test.e1di64_elements<[1]>  : tensor<2xi64>        | 23: expected identifier key for 'resource' entry
        #test<enum fourth>                       | 12: expected test::TestEnum to be one of: first, second, third
        #test<enum 1>                            | 12: expected valid keyword or string
        #test.bit_enum<reed>                     | 16: expected one of [read, write, execute] for a test bit enum, got: reed
        #test.bit_enum<read, reed>               | 22: expected one of [read, write, execute] for a test bit enum, got: reed
        #test.bit_enum<"read">                   | 16: expected keyword for a test bit enum
        #test.bit_enum_vbar<user,group>          | 25: expected '>'
        #test.bit_enum_vbar<user|1>              | 26: expected keyword for another test bit enum
        #test.custom_location                    | 22: expected '<'
        #test.custom_location<file * 1>          | 23: expected attribute value
        #test.custom_location<1 * 1>             | 23: invalid kind of attribute specified
        #test.custom_location<"f" 1>             | 26: expected '*'
        #test.custom_location<"f" * >            | 29: expected integer value
        #test.custom_location<"f" * 4294967296>  | 29: integer value too large
        #test.custom_location<"f" * 1, 2>        | 30: expected '>'
        #test.op_asm_attr_interface<>                          | 29: expected valid keyword
        #test.op_asm_attr_interface<value "x">                 | 34: expected '='
        #test.op_asm_attr_interface<value = 1>                 | 37: invalid kind of attribute specified
        #test.op_asm_attr_interface<valu = "x">                | 36: duplicate or unknown struct parameter name: valu
        #test.op_asm_attr_interface<value = "x", value = "y">  | 40: expected '>'
        #test.nope                        | 7: unknown attribute `nope` in dialect `test`
        #test< nope <1>>                  | 8: unknown attribute `nope` in dialect `test`
        #test<1>                          | 7: expected valid keyword
        !test.nope<1>                     | 7: unknown type!
        !test< nope>                      | 8: unknown type!
        !test.dynamic<1>                  | 7: unknown type!
        """);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void firstErrorIsThatOfMlirOpt(String text, String expected) {
    assertEquals(expected, summary(errors(text).get(0)));
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void firstErrorIsThatOfTheInstalledMlirOpt(String text, String expected) throws Exception {
    String first = MlirOpt.firstDiagnostic(program(text));
    String column = first.substring("1:".length(), first.indexOf(": error: "));
    String message = first.substring(first.indexOf(": error: ") + ": error: ".length());
    assertEquals(expected, Integer.parseInt(column) - BEFORE.length() + ": " + message);
  }

  static Stream<Arguments> wrongInAnotherWay() {
    return table(
        """
        !test.int<unsigned, 9>   | 7: expected a width of 0 to 8 bits
        !test.int<unsigned, -1>  | 7: expected a width of 0 to 8 bits
        #test.i64_elements<[18446744073709551616, 1]> : tensor<1xi64>  | 21: integer value too large
        #test.i64_elements<[1, 18446744073709551616]> : tensor<1xi64>  | 24: integer value too large
        #test.i64_elements<[-18446744073709551616]>   : tensor<1xi64>  | 21: integer value too large
        #test.i64_elements<[1, 2]>        | 27: expected a trailing type
        #test.i64_elements<[1, 2]> : i64  | 28: invalid kind of type specified
        """);
  }

  @Test
  void optionalParametersAreOfMlirsType() throws Exception {
    String wrong = "!test.optional_value_type<9223372036854775807>";
    String expected =
        "failed to parse TestTypeOptionalValueType parameter 'value' which is to be a"
            + " `std::optional<int>`";
    assertEquals(expected, errors(wrong).get(1).message());
    MlirOpt.assumeInstalled();
    String theirs = MlirOpt.diagnostics(program(wrong)).get(1);
    assertTrue(theirs.endsWith(expected), theirs);
  }

  /** MLIR continues with a wrong value, reports nothing, or crashes. */
  @ParameterizedTest
  @MethodSource("wrongInAnotherWay")
  void reportsOneError(String text, String expected) {
    assertEquals(
        List.of(expected), errors(text).stream().map(TestDialectErrorsTest::summary).toList());
  }

  static Stream<Arguments> right() {
    return table(
        """
        !test.int<u, 0>
        !test.int<Signed, 8>
        #test.i64_elements<[]> : tensor<0xi64>
        #test.i64_elements<[1, ]> : tensor<1xi64>
        #test.i64_elements<[true, 0x10, -1]> : memref<3xi64>
        #test.i64_elements<[18446744073709551615]> : tensor<1xi64>
        #test.dynamic_singleton
        #test.dynamic_pair<[3 : i5], f64>
        !test.dynamic_singleton
        !test.dynamic_custom_assembly_format<i32:f64>
        """);
  }

  @ParameterizedTest
  @MethodSource("right")
  void acceptsValidOnes(String text) {
    assertEquals(List.of(), errors(text));
  }
}
