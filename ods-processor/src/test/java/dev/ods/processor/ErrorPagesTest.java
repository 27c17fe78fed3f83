// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.Comparator.comparing;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.testing.compile.Compilation;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.testing.Share;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Each message id has a page, and each page is true: its wrong code causes exactly the errors
 * shown, on the marked lines, and the corrected code compiles.
 */
class ErrorPagesTest {
  @Test
  void pagesCorrespondToIds() throws IOException {
    Set<String> ids = Snippets.problems().stream().map(ProblemId::id).collect(Collectors.toSet());
    assertEquals(Snippets.problems().size(), ids.size(), "an id is used twice");
    try (Stream<Path> pages = Files.list(ErrorPage.folder())) {
      Set<String> names =
          pages
              .map(page -> page.getFileName().toString().replace(".md", ""))
              .filter(name -> name.startsWith("ODS"))
              .collect(Collectors.toSet());
      assertEquals(ids, names);
    }
  }

  @Test
  void eachPartOfTheCatalogueHasTheIdsOfAHundred() {
    for (Class<?> part : ProblemId.class.getPermittedSubclasses()) {
      List<String> ids =
          Stream.of(part.getEnumConstants()).map(id -> ((ProblemId) id).id()).toList();
      assertEquals(
          1, ids.stream().map(id -> id.substring(0, 4)).distinct().count(), part.getName());
      assertEquals(ids.stream().sorted().toList(), ids);
    }
  }

  @TestFactory
  Stream<DynamicTest> reportsTheErrorsOfEachPage() {
    return Share.of(Snippets.problems()).stream()
        .map(id -> dynamicTest(id.id(), () -> checkWrong(id)));
  }

  @Test
  void correctionsCompile() throws IOException {
    List<JavaFileObject> files = new ArrayList<>();
    for (ProblemId id : Snippets.problems()) {
      ErrorPage page = ErrorPage.read(id.id());
      assertEquals(id == DeclarationProblem.RUNTIME_MISSING, page.right().isEmpty(), id.id());
      if (!page.right().isEmpty()) {
        files.add(Snippets.file("page." + id.id().toLowerCase(Locale.ROOT), page.right()));
      }
    }
    List<String> errors =
        Snippets.compile(files).errors().stream()
            .map(error -> error.toString().lines().findFirst().orElse(""))
            .toList();
    assertEquals(List.of(), errors);
  }

  private static void checkWrong(ProblemId id) throws IOException {
    ErrorPage page = ErrorPage.read(id.id());
    Compilation compilation =
        id == DeclarationProblem.RUNTIME_MISSING
            ? Snippets.compileWithoutRuntime(page.wrong())
            : Snippets.compile(page.wrong());
    List<Diagnostic<? extends JavaFileObject>> errors =
        (id.isWarning() ? compilation.warnings() : compilation.errors())
            .stream()
                .filter(error -> !id.isWarning() || Snippets.message(error).startsWith("[ODS"))
                .sorted(comparing(Diagnostic<? extends JavaFileObject>::getLineNumber))
                .collect(Collectors.toList());
    List<Long> lines = errors.stream().map(error -> error.getLineNumber() - 1).toList();
    List<String> messages = errors.stream().map(Snippets::message).toList();
    List<String> expected =
        page.messages().stream().map(message -> "[" + id.id() + "] " + message).toList();
    assertFalse(page.lines().isEmpty(), "the page marks no line");
    assertAll(() -> assertEquals(expected, messages), () -> assertEquals(page.lines(), lines));
  }
}
