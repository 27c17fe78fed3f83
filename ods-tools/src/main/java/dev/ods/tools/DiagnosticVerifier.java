// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceFile;
import dev.ods.encoding.Utf8;
import dev.ods.ir.FileLineColRange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares diagnostics with those that the comments of the input expect, as {@code mlir-opt
 * --verify-diagnostics} does: by line, severity and a part of the message. Missing and unexpected
 * diagnostics are reported with its messages and locations.
 */
final class DiagnosticVerifier {
  private final SourceFile source;
  private final DiagnosticPrinter printer;
  private final OutputStream err;
  private final boolean onlyExpected;
  private final List<ExpectedDiagnostic> placed;
  private final List<ExpectedDiagnostic> unplaced;
  private boolean success;

  private DiagnosticVerifier(
      SourceFile source,
      DiagnosticPrinter printer,
      OutputStream err,
      boolean onlyExpected,
      ExpectationScanner found) {
    this.source = source;
    this.printer = printer;
    this.err = err;
    this.onlyExpected = onlyExpected;
    this.placed = found.placed();
    this.unplaced = found.unplaced();
    this.success = !found.isMalformed();
  }

  /**
   * Scans {@code source} for expectations; reports malformed ones on {@code err}.
   *
   * @param onlyExpected whether unexpected diagnostics are ignored
   */
  static DiagnosticVerifier of(
      SourceFile source, DiagnosticPrinter printer, OutputStream err, boolean onlyExpected)
      throws IOException {
    ExpectationScanner scanner = new ExpectationScanner(source, printer, err);
    scanner.scan();
    return new DiagnosticVerifier(source, printer, err, onlyExpected, scanner);
  }

  /** Checks diagnostics and their notes; reports those that no comment expects. */
  void check(List<Diagnostic> diagnostics) throws IOException {
    for (Diagnostic diagnostic : diagnostics) {
      checkOne(diagnostic);
      for (Diagnostic note : diagnostic.notes()) {
        checkOne(note);
      }
    }
  }

  private void checkOne(Diagnostic diagnostic) throws IOException {
    FileLineColRange place = DiagnosticPrinter.firstPlace(diagnostic.location());
    String bytes = new String(Utf8.encode(diagnostic.message()), StandardCharsets.ISO_8859_1);
    ExpectedDiagnostic nearMiss = null;
    for (ExpectedDiagnostic expected : candidates(place)) {
      if ((place == null || place.startLine() == expected.line()) && expected.matches(bytes)) {
        if (expected.severity() == diagnostic.severity()) {
          expected.setProduced();
          return;
        }
        nearMiss = expected;
      }
    }
    if (onlyExpected) {
      return;
    }
    success = false;
    String kind = diagnostic.severity().label();
    if (nearMiss == null) {
      String message = "unexpected " + kind + ": " + diagnostic.message();
      printer.printMessage(diagnostic.location(), Severity.ERROR, message, err);
    } else {
      String wanted = nearMiss.severity().label();
      report(nearMiss, 1, "'" + kind + "' diagnostic emitted when expecting a '" + wanted + "'");
    }
  }

  private List<ExpectedDiagnostic> candidates(@Nullable FileLineColRange place) {
    if (place == null) {
      return unplaced;
    }
    return place.file().equals(source.name()) ? placed : List.of();
  }

  /**
   * Reports the expected diagnostics that were not produced.
   *
   * @return whether exactly the expected diagnostics were produced
   */
  boolean finish() throws IOException {
    reportMissing(placed);
    // mlir-opt 22 verifies once more when its handler is destroyed, which then has only these.
    reportMissing(unplaced);
    reportMissing(unplaced);
    return success;
  }

  private void reportMissing(List<ExpectedDiagnostic> all) throws IOException {
    for (ExpectedDiagnostic expected : all) {
      if (!expected.isProduced()) {
        success = false;
        report(expected, expected.length(), expected.complaint());
      }
    }
  }

  private void report(ExpectedDiagnostic expected, int length, String message) throws IOException {
    if (expected.offset() < 0) {
      err.write(Utf8.encode("<unknown>:0: error: " + message + "\n"));
    } else {
      printer.printError(source, expected.offset(), length, message, err);
    }
  }
}
