// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The wording, positions and order of the verifier's errors: each case of {@code messages.mlir}
 * with {@code mlir-opt} 22.1's diagnostics, in lines that start with {@code // =>}.
 */
final class VerifierMessagesTest {
  private static final String SEPARATOR = "// -----\n";
  private static final String EXPECTED = "// => ";

  /** A text and the diagnostics expected of it, as {@code line:column: severity: message}. */
  record Case(String text, List<String> expected) {
    static Case of(String chunk) {
      List<String> expected = new ArrayList<>();
      StringBuilder text = new StringBuilder();
      for (String line : chunk.split("\n", -1)) {
        if (line.startsWith(EXPECTED)) {
          expected.add(line.substring(EXPECTED.length()));
        } else {
          text.append(line).append('\n');
        }
      }
      return new Case(text.toString(), expected);
    }

    @Override
    public String toString() {
      return expected.isEmpty() ? "valid: " + text.lines().findFirst().orElse("") : expected.get(0);
    }
  }

  static Stream<Case> cases() throws IOException {
    try (InputStream in = VerifierMessagesTest.class.getResourceAsStream("messages.mlir")) {
      byte[] bytes = Objects.requireNonNull(in, "messages.mlir").readAllBytes();
      String all = new String(bytes, StandardCharsets.UTF_8);
      return Stream.of(all.split(SEPARATOR)).map(Case::of);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void reportsWhatMlirReports(Case c) {
    Context context = Context.create();
    context.load(new MlirTestDialect());
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    Operation module =
        Parser.parse(
            c.text().getBytes(StandardCharsets.UTF_8),
            "in",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    boolean valid = module != null && Verifier.verify(module, diagnostics);
    assertEquals(c.expected(), render(diagnostics), c.text());
    assertEquals(c.expected().isEmpty(), valid);
  }

  private static List<String> render(Diagnostics diagnostics) {
    List<String> lines = new ArrayList<>();
    for (Diagnostic diagnostic : diagnostics.list()) {
      lines.add(render(diagnostic));
      diagnostic.notes().forEach(note -> lines.add(render(note)));
    }
    return lines;
  }

  private static String render(Diagnostic diagnostic) {
    String where =
        diagnostic.location() instanceof FileLineColRange place
            ? place.startLine() + ":" + place.startColumn()
            : diagnostic.location().toString();
    return where + ": " + diagnostic.severity().label() + ": " + diagnostic.message();
  }

  @Test
  void mlirOptReportsTheRecordedDiagnostics() throws Exception {
    StringBuilder all = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (Case c : cases().toList()) {
      int before = (int) all.toString().lines().count();
      c.expected().forEach(line -> expected.add(shifted(line, before)));
      all.append(c.text().stripTrailing()).append('\n').append(SEPARATOR);
    }
    List<String> found = new ArrayList<>(MlirOpt.diagnostics(all.toString(), "--split-input-file"));
    found.removeIf(diagnostic -> diagnostic.contains("see current operation"));
    assertEquals(String.join("\n", expected), String.join("\n", found));
  }

  private static String shifted(String diagnostic, int lines) {
    int colon = diagnostic.indexOf(':');
    return Integer.parseInt(diagnostic.substring(0, colon)) + lines + diagnostic.substring(colon);
  }

  @Test
  void hasCases() throws IOException {
    assertEquals(true, cases().count() > 100);
  }
}
