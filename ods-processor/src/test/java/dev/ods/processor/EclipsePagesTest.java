// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.testing.Share;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The error pages hold for the Eclipse compiler, too: the same messages on the same lines. */
class EclipsePagesTest {
  @TempDir static Path work;

  @TestFactory
  Stream<DynamicTest> reportsTheErrorsOfEachPage() {
    return Share.of(Snippets.problems()).stream()
        .filter(id -> id != DeclarationProblem.RUNTIME_MISSING)
        // Eclipse also reports that the class with the conflicting name has no constant MODEL.
        .filter(id -> id != DeclarationProblem.GENERATED_NAME_TAKEN)
        // Eclipse also reports what the name hides from the class.
        .filter(id -> id != DeclarationProblem.PACKAGE_HIDDEN)
        // Eclipse resolves each name of a declaration once.
        .filter(id -> id != DeclarationProblem.NAMESAKE)
        .map(id -> dynamicTest(id.id(), () -> checkWrong(id)));
  }

  private static void checkWrong(ProblemId id) throws IOException {
    ErrorPage page = ErrorPage.read(id.id());
    List<String> expected = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    List<Diagnostic<? extends JavaFileObject>> errors =
        EclipseSnippets.compile(
            work.resolve(id.id()),
            page.wrong(),
            problem ->
                id.isWarning()
                    ? text(problem).startsWith("[ODS")
                    : problem.getKind() == Diagnostic.Kind.ERROR);
    for (int i = 0; i < errors.size(); i++) {
      // Eclipse reports errors about enum constants without a position.
      boolean placed = errors.get(i).getLineNumber() > 0;
      actual.add(line(placed, errors.get(i).getLineNumber() - 1, text(errors.get(i))));
      if (i < page.lines().size()) {
        String message = "[" + id.id() + "] " + firstLine(page.messages().get(i));
        expected.add(line(placed, page.lines().get(i), message));
      }
    }
    assertEquals(page.lines().size(), errors.size(), actual.toString());
    assertEquals(expected, actual);
  }

  private static String line(boolean placed, long line, String message) {
    return placed ? line + ": " + message : message;
  }

  private static String text(Diagnostic<? extends JavaFileObject> problem) {
    return firstLine(Snippets.message(problem));
  }

  private static String firstLine(String message) {
    return message.lines().findFirst().orElse("");
  }
}
