// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.annotation.Op;
import dev.ods.ir.Operation;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code generated for correct declarations compiles without warnings in any project. */
@Tag("shared")
class GeneratedCodeTest {
  private static final File JSPECIFY = Snippets.home(NullMarked.class);

  /** With and without attributes, groups of values, regions, a format, and nullable members. */
  private static final String DIALECT =
      """
      package example;

      import dev.ods.annotation.AnyOf;
      import dev.ods.annotation.AssemblyFormat;
      import dev.ods.annotation.Attr;
      import dev.ods.annotation.BitEnum;
      import dev.ods.annotation.Default;
      import dev.ods.annotation.Dialect;
      import dev.ods.annotation.EnumAttr;
      import dev.ods.annotation.Op;
      import dev.ods.annotation.Operand;
      import dev.ods.annotation.Result;
      import dev.ods.annotation.Trait;
      import dev.ods.annotation.Unit;
      import dev.ods.builtin.BoolAttr;
      import dev.ods.builtin.ElementsAttr;
      import dev.ods.builtin.IntegerAttr;
      import dev.ods.builtin.MemRefLayoutAttr;
      import dev.ods.constraint.AnyType;
      import dev.ods.constraint.F32;
      import dev.ods.constraint.I32;
      import dev.ods.constraint.SI32Attr;
      import dev.ods.diagnostic.Diagnostics;
      import dev.ods.ir.Operation;
      import dev.ods.ir.Region;
      import dev.ods.ir.Value;
      import dev.ods.ir.ValueRange;
      import dev.ods.trait.AttrSizedOperandSegments;
      import dev.ods.trait.NoTerminator;
      import dev.ods.trait.Pure;
      import dev.ods.trait.SameOperandsAndResultType;
      import dev.ods.trait.SingleBlock;
      import dev.ods.trait.TraitVerifier;
      import java.util.List;
      import java.util.Optional;
      import java.util.Set;

      /** A dialect. */
      @Dialect(name = "tiny", ops = {Example.Add.class, Example.Mix.class, Example.Bare.class, Example.Names.class, Example.Kinds.class}, attributes = {Example.Mode.class, Example.Flags.class})
      public interface Example {
        /** Levels. */
        @EnumAttr
        enum Level {LOW, HIGH}

        /** Modes. */
        @EnumAttr(value = EnumAttr.Storage.UI8, name = "tiny.mode")
        enum Mode {FAST, SAFE}

        /** Bits. */
        @EnumAttr(EnumAttr.Storage.I64)
        @BitEnum
        enum Bits {A, B}

        /** Flags. */
        @EnumAttr(value = EnumAttr.Storage.I16, name = "tiny.flags")
        @BitEnum(none = "none", groups = @BitEnum.Group(symbol = "all", cases = {"A", "B"}))
        @AssemblyFormat("`<` $value `>`")
        enum Flags {A, B}

        /** A type. */
        @AnyOf({F32.class, I32.class})
        interface Number {}

        /** Adds. */
        @Op(dialect = Example.class, name = "add")
        @Trait({Pure.class, SameOperandsAndResultType.class})
        @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($result)")
        interface Add {
          @Operand(Number.class) Value lhs();
          @Operand(Number.class) Value rhs();
          @Result(Number.class) Value result();
        }

        /** Mixes. */
        @Op(dialect = Example.class, name = "mix")
        @Trait({AttrSizedOperandSegments.class, SingleBlock.class, NoTerminator.class})
        @AssemblyFormat(
            "($first^ `then`)? $rest ($level^)? $body `:` type($first) `,` type($rest)"
                + " `->` type($results) attr-dict")
        interface Mix {
          @Operand(AnyType.class) Optional<Value> first();
          @Operand(I32.class) ValueRange rest();
          @Attr Optional<Level> level();
          @Attr @Default("3") int count();
          @Attr List<Long> sizes();
          @Attr @Unit boolean flag();
          @Attr Optional<Mode> mode();
          @Attr Set<Bits> bits();
          @Attr @Default("all") Set<Flags> flags();
          @Result(AnyType.class) ValueRange results();
          Region body();
        }

        /** Has nothing. */
        @Op(dialect = Example.class, name = "bare")
        interface Bare {}

        /** Has members whose names those of the bases of generated classes resemble. */
        @Op(dialect = Example.class, name = "names")
        @AssemblyFormat("$view (`of` $of^)? (`define` $define^)? attr-dict `:` type($view)")
        interface Names {
          @Operand(AnyType.class) Value view();
          @Attr @Default("3") int of();
          @Attr @Default("4") int define();
          @Attr @Default("5") int value();
          @Attr @Default("6") int elides();
        }

        /** Has attributes of many kinds, and a trait with a check. */
        @Op(dialect = Example.class, name = "2d_kinds")
        @Trait({Pure.class, Example.Checked.class})
        @AssemblyFormat("$elements (`or` $layout^)? $number attr-dict")
        interface Kinds {
          @Attr ElementsAttr elements();
          @Attr Optional<MemRefLayoutAttr> layout();
          @Attr(SI32Attr.class) IntegerAttr number();
          @Attr Optional<List<ElementsAttr>> more();
          @Attr Optional<BoolAttr> flag();
          @Attr @Default("[]") List<Long> empty();
          @Attr @Default("[]") List<String> names();
          @Attr @Default("0x7FC00001") float none();
          @Attr @Default("-0x8000000000000000") long low();
        }

        /** A trait with a check. */
        final class Checked implements TraitVerifier {
          /** Creates the trait. */
          public Checked() {}

          @Override
          public boolean verifyTrait(Operation operation, Diagnostics diagnostics) {
            return true;
          }
        }
      }
      """;

  private static final String GENERATED = "@Generated(\"dev.ods.processor.OdsProcessor\")";

  private static final String MODULE =
      "module tiny { requires transitive dev.ods.runtime;"
          + " requires static transitive dev.ods.annotations; exports example; }";

  @TempDir Path work;

  @Test
  void javacReportsNothing() throws IOException {
    compile(List.of("-Xlint:all,-processing", "-Werror", "-classpath", path(runtime(), JSPECIFY)));
    assertTrue(generated().contains("org.jspecify.annotations.NullMarked"));
    assertTrue(generated().contains("@Nullable"));
  }

  @Test
  void classesAreMarkedAsGeneratedWhereTheAnnotationResolves() throws IOException {
    compile(List.of("-Xlint:all,-processing", "-Werror", "-classpath", path(runtime(), JSPECIFY)));
    assertTrue(
        generated().lines().filter(line -> line.startsWith(GENERATED)).count() > 3, generated());
  }

  /** An annotation in the API of a module is lint unless the module's users read its module. */
  @ParameterizedTest
  @ValueSource(strings = {"", "requires static java.compiler;"})
  void classesAreUnmarkedUnlessUsersReadTheCompilerModule(String more) throws IOException {
    compileModule(more);
    assertFalse(generated().contains("Generated(\""), generated());
  }

  @Test
  void classesAreMarkedIfUsersReadTheCompilerModule() throws IOException {
    compileModule("requires static transitive java.compiler;");
    assertTrue(generated().contains(GENERATED), generated());
  }

  private void compileModule(String more) throws IOException {
    Files.writeString(
        work.resolve("module-info.java"), MODULE.replace("exports", more + " exports"));
    compile(
        List.of("-Xlint:all,-processing", "-Werror", "--module-path", path(runtime(), JSPECIFY)));
  }

  @Test
  void eclipseReportsNothing() throws IOException {
    assertEquals("", compileWithEclipse("-cp", path(runtime(), JSPECIFY)));
    assertTrue(generated().contains("@Nullable"));
  }

  @Test
  void usesNoNullnessAnnotationsWithoutJSpecify() throws IOException {
    compile(List.of("-Xlint:all,-processing", "-Werror", "-classpath", path(runtime())));
    assertEquals("", mentionsOfNullness());
  }

  /** Eclipse does not recognize the jar of JSpecify as a module, so no module reads it. */
  @Test
  void usesNoNullnessAnnotationsIfTheModuleDoesNotReadJSpecify() throws IOException {
    Files.writeString(work.resolve("module-info.java"), MODULE);
    assertEquals(
        "", compileWithEclipse("-proc:only", "-p", path(runtime()), "-cp", JSPECIFY.toString()));
    assertEquals("", mentionsOfNullness());
  }

  @Test
  void usesNullnessAnnotationsIfTheModuleReadsJSpecify() throws IOException {
    Files.writeString(work.resolve("module-info.java"), MODULE);
    compile(
        List.of("-Xlint:all,-processing", "-Werror", "--module-path", path(runtime(), JSPECIFY)));
    assertTrue(generated().contains("org.jspecify.annotations.NullMarked"));
  }

  private static List<File> runtime() {
    return List.of(Snippets.home(Op.class), Snippets.home(Operation.class));
  }

  private static String path(List<File> files, File... more) {
    return Stream.concat(files.stream(), Stream.of(more))
        .map(File::toString)
        .collect(joining(File.pathSeparator));
  }

  /** The dialect, and the module's declaration if there is one. */
  private List<File> sources() throws IOException {
    Path source = Files.createDirectories(work.resolve("example")).resolve("Example.java");
    Files.writeString(source, DIALECT);
    File module = work.resolve("module-info.java").toFile();
    return module.exists() ? List.of(module, source.toFile()) : List.of(source.toFile());
  }

  /** The messages of Eclipse's compiler with its default settings. */
  private String compileWithEclipse(String... options) throws IOException {
    String written = Files.createDirectories(work.resolve("written")).toString();
    String processors =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.addAll(List.of("--release", "17", "-d", written, "-s", written));
    arguments.addAll(List.of("-processorpath", processors));
    sources().forEach(source -> arguments.add(source.toString()));
    StringWriter messages = new StringWriter();
    PrintWriter out = new PrintWriter(messages);
    BatchCompiler.compile(arguments.toArray(String[]::new), out, out, null);
    return messages.toString();
  }

  /** Compiles with javac, which must report nothing. */
  private void compile(List<String> options) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String written = Files.createDirectories(work.resolve("written")).toString();
    List<String> all = new ArrayList<>(List.of("--release", "17", "-d", written, "-s", written));
    all.addAll(options);
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(problems, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              files,
              problems,
              all,
              null,
              files.getJavaFileObjectsFromFiles(sources()));
      task.setProcessors(List.of(new OdsProcessor()));
      task.call();
    }
    assertEquals(
        List.of(),
        problems.getDiagnostics().stream()
            .map(problem -> problem.getLineNumber() + ": " + problem.getMessage(Locale.ROOT))
            .toList());
  }

  private String generated() throws IOException {
    try (Stream<Path> files = Files.walk(work.resolve("written"))) {
      StringBuilder all = new StringBuilder();
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        all.append(Files.readString(file));
      }
      assertTrue(all.toString().contains("class MixOp"));
      return all.toString();
    }
  }

  private String mentionsOfNullness() throws IOException {
    return generated()
        .lines()
        .filter(line -> line.contains("jspecify") || line.contains("@Null"))
        .collect(joining("\n"));
  }
}
