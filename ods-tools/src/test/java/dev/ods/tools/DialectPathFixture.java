// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.testing.ToolRun;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** An entry of the dialect path, compiled anew for each test, and the tool that is run with it. */
abstract class DialectPathFixture {
  static final String SERVICE_FILE = "META-INF/services/dev.ods.ir.DialectDefinition";

  private static final String DIALECT =
      """
      package my;
      public final class TinyDefinition extends dev.ods.ir.DialectDefinition {
        public TinyDefinition() { super("tiny"); }
        @Override public java.util.List<dev.ods.ir.OpModel> operations() { return java.util.List.of(); }
        @Override public boolean allowsUnknownOperations() { return true; }
      }
      """;

  /** A pass that runs only where its own class of the dialect is the one that is loaded. */
  private static final String PASSES =
      """
      package my;
      import dev.ods.pass.*;
      import java.util.List;
      public final class Passes implements PassProvider {
        @Override public List<PassInfo> passes() {
          return List.of(
              new PassInfo("tiny-mark", "Mark what is nested", options -> new Mark()),
              new PassInfo("tiny-picky", "Run on nothing", options -> new Picky()),
              new PassInfo("tiny-strict", "Reject all", options -> {
                throw new IllegalArgumentException("n must be positive");
              }));
        }
        private static final class Picky extends Pass {
          Picky() { super("tiny-picky"); }
          @Override public boolean canScheduleOn(dev.ods.ir.OperationName name) { return false; }
          @Override protected void run(PassRun run) {}
        }
        private static final class Mark extends Pass {
          Mark() { super("tiny-mark"); }
          @Override public List<dev.ods.ir.DialectDefinition> dependentDialects() {
            return List.of(new TinyDefinition());
          }
          @Override protected void run(PassRun run) {
            run.operation().walk(op -> op.setAttribute("tiny.marked", dev.ods.builtin.UnitAttr.get(op.context())));
          }
        }
      }
      """;

  private static final Map<String, String> SOURCES =
      Map.of(
          "TinyDefinition",
          DIALECT,
          "Tiny",
          "package my; public interface Tiny {}",
          "Passes",
          PASSES,
          "Twins",
          PASSES.replace("Passes", "Twins"),
          "ForgottenPass",
          """
              package my;
              import dev.ods.pass.*;
              final class ForgottenPass {
                public static final class Provider implements PassProvider {
                  @Override public java.util.List<PassInfo> passes() {
                    return new Passes().passes();
                  }
                }
              }
              """,
          "ForgottenPipeline",
          """
              package my;
              import dev.ods.pass.*;
              import java.util.List;
              final class ForgottenPipeline {
                private static int count;
                public static final class Provider implements PassProvider {
                  @Override public List<PassInfo> passes() { return List.of(); }
                  @Override public List<PassPipelineInfo> pipelines() {
                    return List.of(
                        new PassPipelineInfo(
                            "tiny-twice",
                            "Mark it twice",
                            List.of(PassOption.flag("really", "Whether to do it")),
                            options -> {
                              boolean really = options.flag("really", true);
                              return manager -> {
                                if (!really) {
                                  throw new IllegalStateException("no");
                                }
                                Pass mark = new Passes().passes().get(0).create(PassOptions.none());
                                manager.add(mark).add(mark);
                              };
                            }),
                        new PassPipelineInfo("tiny-counted", "Count it", List.of(), options ->
                            manager -> System.setProperty("ods.test.built", "" + ++count)));
                  }
                }
              }
              """,
          "Hidden",
          DIALECT
              .replace("public TinyDefinition", "TinyDefinition")
              .replace("TinyDefinition", "Hidden"),
          "Failing",
          DIALECT
              .replace(
                  "super(\"tiny\");", "super(\"x\"); throw new IllegalStateException(\"why\");")
              .replace("TinyDefinition", "Failing"),
          "Future",
          DIALECT
              .replace("dev.ods.ir.DialectDefinition {", "dev.ods.codegen.GeneratedDialect {")
              .replace("super(\"tiny\")", "super(99, \"tiny\")")
              .replace("return java.util.List.of();", "throw new NoSuchMethodError();")
              .replace("TinyDefinition", "Future"),
          "Twin",
          DIALECT.replace("TinyDefinition", "Twin"));

  @TempDir Path folder;
  Path classes;

  @BeforeEach
  void compile() throws IOException {
    classes = Files.createDirectory(folder.resolve("classes"));
    List<String> args =
        new ArrayList<>(List.of("-proc:none", "-cp", System.getProperty("java.class.path")));
    args.addAll(List.of("-d", classes.toString()));
    Map<String, String> sources = new HashMap<>(SOURCES);
    sources.put("Replacing", replacing("index", "Replacing"));
    sources.put("ReplacingArith", replacing("arith", "ReplacingArith"));
    sources.put("ReplacingSpirv", replacing("spirv", "ReplacingSpirv"));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = folder.resolve(source.getKey() + ".java");
      args.add(Files.writeString(file, source.getValue()).toString());
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertNotNull(compiler);
    assertEquals(0, compiler.run(null, null, null, args.toArray(String[]::new)));
  }

  /** A dialect with the name of one of the class path. */
  private static String replacing(String namespace, String simpleName) {
    return DIALECT.replace("tiny", namespace).replace("TinyDefinition", simpleName);
  }

  /** Writes the file that names the dialects of the entry. */
  void offer(String lines) throws IOException {
    write(SERVICE_FILE, lines);
  }

  /** Writes a file of the entry. */
  void write(String name, String lines) throws IOException {
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, lines);
  }

  /** Runs the tool on an operation of a dialect that does not exist, with a dialect path. */
  static ToolRun run(Path... path) {
    String joined =
        String.join(File.pathSeparator, List.of(path).stream().map(Path::toString).toList());
    return OptRun.of("tiny.op_is_unknown", "--dialect-path=" + joined, "--show-dialects");
  }

  /** How errors name an entry. */
  static String title(Path entry) {
    return "'" + entry + "' on the dialect path";
  }

  /** Asserts that an entry offers a pass, which marks what is nested. */
  static void assertMarks(Path entry) {
    ToolRun marked =
        new ToolRun(
            0,
            "module attributes {tiny.marked} {\n  \"tiny.x\"() {tiny.marked} : () -> ()\n}\n\n",
            "");
    for (String pass :
        List.of("--tiny-mark", "--pass-pipeline=builtin.module(tiny-mark,canonicalize)")) {
      String text = "\"tiny.x\"() : () -> ()";
      assertEquals(marked, OptRun.of(text, "--dialect-path", entry.toString(), pass));
      assertEquals(marked, OptRun.of(text, pass, "--dialect-path=" + entry));
    }
  }

  /** A jar of what is in the entry. */
  Path jar(String name) throws IOException {
    Path jar = folder.resolve(name);
    List<Path> files;
    try (var all = Files.walk(classes)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
      for (Path file : files) {
        zip.putNextEntry(
            new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
        zip.write(Files.readAllBytes(file));
      }
    }
    return jar;
  }
}
