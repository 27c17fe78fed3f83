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
import org.jspecify.annotations.Nullable;

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

  /** Checks that mlir-opt prints the same. */
  void checkPrinted(String text) throws Exception {
    MlirOpt.assumeInstalled();
    Operation module = parse(text);
    diagnostics.throwIfErrors();
    assertTrue(module != null && Verifier.verify(module, diagnostics));
    String printed = Printer.toString(module, PrinterFlags.DEFAULT);
    assertEquals(MlirOpt.print(program(text)).strip(), printed.strip());
  }

  /** Checks that mlir-opt reports the same first error in the same position. */
  void checkRefused(String text) throws Exception {
    MlirOpt.assumeInstalled();
    parse(text);
    assertFalse(diagnostics.list().isEmpty(), "accepted");
    Diagnostic first = diagnostics.list().get(0);
    FileLineColRange at = (FileLineColRange) first.location();
    assertEquals(
        MlirOpt.firstDiagnostic(program(text)),
        at.startLine() + ":" + at.startColumn() + ": error: " + first.message());
  }
}
