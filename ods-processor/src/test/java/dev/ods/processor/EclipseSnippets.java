// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.toList;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Compiles snippets of the documentation with the Eclipse compiler and the processor. */
final class EclipseSnippets {
  private EclipseSnippets() {}

  /**
   * Compiles a snippet.
   *
   * @param work a directory for its files
   * @return the problems of interest, by line
   */
  static List<Diagnostic<? extends JavaFileObject>> compile(
      Path work, String snippet, Predicate<Diagnostic<? extends JavaFileObject>> interesting)
      throws IOException {
    Path folder = Files.createDirectories(work.resolve("example"));
    Path source = folder.resolve("Example.java");
    Files.writeString(source, Snippets.file(snippet).getCharContent(true));
    JavaCompiler compiler = Compilers.eclipse();
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
                  work.toString(),
                  // Without it Eclipse writes generated sources into the working directory.
                  "-s",
                  work.toString(),
                  "-classpath",
                  System.getProperty(
                      "surefire.test.class.path", System.getProperty("java.class.path"))),
              null,
              files.getJavaFileObjects(new File[] {source.toFile()}));
      task.setProcessors(List.of(new OdsProcessor()));
      task.call();
    }
    return problems.getDiagnostics().stream()
        .filter(interesting)
        .sorted(comparing(Snippets::message))
        .sorted(comparing(problem -> problem.getLineNumber()))
        .collect(toList());
  }
}
