// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several declarations in one file: how a dialect lists them, and what they generate. */
class HoldersTest {
  private static final Map<String, String> FAMILIES =
      Map.of(
          "TfDialect",
          """
          @Dialect(name = "tf", ops = {Sums.class, Single.class, Products.class, TfDialect.class})
          interface TfDialect {
            @Op(dialect = TfDialect.class, name = "own")
            interface Own {}
          }
          """,
          "Sums",
          """
          interface Sums {
            @Op(dialect = TfDialect.class, name = "sub")
            interface Sub { @Operand(Number.class) Value value(); @Attr Level level(); }
            @AnyOf({F32.class, I32.class}) interface Number {}
            @EnumAttr enum Level {LOW, HIGH}
            static boolean helps() { return true; }
            interface More {
              @Op(dialect = TfDialect.class, name = "neg")
              interface Neg {}
            }
            @Op(dialect = TfDialect.class, name = "add")
            interface Add {}
          }
          """,
          "Single",
          """
          @Op(dialect = TfDialect.class, name = "single")
          interface Single {}
          """,
          "Products",
          """
          final class Products {
            private Products() {}
            @Op(dialect = TfDialect.class, name = "mul")
            interface Mul {}
          }
          """);

  @TempDir Path work;
  private Path classes = Path.of("");
  private Path written = Path.of("");

  @BeforeEach
  void createFolders() {
    classes = work.resolve("classes");
  }

  static List<JavaCompiler> compilers() {
    return List.of(Compilers.javac(), Compilers.eclipse());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void listsTheOpsOfEachHolderByName(JavaCompiler compiler) throws IOException {
    assertEquals(List.of(), compile(compiler, FAMILIES));
    assertEquals(
        List.of("AddOp", "NegOp", "SubOp", "SingleOp", "MulOp", "OwnOp"),
        definition().lines().filter(line -> line.contains(".MODEL")).map(this::model).toList());
    assertEquals(
        List.of(
            "AddOp",
            "LevelEnum",
            "MulOp",
            "NegOp",
            "NumberConstraint",
            "OwnOp",
            "SingleOp",
            "SubOp",
            "TfDialectDefinition"),
        generated());
  }

  private String model(String line) {
    return line.strip().replaceFirst("\\.MODEL.*", "");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void generatesTheSameDefinitionFromClassFiles(JavaCompiler compiler) throws IOException {
    compile(compiler, FAMILIES);
    String fromSources = definition();
    forget("TfDialectDefinition", "OwnOp");
    assertEquals(List.of(), compile(compiler, Map.of("TfDialect", FAMILIES.get("TfDialect"))));
    assertEquals(fromSources, definition());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void opsOfAHolderFollowTheRulesOfListedOps(JavaCompiler compiler) throws IOException {
    assertEquals(
        List.of(
            "A: [ODS009] op 'a.unlisted' is not registered in its dialect; add Rest.Unlisted.class"
                + " to @Dialect(ops = …) of 'A'",
            "A: [ODS010] 'Empty' is not an op and holds none; expected an interface with @Op, or a"
                + " class that encloses such interfaces",
            "A: [ODS011] op 'Strange' belongs to dialect 'B', so 'A' cannot list it; list it in"
                + " 'B', or change its @Op(dialect = …)",
            "A: [ODS012] 'Known' is listed twice; drop one of the two"),
        compile(
            compiler,
            Map.of(
                "A",
                """
                @Dialect(name = "a", ops = {Mixed.class, Mixed.Known.class})
                interface A {}
                @Dialect(name = "c", ops = Empty.class)
                interface C {}
                interface Mixed {
                  @Op(dialect = A.class, name = "known") interface Known {}
                  @Op(dialect = B.class, name = "strange") interface Strange {}
                }
                interface Rest {
                  @Op(dialect = A.class, name = "unlisted") interface Unlisted {}
                }
                interface Empty { interface Base { @Operand(F32.class) Value value(); } }
                @Dialect(name = "b", ops = Mixed.Strange.class)
                interface B {}
                """)));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void generatesTheFirstOfSeveralDeclarationsWithTheSameClassName(JavaCompiler compiler)
      throws IOException {
    List<String> expected =
        List.of(
            shared("A", "A.Z.Same", "A.B.Same", "SameOp"),
            shared("C", "C.Level", "A.Level", "LevelEnum"),
            shared("C", "C.Number", "A.Number", "NumberConstraint"),
            shared("C", "C.Same", "A.B.Same", "SameOp"),
            shared("C", "C.X", "A.X", "XDefinition"));
    Map<String, String> sources =
        Map.of(
            "C",
            """
            interface C {
              @Op(dialect = A.X.class, name = "four") @Trait(Pure.class) interface Same {}
              @AnyOf(F32.class) interface Number {}
              @EnumAttr enum Level {LOW}
              @Dialect(name = "xx") interface X {}
            }
            """,
            "A",
            """
            interface A {
              interface B { @Op(dialect = X.class, name = "one") interface Same {} }
              interface Z { @Op(dialect = X.class, name = "two") @Trait(Pure.class) interface Same {} }
              @AnyOf(F32.class) interface Number {}
              @EnumAttr enum Level {LOW}
              @Dialect(name = "x", ops = {A.class, C.class}) interface X {}
            }
            """);
    assertEquals(expected, compile(compiler, new TreeMap<>(sources)));
    classes = work.resolve("others");
    assertEquals(
        expected, compile(compiler, new TreeMap<>(sources).descendingMap()), "the order of files");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void rejectsAClassGeneratedFromAnotherDeclarationInAnEarlierRun(JavaCompiler compiler)
      throws IOException {
    String dialect =
        """
        @Dialect(name = "x", ops = {A.class, B.class}) interface X {}
        """;
    String same =
        """
        interface %s {
          @Op(dialect = X.class, name = "%s") interface Same {}
          @AnyOf(F32.class) interface Number {}
          @Op(dialect = X.class, name = "only%s") interface Only%s {}
        }
        """;
    String a = same.formatted("A", "one", "A", "A");
    String b = "interface B { @Op(dialect = X.class, name = \"two\") interface Two {} }";
    assertEquals(List.of(), compile(compiler, Map.of("X", dialect, "A", a, "B", b)));
    assertEquals(
        List.of(
            shared("B", "B.Number", "A.Number", "NumberConstraint"),
            shared("B", "B.Same", "A.Same", "SameOp")),
        compile(compiler, Map.of("B", same.formatted("B", "two", "B", "B"))));
    forget("SameOp", "NumberConstraint", "OnlyAOp", "TwoOp", "OnlyBOp", "XDefinition");
    String moved = "interface A { @Op(dialect = X.class, name = \"onlyA\") interface OnlyA {} }";
    assertEquals(
        List.of(),
        compile(
            compiler, Map.of("X", dialect, "A", moved, "B", same.formatted("B", "two", "B", "B"))));
  }

  /** Not with Eclipse's batch compiler, which never overwrites an existing class. */
  @Test
  void regeneratesTheClassOfTheSameDeclaration() throws IOException {
    JavaCompiler javac = Compilers.javac();
    assertEquals(List.of(), compile(javac, FAMILIES));
    assertEquals(List.of(), compile(javac, FAMILIES));
  }

  /** Deletes generated classes, as build tools do before they recompile the declarations. */
  private void forget(String... names) throws IOException {
    for (String name : names) {
      for (String nested : List.of("", "$Model", "$Adaptor")) {
        Files.deleteIfExists(classes.resolve("example/" + name + nested + ".class"));
      }
    }
  }

  private static String shared(String file, String one, String other, String generated) {
    return file
        + ": [ODS033] '"
        + one
        + "' and '"
        + other
        + "' would both generate the class '"
        + generated
        + "'; rename one of them, or move it to another package";
  }

  private String definition() throws IOException {
    return Files.readString(written.resolve("example/TfDialectDefinition.java"));
  }

  private List<String> generated() throws IOException {
    try (Stream<Path> files = Files.walk(written)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches(".*(Op|Enum|Constraint|Definition)\\.java"))
          .map(name -> name.replace(".java", ""))
          .sorted()
          .toList();
    }
  }

  /** The compiler's errors, sorted by file. It sees the classes of earlier calls. */
  private List<String> compile(JavaCompiler compiler, Map<String, String> sources)
      throws IOException {
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    List<File> files = new ArrayList<>();
    Path folder = Files.createDirectories(work.resolve("sources/example"));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = folder.resolve(source.getKey() + ".java");
      Files.writeString(file, Snippets.source("example", source.getValue()));
      files.add(file.toFile());
    }
    Files.createDirectories(classes);
    written = Files.createTempDirectory(work, "written");
    String libraries =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(problems, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              manager,
              problems,
              List.of(
                  "--release",
                  "17",
                  "-d",
                  classes.toString(),
                  "-s",
                  written.toString(),
                  "-classpath",
                  classes + File.pathSeparator + libraries),
              null,
              manager.getJavaFileObjectsFromFiles(files));
      task.setProcessors(Collections.singletonList(new OdsProcessor()));
      task.call();
    }
    return List.copyOf(
        problems.getDiagnostics().stream()
            .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
            .map(HoldersTest::line)
            .collect(toCollection(TreeSet::new)));
  }

  private static String line(Diagnostic<? extends JavaFileObject> problem) {
    String path = problem.getSource() == null ? "" : problem.getSource().getName();
    String file = path.substring(path.lastIndexOf('/') + 1).replace(".java", "");
    return file + ": " + Snippets.message(problem).lines().findFirst().orElse("");
  }
}
