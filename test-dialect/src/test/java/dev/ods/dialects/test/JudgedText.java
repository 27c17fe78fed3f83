// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;

/** Types and attributes of the dialect in a program, compared with what mlir-opt makes of it. */
final class JudgedText {
  private final Context context = Context.create();
  private final Diagnostics diagnostics = new Diagnostics();

  JudgedText() {
    context.load(new TestDialectDefinition());
    context.allowUnregisteredDialects(true);
  }

  Context context() {
    return context;
  }

  Diagnostics diagnostics() {
    return diagnostics;
  }

  private static String program(String text) {
    return "\"a\"() {x = " + text + "} : () -> ()\n";
  }

  /** A program with the type or attribute. */
  @Nullable Operation parse(String text) {
    return Parser.parse(
        program(text).getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  /** Tests that mlir-opt prints the same of each text; one run of it answers all. */
  static Stream<DynamicTest> printed(String... texts) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Map<String, String> theirs = MlirOpt.printEach(programs(texts));
    return Judge.testEach(
        texts, text -> assertEquals(theirs.get(program(text)), new JudgedText().print(text)));
  }

  private String print(String text) {
    Operation module = parse(text);
    diagnostics.throwIfErrors();
    assertTrue(module != null && Verifier.verify(module, diagnostics));
    return Printer.toString(module, PrinterFlags.DEFAULT).strip();
  }

  /**
   * Tests that mlir-opt reports the same first error in the same position of each text; one run of
   * it answers all.
   */
  static Stream<DynamicTest> refused(String... texts) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Map<String, String> theirs = MlirOpt.firstDiagnostics(programs(texts));
    return Judge.testEach(
        texts,
        text ->
            assertEquals(
                Judge.requireError(theirs.get(program(text))), new JudgedText().firstError(text)));
  }

  private String firstError(String text) {
    parse(text);
    assertFalse(diagnostics.list().isEmpty(), "accepted");
    Diagnostic first = diagnostics.list().get(0);
    FileLineColRange at = (FileLineColRange) first.location();
    return at.startLine() + ":" + at.startColumn() + ": error: " + first.message();
  }

  private static List<String> programs(String... texts) {
    return Arrays.stream(texts).map(JudgedText::program).toList();
  }
}
