// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ods.processor.diag.ProblemId;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The error pages hold for the Eclipse compiler, too: the same messages on the same lines. */
class EclipsePagesTest {
  @TempDir static Path work;

  @TestFactory
  Stream<DynamicTest> reportsTheErrorsOfEachPage() {
    return Stream.of(ProblemId.values())
        .filter(id -> id != ProblemId.RUNTIME_MISSING)
        // Eclipse also reports that the class with the conflicting name has no constant MODEL.
        .filter(id -> id != ProblemId.GENERATED_NAME_TAKEN)
        .map(id -> dynamicTest(id.id(), () -> checkWrong(id)));
  }

  private static void checkWrong(ProblemId id) throws IOException {
    ErrorPage page = ErrorPage.read(id.id());
    List<String> expected = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    List<Diagnostic<? extends JavaFileObject>> errors =
        compile(page.wrong(), id.id(), id.isWarning());
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

  private static List<Diagnostic<? extends JavaFileObject>> compile(
      String snippet, String name, boolean isWarning) throws IOException {
    Path folder = Files.createDirectories(work.resolve(name).resolve("example"));
    Path source = folder.resolve("Example.java");
    Files.writeString(source, Snippets.file(snippet).getCharContent(true));
    JavaCompiler compiler = new EclipseCompiler();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(problems, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              files,
              problems,
              List.of(
                  "--release",
                  "17",
                  "-d",
                  work.resolve(name).toString(),
                  // Without it Eclipse writes generated sources into the working directory.
                  "-s",
                  work.resolve(name).toString(),
                  "-classpath",
                  System.getProperty(
                      "surefire.test.class.path", System.getProperty("java.class.path"))),
              null,
              files.getJavaFileObjects(new File[] {source.toFile()}));
      task.setProcessors(List.of(new OdsProcessor()));
      task.call();
    }
    return problems.getDiagnostics().stream()
        .filter(
            problem ->
                isWarning
                    ? text(problem).startsWith("[ODS")
                    : problem.getKind() == Diagnostic.Kind.ERROR)
        .sorted(comparing(EclipsePagesTest::text))
        .sorted(comparing(problem -> problem.getLineNumber()))
        .collect(toList());
  }
}
