// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceFile;
import dev.ods.diagnostic.SourceManager;
import dev.ods.encoding.Utf8;
import dev.ods.ir.FileLineColRange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compares diagnostics with those that comments expect, as {@code mlir-opt --verify-diagnostics}
 * does: by line, severity and a part of the message. Missing and unexpected diagnostics are
 * reported with its messages and locations. The comments are those of the input, and of each other
 * file that a diagnostic names, from then on.
 */
final class DiagnosticVerifier {
  private final SourceManager sources;
  private final DiagnosticPrinter printer;
  private final OutputStream err;
  private final boolean onlyExpected;

  /** By the name of the file, in the order in which files were scanned. */
  private final Map<String, List<ExpectedDiagnostic>> placed = new LinkedHashMap<>();

  private final List<ExpectedDiagnostic> unplaced = new ArrayList<>();
  private boolean success = true;

  private DiagnosticVerifier(
      SourceManager sources, DiagnosticPrinter printer, OutputStream err, boolean onlyExpected) {
    this.sources = sources;
    this.printer = printer;
    this.err = err;
    this.onlyExpected = onlyExpected;
  }

  /**
   * Scans the input for expectations; reports malformed ones on {@code err}.
   *
   * @param onlyExpected whether unexpected diagnostics are ignored
   */
  static DiagnosticVerifier of(
      SourceFiles sources, DiagnosticPrinter printer, OutputStream err, boolean onlyExpected)
      throws IOException {
    DiagnosticVerifier verifier =
        new DiagnosticVerifier(sources.manager(), printer, err, onlyExpected);
    verifier.scan(sources.input());
    return verifier;
  }

  /** Scans a file, and returns what its comments expect at its lines. */
  private List<ExpectedDiagnostic> scan(SourceFile source) throws IOException {
    ExpectationScanner scanner = new ExpectationScanner(source, printer, err);
    scanner.scan();
    placed.put(source.name(), scanner.placed());
    unplaced.addAll(scanner.unplaced());
    success &= !scanner.isMalformed();
    return scanner.placed();
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

  private List<ExpectedDiagnostic> candidates(@Nullable FileLineColRange place) throws IOException {
    if (place == null) {
      return unplaced;
    }
    List<ExpectedDiagnostic> known = placed.get(place.file());
    if (known != null) {
      return known;
    }
    SourceFile other = sources.file(place.file());
    return other == null ? List.of() : scan(other);
  }

  /**
   * Reports the expected diagnostics that were not produced.
   *
   * @return whether exactly the expected diagnostics were produced
   */
  boolean finish() throws IOException {
    for (List<ExpectedDiagnostic> ofFile : placed.values()) {
      reportMissing(ofFile);
    }
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
      printer.printError(expected.source(), expected.offset(), length, message, err);
    }
  }
}
