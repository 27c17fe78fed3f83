// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.ir.DialectDefinition;
import dev.ods.testing.ToolRun;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loading dialects from the dialect path, and errors about unusable entries. */
final class DialectPathTest {
  private static final String SERVICE_FILE = "META-INF/services/dev.ods.ir.DialectDefinition";

  private static final String DIALECT =
      """
      package my;
      public final class TinyDefinition extends dev.ods.ir.DialectDefinition {
        public TinyDefinition() { super("tiny"); }
        @Override public java.util.List<dev.ods.ir.OpModel> operations() { return java.util.List.of(); }
        @Override public boolean allowsUnknownOperations() { return true; }
      }
      """;

  private static final String PASSES_FILE = "META-INF/services/dev.ods.pass.PassProvider";

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
                            }));
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

  @TempDir private Path folder;
  private Path classes;

  @BeforeEach
  void compile() throws IOException {
    classes = Files.createDirectory(folder.resolve("classes"));
    List<String> args =
        new ArrayList<>(List.of("-proc:none", "-cp", System.getProperty("java.class.path")));
    args.addAll(List.of("-d", classes.toString()));
    for (Map.Entry<String, String> source : SOURCES.entrySet()) {
      Path file = folder.resolve(source.getKey() + ".java");
      args.add(Files.writeString(file, source.getValue()).toString());
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertNotNull(compiler);
    assertEquals(0, compiler.run(null, null, null, args.toArray(String[]::new)));
  }

  private void offer(String lines) throws IOException {
    write(SERVICE_FILE, lines);
  }

  private void write(String name, String lines) throws IOException {
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, lines);
  }

  private static ToolRun run(Path... path) {
    String joined =
        String.join(File.pathSeparator, List.of(path).stream().map(Path::toString).toList());
    return OptRun.of("tiny.op_is_unknown", "--dialect-path=" + joined, "--show-dialects");
  }

  private void assertComplains(String message, Path... path) {
    ToolRun run = run(path);
    assertEquals(1, run.exitCode());
    assertEquals("", run.out());
    assertEquals("ods-opt: " + message + "\n", run.err());
  }

  private String offers(String name) {
    return title(classes) + " declares the dialect " + name + ", ";
  }

  private static String title(Path entry) {
    return "'" + entry + "' on the dialect path";
  }

  private static boolean listsTiny(ToolRun run) {
    return run.out().contains(",tiny,") || run.out().endsWith(",tiny\n");
  }

  @Test
  void loadsDialectsOfServiceFiles() throws IOException {
    offer("# mine\nmy.TinyDefinition # the only one\n\n");
    assertEquals("", run(classes).err());
    assertTrue(listsTiny(run(classes)));
    assertEquals(
        new ToolRun(0, "module {\n  \"tiny.x\"() : () -> ()\n}\n\n", ""),
        OptRun.of("\"tiny.x\"() : () -> ()", "--dialect-path", classes.toString()));
  }

  @Test
  void jarsWorkLikeDirectories() throws IOException {
    assertComplains(forgotten(jar("a.jar")), folder.resolve("a.jar"));
    offer("my.TinyDefinition\n");
    assertTrue(listsTiny(run(jar("b.jar"))));
  }

  private static String location(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  @Test
  void loadsDialectsAndPassesOfModuleDeclarations() throws IOException, URISyntaxException {
    Path source =
        Files.writeString(
            folder.resolve("module-info.java"),
            "module my { requires dev.ods.runtime; provides dev.ods.ir.DialectDefinition with"
                + " my.TinyDefinition; provides dev.ods.pass.PassProvider with my.Passes; }");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertNotNull(compiler);
    String modulePath =
        location(DialectDefinition.class) + File.pathSeparator + location(NullMarked.class);
    int code =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-d",
            classes.toString(),
            "-p",
            modulePath,
            "--patch-module",
            "my=" + classes,
            source.toString());
    assertEquals(0, code);
    assertTrue(listsTiny(run(classes)));
    assertMarks(classes);
  }

  private static void assertMarks(Path entry) {
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

  @Test
  void loadsPassesOfServiceFiles() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Passes # the only ones");
    assertMarks(classes);
    assertMarks(jar("passes.jar"));
    for (String request : List.of("--list-passes", "--help", "--help-list")) {
      String path = "--dialect-path=" + classes;
      assertTrue(OptRun.of("", request, path).out().contains("--tiny-mark"), request);
      assertFalse(OptRun.of("", request).out().contains("--tiny-mark"), request);
    }
  }

  /** Only runs that may name one look for passes, so that the others start as fast. */
  @Test
  void passesAreLoadedOnDemand() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Missing");
    String path = "--dialect-path=" + classes;
    assertEquals(0, OptRun.of("module {}", path).exitCode());
    assertEquals(
        "ods-opt: "
            + title(classes)
            + " declares the passes of my.Missing, but there is no such class\n",
        OptRun.of("module {}", path, "--canonicalize").err());
    write(PASSES_FILE, "my.Tiny");
    assertEquals(
        "ods-opt: "
            + title(classes)
            + " declares the passes of my.Tiny, which does not implement"
            + " dev.ods.pass.PassProvider\n",
        OptRun.of("module {}", path, "--list-passes").err());
    write(PASSES_FILE, "my.Passes\nmy.Twins\n");
    assertEquals(
        "ods-opt: two passes are called 'tiny-mark': rename one of them\n",
        OptRun.of("module {}", path, "--cse").err());
  }

  @Test
  void passesMayRejectTheirOptions() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Passes");
    for (String pass : List.of("--tiny-strict", "--pass-pipeline=builtin.module(tiny-strict)")) {
      ToolRun run = OptRun.of("module {}", "--dialect-path=" + classes, pass);
      String problem =
          "<unknown>:0: error: cannot make pass 'tiny-strict' with options '': n must be positive\n";
      assertEquals(new ToolRun(1, "", problem), run);
    }
  }

  /** As in {@code mlir-opt}, there are then neither statistics nor a reproducer. */
  @Test
  void misplacedPassesAreFoundBeforeAnyRuns() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.Passes");
    Path reproducer = folder.resolve("reproducer.mlir");
    ToolRun run =
        OptRun.of(
            "module {}",
            "--dialect-path=" + classes,
            "--pass-pipeline=builtin.module(print-op-stats,builtin.module(tiny-picky))",
            "--mlir-pass-statistics",
            "--mlir-pass-pipeline-crash-reproducer=" + reproducer);
    String problem =
        "<unknown>:0: error: unable to schedule pass 'Picky' on a PassManager intended to run on"
            + " 'builtin.module'!\n";
    assertEquals(new ToolRun(1, "", problem), run);
    assertFalse(Files.exists(reproducer));
  }

  @Test
  void anEntryMayHavePassesOnly() throws IOException {
    write(PASSES_FILE, "my.Passes");
    Files.delete(classes.resolve("my/Tiny.class"));
    ToolRun run = OptRun.of("module {}", "--dialect-path=" + classes, "--tiny-mark");
    assertEquals(new ToolRun(0, "module attributes {tiny.marked} {\n}\n\n", ""), run);
  }

  @Test
  void reportsPassesMissingFromTheServiceFile() throws IOException {
    String hint =
        title(classes)
            + " does not declare the pass 'tiny-mark': the file "
            + PASSES_FILE
            + " needs the line\n  my.ForgottenPass$Provider\n";
    String path = "--dialect-path=" + classes;
    assertEquals(
        "ods-opt: Unknown command line argument '--tiny-mark'.  Try: 'ods-opt --help'\nods-opt: "
            + hint,
        OptRun.of("module {}", path, "--tiny-mark").err());
    String error = OptRun.of("module {}", path, "--pass-pipeline=builtin.module(tiny-mark)").err();
    assertTrue(error.contains("'tiny-mark' does not refer") && error.endsWith(hint), error);
    String other = OptRun.of("module {}", path, "--pass-pipeline=builtin.module(tiny-x)").err();
    assertFalse(other.contains("ForgottenPass"), other);
  }

  @Test
  void reportsPassPipelinesMissingFromTheServiceFile() throws IOException {
    String path = "--dialect-path=" + classes;
    assertEquals(
        "ods-opt: Unknown command line argument '--tiny-twice'.  Try: 'ods-opt --help'\nods-opt: "
            + title(classes)
            + " does not declare the pass pipeline 'tiny-twice': the file "
            + PASSES_FILE
            + " needs the line\n  my.ForgottenPipeline$Provider\n",
        OptRun.of("module {}", path, "--tiny-twice").err());
  }

  @Test
  void loadsPassPipelines() throws IOException {
    offer("my.TinyDefinition");
    write(PASSES_FILE, "my.ForgottenPipeline$Provider");
    String path = "--dialect-path=" + classes;
    for (String pipeline : List.of("--tiny-twice", "-p=builtin.module(tiny-twice{really})")) {
      assertEquals(
          new ToolRun(
              0,
              "module attributes {tiny.marked} {\n}\n\n",
              "Pass Manager with 2 passes:\nbuiltin.module(\n  tiny-mark,\n  tiny-mark\n)\n\n"),
          OptRun.of("module {}", path, pipeline, "--dump-pass-pipeline"));
    }
    String thrown = OptRun.of("module {}", path, "--tiny-twice=really=false").err();
    assertTrue(
        thrown.startsWith(
            "<unknown>:0: error: cannot build pass pipeline 'tiny-twice' with options"
                + " 'really=false': threw java.lang.IllegalStateException: no at my.Forgotten"),
        thrown);
    String list = OptRun.of("", "--list-passes", path).out();
    assertTrue(
        list.contains(
            """
            Pass Pipelines:
              --test-options-pass-pipeline           - Parses options using pass pipeline registration
            """),
        list);
    assertTrue(
        list.endsWith(
            """
              --tiny-twice                           - Mark it twice
                --really                             - Whether to do it
            """),
        list);
    String help = OptRun.of("", "--help", path).out();
    int heading = help.indexOf("\nPass Pipelines:\n");
    assertTrue(help.indexOf("--cse") < heading && heading < help.indexOf("--tiny-twice"), help);
  }

  @Test
  void reportsDialectsMissingFromTheServiceFile() throws IOException {
    assertComplains(forgotten(classes), classes);
    offer("# nothing\n");
    assertComplains(forgotten(classes), classes);
  }

  private static String forgotten(Path entry) {
    return title(entry)
        + " does not declare its dialects: write the file "
        + SERVICE_FILE
        + " with\n  my.TinyDefinition";
  }

  @Test
  void reportsPathsWithoutDialects() throws IOException {
    Path library = Files.createDirectories(folder.resolve("library/lib")).getParent();
    assertComplains(title(library) + " has no classes" + example(), library);
    Files.copy(classes.resolve("my/Tiny.class"), library.resolve("lib/Other.class"));
    assertComplains(title(library) + " has no dialects" + example(), library);
    offer("my.TinyDefinition");
    assertEquals("", run(library, classes).err());
  }

  private static String example() {
    return "; the file "
        + SERVICE_FILE
        + " lists the generated classes of dialects, one per line, such as"
        + " com.example.MyDialectDefinition";
  }

  @Test
  void reportsInvalidProviders() throws IOException {
    offer("my.Missing");
    assertComplains(offers("my.Missing") + "but there is no such class", classes);
    offer("my.Tiny");
    assertComplains(
        offers("my.Tiny")
            + "which does not extend dev.ods.ir.DialectDefinition; name my.TinyDefinition instead",
        classes);
    offer("java.lang.String");
    assertComplains(
        offers("java.lang.String") + "which does not extend dev.ods.ir.DialectDefinition", classes);
    offer("my.Hidden");
    assertComplains(
        offers("my.Hidden") + "which is not a public class with a public no-argument constructor",
        classes);
    offer("my.Failing");
    assertComplains(
        offers("my.Failing") + "which cannot be loaded: java.lang.IllegalStateException: why",
        classes);
    offer("not a name");
    assertComplains(offers("not a name") + "but there is no such class", classes);
    offer("my.TwinDefinition");
    assertComplains(
        offers("my.TwinDefinition")
            + "but there is no such class; it is generated from my.Twin by the annotation processor"
            + " of ODS: check that it runs",
        classes);
  }

  @Test
  void reportsDialectsOfALaterVersion() throws IOException {
    offer("my.Future");
    ToolRun run = OptRun.of("module {}", "--dialect-path", classes.toString());
    assertEquals(1, run.exitCode());
    assertEquals("", run.out());
    String start = "ods-opt: dialect 'tiny' was generated for level 99 of dev.ods.codegen, and";
    assertTrue(run.err().startsWith(start), run.err());
    assertTrue(run.err().contains(": update ods-runtime, or"), run.err());
  }

  @Test
  void reportsDuplicateNamespaces() throws IOException {
    offer("my.TinyDefinition\nmy.Twin\n");
    assertComplains("two dialects are named 'tiny': my.TinyDefinition and my.Twin", classes);
  }

  /** The class path takes precedence over the dialect path. */
  @Test
  void reportsCopiesOfClassesOnTheClassPath() throws IOException, URISyntaxException {
    String name = FuncDialectDefinition.class.getName();
    String file = name.replace('.', '/') + ".class";
    offer(name);
    assertEquals("", run(classes).err());
    Path copy = classes.resolve(file);
    Files.createDirectories(copy.getParent());
    try (InputStream original = FuncDialectDefinition.class.getResourceAsStream("/" + file)) {
      assertNotNull(original);
      Files.copy(original, copy);
    }
    for (Path entry : List.of(classes, jar("func.jar"))) {
      assertComplains(
          title(entry)
              + " declares the dialect "
              + name
              + ", which is already on the class path of ods-opt, in '"
              + location(FuncDialectDefinition.class)
              + "': the copy in '"
              + entry
              + "' would not be used",
          entry);
    }
  }

  @Test
  void entriesOfTheClassPathAreNotCopies() throws URISyntaxException {
    Path entry = Path.of(location(FuncDialectDefinition.class));
    assertEquals("", run(entry, entry).err());
  }

  @Test
  void reportsCopiesOfClassesEarlierOnTheDialectPath() throws IOException {
    offer("my.TinyDefinition");
    Path jar = jar("tiny.jar");
    assertEquals("", run(jar, jar).err());
    assertComplains(
        title(classes)
            + " declares the dialect my.TinyDefinition, which is already on the dialect path, in '"
            + jar
            + "': the copy in '"
            + classes
            + "' would not be used",
        jar,
        classes);
  }

  @Test
  void reportsMalformedClasses() throws IOException {
    offer("my.Broken");
    Files.write(classes.resolve("my/Broken.class"), new byte[] {1, 2, 3});
    ToolRun run = run(classes);
    assertEquals(1, run.exitCode());
    assertTrue(
        run.err().startsWith("ods-opt: " + offers("my.Broken") + "which cannot be loaded: "),
        run.err());
  }

  @Test
  void reportsFilesThatAreNotJars() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "text");
    String problem = " is neither a directory nor a jar: ";
    assertComplains(title(text) + problem + "zip END header not found", text);
    Path empty = Files.createFile(folder.resolve("empty.jar"));
    assertComplains(title(empty) + problem + "zip file is empty", empty);
    assertComplains(
        "no jar or directory '/no/such.jar' on the dialect path", Path.of("/no/such.jar"));
  }

  @Test
  void reportsUnreadableFiles() throws IOException {
    Path closed = Files.createDirectories(classes.resolve("META-INF/services"));
    assertTrue(closed.toFile().setExecutable(false) && closed.toFile().setReadable(false));
    assumeFalse(Files.isReadable(closed), "the superuser may read everything");
    assertComplains(unreadable(closed.resolve("dev.ods.ir.DialectDefinition")), classes);
    assertTrue(closed.toFile().setExecutable(true) && closed.toFile().setReadable(true));
    closed = Files.createDirectory(classes.resolve("closed"));
    assertTrue(closed.toFile().setReadable(false));
    assertComplains(unreadable(closed), classes);
    assertTrue(classes.toFile().setReadable(false));
    assertComplains("cannot read " + title(classes) + ": Permission denied", classes);
    assertTrue(classes.toFile().setReadable(true));
  }

  private String unreadable(Path inside) {
    return "cannot read '" + inside + "' in " + title(classes) + ": Permission denied";
  }

  private Path jar(String name) throws IOException {
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
