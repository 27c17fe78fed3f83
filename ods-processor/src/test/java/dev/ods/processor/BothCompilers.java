// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Compiles snippets with javac and with the Eclipse compiler, which must report the same. */
final class BothCompilers {
  private BothCompilers() {}

  /** Asserts the errors of a snippet, each with its line and without its caret. */
  static void assertErrors(Path work, String snippet, String... expected) throws IOException {
    assertMessages(Diagnostic.Kind.ERROR, work, snippet, expected);
  }

  /** The same of warnings of the processor. */
  static void assertWarnings(Path work, String snippet, String... expected) throws IOException {
    assertMessages(Diagnostic.Kind.WARNING, work, snippet, expected);
  }

  private static void assertMessages(
      Diagnostic.Kind kind, Path work, String snippet, String... expected) throws IOException {
    assertEquals(
        List.of(expected),
        Snippets.compile(snippet).diagnostics().stream()
            .filter(each -> isOf(each, kind))
            .map(BothCompilers::line)
            .sorted()
            .toList());
    assertEquals(
        List.of(expected),
        EclipseSnippets.compile(
                Files.createTempDirectory(work, "eclipse"), snippet, each -> isOf(each, kind))
            .stream()
            .map(each -> each.getLineNumber() > 0 ? line(each) : unplaced(each, expected))
            .sorted()
            .toList(),
        "with the Eclipse compiler");
  }

  private static boolean isOf(Diagnostic<?> diagnostic, Diagnostic.Kind kind) {
    return diagnostic.getKind() == kind
        && (kind == Diagnostic.Kind.ERROR || diagnostic.getMessage(Locale.ROOT).startsWith("[ODS"));
  }

  /** What has no position, as what is in records with Eclipse, where it is expected. */
  private static String unplaced(
      Diagnostic<? extends JavaFileObject> diagnostic, String... expected) {
    String line = line(diagnostic);
    String text = line.substring(line.indexOf(": "));
    return Arrays.stream(expected).filter(each -> each.endsWith(text)).findFirst().orElse(line);
  }

  private static String line(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = Snippets.message(diagnostic).lines().findFirst().orElse("");
    return diagnostic.getLineNumber() - 1 + ": " + message;
  }
}
