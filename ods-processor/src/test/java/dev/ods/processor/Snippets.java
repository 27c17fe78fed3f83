// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.ods.annotation.EnumAttr;
import dev.ods.processor.diag.Pages;
import dev.ods.processor.diag.ProblemId;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.NullMarked;

/** Compiles snippets of the documentation with the processor. */
final class Snippets {
  private static final Pattern OP =
      Pattern.compile("(?s)@Op\\(dialect = TfDialect\\.class.*?interface (\\w+)");

  private static final Pattern DEFINITION =
      Pattern.compile("(?s)@(Type|Attr)Def\\(dialect = TfDialect\\.class.*?record (\\w+)");

  /** An enum whose own attribute is one of the dialect. */
  private static final Pattern ENUM =
      Pattern.compile("(?s)@EnumAttr\\([^)]*name = \"tf\\.[^)]*\\).*?enum (\\w+)");

  /** The beginning of the processor's messages. */
  private static final Pattern ID = Pattern.compile("\\[(ODS\\d{3})\\] ");

  /** All on one line, so that line numbers of snippets are off by one only. */
  private static final String PRELUDE =
      Stream.of(
                  "annotation",
                  "builtin",
                  "constraint",
                  "diagnostic",
                  "effect",
                  "ir",
                  "rewrite",
                  "text",
                  "trait")
              .map(name -> "import dev.ods." + name + ".*;")
              .collect(joining())
          // Of the package pass, single classes: it has a Pass, as the annotations have.
          + "import dev.ods.pass.OpPassManager; import dev.ods.pass.PassBody; import dev.ods.pass.PassPipelineBody;"
          + "import dev.ods.pass.PassRun; import dev.ods.pass.Statistic;"
          + "import dev.ods.op.ModuleOp;"
          + "import java.util.List; import java.util.Optional;"
          + "\n";

  private Snippets() {}

  /**
   * A file with the snippet. Unless it declares a dialect, one is added that lists its ops of
   * {@code TfDialect}.
   */
  static JavaFileObject file(String snippet) {
    return file("example", snippet);
  }

  /** The same in a package of this name. */
  static JavaFileObject file(String packageName, String snippet) {
    return JavaFileObjects.forSourceString(
        packageName + ".Example", source(packageName, snippet + dialect(snippet)));
  }

  /** The text of a file in this package. */
  static String source(String packageName, String declarations) {
    return "package " + packageName + ";" + PRELUDE + declarations;
  }

  private static String dialect(String snippet) {
    List<String> ops = new ArrayList<>();
    Matcher op = OP.matcher(snippet);
    while (op.find()) {
      ops.add(op.group(1) + ".class");
    }
    String attributes =
        Stream.of(
                definitions(snippet, "Attr"),
                ENUM.matcher(snippet)
                    .results()
                    .map(declared -> declared.group(1) + ".class")
                    .collect(joining(", ")))
            .filter(each -> !each.isEmpty())
            .collect(joining(", "));
    return snippet.contains("@Dialect")
        ? ""
        : "\n@Dialect(name = \"tf\", ops = {"
            + String.join(", ", ops)
            + "}, types = {"
            + definitions(snippet, "Type")
            + "}, attributes = {"
            + attributes
            + "}) interface TfDialect {}\n";
  }

  private static String definitions(String snippet, String kind) {
    return DEFINITION
        .matcher(snippet)
        .results()
        .filter(definition -> definition.group(1).equals(kind))
        .map(definition -> definition.group(2) + ".class")
        .collect(joining(", "));
  }

  /** Compiles a snippet with javac. */
  static Compilation compile(String snippet) {
    return compile(List.of(file(snippet)));
  }

  /** The errors of a compilation by line, each with the number of its line in the snippet. */
  static List<String> errors(Compilation compilation) {
    return compilation.errors().stream()
        .sorted(comparing(Diagnostic<? extends JavaFileObject>::getLineNumber))
        .map(error -> error.getLineNumber() - 1 + ": " + message(error))
        .toList();
  }

  /** An op of the dialect of snippets with one member. */
  static String op(String member) {
    return "@Op(dialect = TfDialect.class, name = \"X\")\ninterface X {\n  " + member + "\n}\n";
  }

  static void assertErrors(String snippet, String... expected) {
    assertEquals(List.of(expected), errors(compile(snippet)));
  }

  /** Compiles files with javac. */
  static Compilation compile(List<JavaFileObject> files) {
    return Compilers.inMemory().withProcessors(new OdsProcessor()).compile(files);
  }

  /**
   * An error's message without the address of its page, which ends all messages of the processor.
   * The compiler indents all lines but the first.
   */
  static String message(Diagnostic<? extends JavaFileObject> error) {
    String message = error.getMessage(Locale.ROOT);
    Matcher id = ID.matcher(message);
    if (!id.lookingAt()) {
      return message;
    }
    int last = message.lastIndexOf('\n');
    assertEquals("see " + address(id.group(1)), message.substring(last + 1).strip());
    return message.substring(0, last);
  }

  /** The messages of the catalogue. */
  static List<ProblemId> problems() {
    return Stream.of(ProblemId.class.getPermittedSubclasses())
        .flatMap(each -> Stream.of(each.getEnumConstants()))
        .map(ProblemId.class::cast)
        .toList();
  }

  private static String address(String id) {
    return problems().stream()
        .filter(problem -> problem.id().equals(id))
        .map(Pages::address)
        .findFirst()
        .orElseThrow();
  }

  /** Compiles a snippet unchanged, with javac and only the annotations on the class path. */
  static Compilation compileWithoutRuntime(String snippet) {
    List<File> annotations = List.of(home(EnumAttr.class), home(NullMarked.class));
    return Compiler.javac()
        .withProcessors(new OdsProcessor())
        .withClasspath(annotations)
        .compile(
            JavaFileObjects.forSourceString("example.Example", "package example;\n" + snippet));
  }

  /** The directory or jar that contains a class. */
  static File home(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()))
        .toFile();
  }

  /** The first lines of the errors of a snippet. */
  static List<String> firstErrors(String snippet) {
    return compile(snippet).errors().stream()
        .map(Snippets::message)
        .map(message -> message.lines().findFirst().orElse(""))
        .toList();
  }

  /** The first lines of the warnings of a snippet that is valid. */
  static List<String> warnings(String snippet) {
    Compilation compilation = compile(snippet);
    assertEquals(List.of(), errors(compilation));
    return compilation.warnings().stream()
        .map(Snippets::message)
        .map(message -> message.lines().findFirst().orElse(""))
        .filter(message -> message.startsWith("[ODS"))
        .toList();
  }
}
