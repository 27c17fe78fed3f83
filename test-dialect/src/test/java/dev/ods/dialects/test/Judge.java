// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Compares what becomes of ops of the test dialect with what mlir-opt 22 makes of them. */
final class Judge {
  private static final String VALUES =
      """
      %i64 = "a.op"() : () -> i64
      %i32 = "a.op"() : () -> i32
      %memref = "a.op"() : () -> memref<1xf64>
      """;

  private Judge() {}

  /** Checks that ops are read and printed, in both forms, as by mlir-opt. */
  static void assertSameText(String ops) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    String text = VALUES + ops + "\n";
    Diagnostics diagnostics = new Diagnostics();
    Operation parsed = parse(text, diagnostics);
    assertEquals(List.of(), diagnostics.list());
    Operation module = Objects.requireNonNull(parsed);
    assertEquals(
        MlirOpt.print(text, "--mlir-print-op-generic").strip(),
        Printer.toString(module, PrinterFlags.GENERIC).strip());
    assertEquals(
        MlirOpt.print(text).strip(), Printer.toString(module, PrinterFlags.DEFAULT).strip());
  }

  /** Checks that an op of a later version is printed as it is written, and read back so. */
  static void assertPrintedAsWritten(String op) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Objects.requireNonNull(parse(op + "\n", diagnostics));
    assertEquals(List.of(), diagnostics.list());
    assertEquals(
        "module {\n  " + op + "\n}", Printer.toString(module, PrinterFlags.DEFAULT).strip());
    String generic = Printer.toString(module, PrinterFlags.GENERIC);
    Operation again = Objects.requireNonNull(parse(generic, diagnostics));
    assertEquals(generic, Printer.toString(again, PrinterFlags.GENERIC));
  }

  /** Checks that the first error in ops is that of mlir-opt. */
  static void assertSameError(String ops) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    String text = VALUES + ops + "\n";
    assertEquals(MlirOpt.firstDiagnostic(text), firstError(text));
  }

  /** Whether ops are valid here. */
  static boolean isValid(String ops) {
    return firstError(VALUES + ops + "\n") == null;
  }

  /** The first error in a text as {@link MlirOpt#firstDiagnostic} has it; null if it is valid. */
  static @Nullable String firstError(String text) {
    Diagnostics diagnostics = new Diagnostics();
    parse(text, diagnostics);
    return diagnostics.list().isEmpty() ? null : summary(diagnostics.list().get(0));
  }

  /** Checks that the errors in ops, of which there is at least one, are those of mlir-opt. */
  static void assertSameErrors(String ops) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    String text = VALUES + ops + "\n";
    Diagnostics diagnostics = new Diagnostics();
    parse(text, diagnostics);
    assertNotEquals(List.of(), diagnostics.list());
    assertEquals(
        MlirOpt.diagnostics(text).stream().filter(d -> d.contains(": error: ")).toList(),
        diagnostics.list().stream().map(Judge::summary).toList());
  }

  private static @Nullable Operation parse(String text, Diagnostics diagnostics) {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    context.allowUnregisteredDialects(true);
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    if (module != null) {
      Verifier.verify(module, diagnostics);
    }
    return module;
  }

  private static String summary(Diagnostic error) {
    FileLineColRange at = (FileLineColRange) error.location();
    String message = error.message().lines().findFirst().orElse("");
    return at.startLine() + ":" + at.startColumn() + ": error: " + message;
  }
}
