// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.annotation.Op;
import dev.ods.ir.Operation;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The ways to compile a dialect with Eclipse's batch compiler that docs/guide describes. The
 * compiler assigns generated code to the unnamed module, so a module takes two runs.
 */
class EclipseModulesTest {
  private static final String PROCESSOR_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  private static final String LIBRARIES =
      Snippets.home(Op.class) + File.pathSeparator + Snippets.home(Operation.class);
  private static final String JSPECIFY = Snippets.home(NullMarked.class).toString();

  @TempDir Path work;

  @BeforeEach
  void writeSources() throws IOException {
    write(
        "module-info",
        """
        module org.example {
          requires transitive dev.ods.runtime;
          requires static transitive dev.ods.annotations;
          exports org.example;
          provides dev.ods.ir.DialectDefinition with org.example.TinyDialectDefinition;
          provides dev.ods.pass.PassProvider with org.example.NoPass.Provider;
        }
        """);
    write(
        "org/example/TinyDialect",
        """
        package org.example;
        import dev.ods.annotation.Dialect;
        @Dialect(name = "tiny", ops = Nop.class)
        public interface TinyDialect {}
        """);
    write(
        "org/example/Nop",
        """
        package org.example;
        import dev.ods.annotation.*;
        @Op(dialect = TinyDialect.class, name = "nop")
        @AssemblyFormat("attr-dict")
        public interface Nop {
          static NopOp self(NopOp op) { return op; }
        }
        """);
    write(
        "org/example/No",
        """
        package org.example;
        import dev.ods.annotation.Pass;
        import dev.ods.pass.*;
        @Pass(name = "no")
        record No(Level level) implements PassBody {
          enum Level { LOW }
          @Override public void run(PassRun run) {}
        }
        """);
  }

  @Test
  void compilesAModuleInTwoRuns() throws IOException {
    String generated = work.resolve("generated").toString();
    List<String> libraries = List.of("-p", LIBRARIES, "-cp", JSPECIFY);
    List<String> first = new ArrayList<>(libraries);
    first.addAll(List.of("-proc:only", "-processorpath", PROCESSOR_PATH, "-s", generated));
    first.addAll(List.of("-d", "none"));
    compile(first, sources("source"));
    List<String> second = new ArrayList<>(libraries);
    second.addAll(List.of("-proc:none", "--add-reads", "org.example=ALL-UNNAMED"));
    second.addAll(List.of("-d", work.resolve("classes").toString()));
    List<String> files = sources("source");
    files.addAll(sources("generated"));
    compile(second, files);
    assertTrue(Files.exists(work.resolve("classes/org/example/TinyDialectDefinition.class")));
    assertTrue(Files.exists(work.resolve("classes/module-info.class")));
  }

  @Test
  void compilesTheClassPathInOneRun() throws IOException {
    String classes = work.resolve("classes").toString();
    String classPath = LIBRARIES + File.pathSeparator + JSPECIFY;
    List<String> files = sources("source");
    files.removeIf(file -> file.endsWith("module-info.java"));
    compile(
        List.of("-cp", classPath, "-processorpath", PROCESSOR_PATH, "-s", classes, "-d", classes),
        files);
    assertTrue(Files.exists(work.resolve("classes/org/example/TinyDialectDefinition.class")));
  }

  private void write(String name, String text) throws IOException {
    Path file = work.resolve("source").resolve(name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private List<String> sources(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(work.resolve(folder))) {
      return new ArrayList<>(
          files.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().toList());
    }
  }

  private static void compile(List<String> options, List<String> files) {
    List<String> arguments = new ArrayList<>(List.of("--release", "17", "-warn:none"));
    arguments.addAll(options);
    arguments.addAll(files);
    StringWriter output = new StringWriter();
    PrintWriter writer = new PrintWriter(output);
    assertTrue(
        BatchCompiler.compile(arguments.toArray(String[]::new), writer, writer, null),
        output::toString);
  }
}
