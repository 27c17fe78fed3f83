// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.testing.Exemptions;
import dev.ods.testing.MlirOpt;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** With every flag, the printer's output equals that of mlir-opt 22.1 byte for byte. */
class PrinterCasesTest {
  /** Options whose output does not round-trip. */
  private static final Exemptions LOSSY =
      Exemptions.of(
          "--mlir-pretty-debuginfo",
          "--mlir-print-skip-regions",
          "--mlir-use-nameloc-as-prefix",
          "--mlir-elide-resource-strings-if-larger=0");

  @TestFactory
  Stream<DynamicTest> printsAsRecorded() throws IOException {
    return PrinterCases.read().stream()
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.name(), () -> assertEquals(one.expected(), print(one, one.input()))));
  }

  /** Complete output round-trips. */
  @TestFactory
  Stream<DynamicTest> outputRoundTrips() throws IOException {
    return PrinterCases.read().stream()
        .filter(one -> one.options().stream().noneMatch(LOSSY.names()::contains))
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.name(), () -> assertEquals(one.expected(), print(one, one.expected()))));
  }

  @Test
  void lossyOptionsAreLossy() throws IOException {
    Set<String> needed = new TreeSet<>();
    for (PrinterCases.Case one : PrinterCases.read()) {
      if (!readsBack(one)) {
        needed.addAll(one.options());
      }
    }
    LOSSY.checkNeeded(needed);
  }

  private static boolean readsBack(PrinterCases.Case one) throws IOException {
    try {
      return print(one, one.expected()).equals(one.expected());
    } catch (DiagnosticException e) {
      return false;
    }
  }

  /** Checks the records themselves; skipped if mlir-opt is not installed. */
  @TestFactory
  Stream<DynamicTest> mlirOptPrintsAsRecorded() throws IOException {
    return PrinterCases.read().stream()
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.name(),
                    () ->
                        assertEquals(
                            one.expected(),
                            MlirOpt.print(one.input(), one.options().toArray(String[]::new)))));
  }

  private static String print(PrinterCases.Case one, String input) throws IOException {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();

    Operation module =
        Parser.parse(input.getBytes(UTF_8), "<stdin>", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    assert module != null;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Printer.print(module, one.flags(), out);
    // mlir-opt appends a line feed.
    out.write('\n');
    return out.toString(UTF_8);
  }
}
