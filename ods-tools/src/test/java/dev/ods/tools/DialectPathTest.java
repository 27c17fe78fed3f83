// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.ods.dialects.func.FuncDialectDefinition;
import dev.ods.ir.DialectDefinition;
import dev.ods.testing.ToolRun;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Loading dialects from the dialect path, and errors about unusable entries. */
final class DialectPathTest extends DialectPathFixture {
  private void assertComplains(String message, Path... path) {
    ToolRun run = run(path);
    assertEquals(1, run.exitCode());
    assertEquals("", run.out());
    assertEquals("ods-opt: " + message + "\n", run.err());
  }

  private String offers(String name) {
    return title(classes) + " declares the dialect " + name + ", ";
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
    assertComplains(
        "two dialects are named 'tiny': my.TinyDefinition and my.Twin; rename one of them, or leave"
            + " one out",
        classes);
  }

  @Test
  void takesADialectOfTheClassPathFromTheDialectPath() throws IOException {
    String text = "\"index.own\"() : () -> ()";
    ToolRun before = OptRun.of(text);
    assertEquals(1, before.exitCode());
    offer("my.Replacing");
    assertEquals(
        new ToolRun(0, "module {\n  \"index.own\"() : () -> ()\n}\n\n", ""),
        OptRun.of(text, "--dialect-path", classes.toString()));
    String listed = run(classes).out();
    assertEquals(listed.indexOf(",index,"), listed.lastIndexOf(",index,"));
  }

  /** A pass of the class path that depends on a dialect that is replaced says so, used or not. */
  @Test
  void passesThatDependOnAReplacedDialectAreErrors() throws IOException {
    offer("my.ReplacingSpirv");
    String message =
        "error: pass 'spirv-canonicalize-gl' depends on dialect 'spirv' of class"
            + " dev.ods.dialects.spirv.SpirvDialectDefinition, but my.ReplacingSpirv is loaded in"
            + " its place: leave out the pass, or rename one of the dialects\n";
    String path = classes.toString();
    assertEquals(
        new ToolRun(1, "", "<stdin>:1:1: " + message + "module {}\n^\n"),
        OptRun.of("module {}", "--dialect-path", path, "--spirv-canonicalize-gl"));
    assertEquals(
        new ToolRun(1, "", "<stdin>:0:0: " + message),
        OptRun.of("\"spirv.own\"() : () -> ()", "--dialect-path", path, "--spirv-canonicalize-gl"));
  }

  @Test
  void dialectsThatDependOnAReplacedDialectAreErrors() throws IOException {
    offer("my.ReplacingArith");
    assertComplains(
        "dialect 'affine' needs dev.ods.dialects.arith.ArithDialectDefinition, whose place"
            + " my.ReplacingArith takes: replace 'affine', too, or rename 'arith'",
        classes);
  }

  /** Of a class, not of a dialect, that of the class path takes precedence. */
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
}
