// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.verify.Verifier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations with enums are read and printed as by mlir-opt 22. */
final class EnumOpsTest {
  private static final String PROGRAM =
      """
      test.op_with_enum third
      test.op_with_enum #test<enum first> tag 0 : i32
      test.op_with_enum second tag "x" {a}
      test.op_with_bit_enum <write> tag 0 : i32
      test.op_with_bit_enum <execute, write, read>
      test.op_with_bit_enum #test.bit_enum<read>
      test.op_with_bit_enum_vbar <user|group>
      "a"() {x = #test<enum first>} : () -> ()
      "a"() {x = #test.bit_enum<write,  read>} : () -> ()
      "a"() {x = #test.bit_enum_vbar<other | user | other>} : () -> ()
      "test.op_with_enum"() {value = #test<enum first>} : () -> ()
      "test.op_with_bit_enum"() <{value = #test.bit_enum<read, execute>}> : () -> ()
      """;

  private static final String PRINTED =
      """
      module {
        test.op_with_enum  third
        test.op_with_enum  first tag 0 : i32
        test.op_with_enum  second tag "x" {a}
        test.op_with_bit_enum <write> tag 0 : i32
        test.op_with_bit_enum <read, write, execute>
        test.op_with_bit_enum <read>
        test.op_with_bit_enum_vbar <user | group>
        "a"() {x = #test<enum first>} : () -> ()
        "a"() {x = #test.bit_enum<read, write>} : () -> ()
        "a"() {x = #test.bit_enum_vbar<user | other>} : () -> ()
        test.op_with_enum  first
        test.op_with_bit_enum <read, execute>
      }
      """;

  private static Operation read(String text, Diagnostics diagnostics) {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    context.allowUnregisteredDialects(true);
    return Parser.parse(
        text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  @Test
  void printsAsMlirOpt() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = read(PROGRAM, diagnostics);
    diagnostics.throwIfErrors();
    assertEquals(PRINTED.strip(), module.toString().strip());
  }

  @Test
  void printsAsTheInstalledMlirOpt() throws Exception {
    assertEquals(PRINTED.strip(), MlirOpt.print(PROGRAM).strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "test.op_with_enum fourth",
        "test.op_with_enum 1 : index",
        "test.op_with_bit_enum read",
        "test.op_with_bit_enum <read, chroot>"
      })
  void reportsWrongTextAsMlirOpt(String text) throws Exception {
    Diagnostics diagnostics = new Diagnostics();
    read(text, diagnostics);
    List<String> expected =
        MlirOpt.diagnostics(text).stream()
            .map(line -> line.substring(line.indexOf("error: ") + "error: ".length()))
            .toList();
    assertEquals(expected, diagnostics.list().stream().map(Diagnostic::message).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"test.i32_enum_attr\"() {attr = 10 : i32} : () -> i32",
        "\"test.i32_enum_attr\"() {attr = 7 : i32} : () -> i32",
        "\"test.i32_enum_attr\"() {attr = 5 : i8} : () -> i32",
        "\"test.i32_enum_attr\"() {attr = 2147483648 : i32} : () -> i32",
        "\"test.i32_enum_attr\"() {attr = -1 : i32} : () -> i32",
        "\"test.i32_enum_attr\"() {attr = -2 : i32} : () -> i32",
        "\"test.i64_enum_attr\"() {attr = 4294967296 : i64} : () -> i32",
        "\"test.i64_enum_attr\"() {attr = 4294967297 : i64} : () -> i32",
      })
  void verifiesNumbersAsMlirOpt(String text) throws Exception {
    MlirOpt.assumeInstalled();
    Diagnostics diagnostics = new Diagnostics();
    Operation module = read(text, diagnostics);
    if (!diagnostics.hasErrors() && Verifier.verify(module, diagnostics)) {
      assertEquals(MlirOpt.print(text).strip(), module.toString().strip());
    } else {
      String expected = MlirOpt.firstDiagnostic(text);
      assertEquals(
          expected.substring(expected.indexOf("error: ") + "error: ".length()),
          diagnostics.list().get(0).message());
    }
  }
}
