// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Sample;
import dev.ods.testing.Share;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each file of some dialects, compiled alone against the class files of all, in random order: the
 * processor writes the files that it has written from it before, with the same contents, and no
 * others. There are operations, types, attributes, enums, constraints, interfaces and holders.
 */
class IncrementalTest {
  private static final List<String> SOURCES =
      List.of(
          "sample-dialect/src/main/java/dev/ods/sample",
          "ods-dialects/src/main/java/dev/ods/dialects/arith",
          "ods-dialects/src/main/java/dev/ods/dialects/cf",
          "ods-dialects/src/main/java/dev/ods/dialects/controlflow",
          "ods-dialects/src/main/java/dev/ods/dialects/fold",
          "ods-dialects/src/main/java/dev/ods/dialects/slice",
          "ods-dialects/src/main/java/dev/ods/dialects/ub");

  /**
   * Not with Eclipse's batch compiler, which refuses class files that refer to a class before it is
   * generated: a type and what uses it must be compiled together, as its workbench does.
   */
  private static final List<String> MUTUAL =
      List.of(
          "ods-dialects/src/main/java/dev/ods/dialects/dlti",
          "ods-dialects/src/main/java/dev/ods/dialects/function",
          "ods-dialects/src/main/java/dev/ods/dialects/mlprogram",
          "ods-dialects/src/main/java/dev/ods/dialects/syntax");

  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));

  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  @TempDir Path work;

  /** All; in {@code .ci/run} each JDK compiles a share. */
  @Test
  void filesCompiledAloneByJavac() throws IOException {
    List<String> all = new ArrayList<>(SOURCES);
    all.addAll(MUTUAL);
    check(Compilers.javac(), all, Share::of);
  }

  /** Some of them; in {@code .ci/nightly} all. */
  @Test
  void filesCompiledAloneByEclipse() throws IOException {
    check(Compilers.eclipse(), SOURCES, Sample::of);
  }

  /**
   * Compiles all, and then some by themselves.
   *
   * @param some which of them, in the order in which they are compiled
   */
  private void check(JavaCompiler compiler, List<String> folders, UnaryOperator<List<Path>> some)
      throws IOException {
    List<Path> sources = sources(folders);
    Path classes = Files.createDirectories(work.resolve("classes"));
    Path written = Files.createDirectories(work.resolve("written"));
    Map<String, String> origins = new TreeMap<>();
    assertEquals("", compile(compiler, sources, classes, written, origins));
    assertTrue(origins.size() > 50, () -> origins.size() + " generated classes");
    Map<String, String> texts = texts(written);
    assertEquals(origins.keySet(), texts.keySet());
    Map<String, byte[]> compiled = files(classes, ".class");
    long seed = Long.getLong("ods.incremental.seed", 17);
    Collections.shuffle(sources, new Random(seed));
    int count = 0;
    for (Path source : some.apply(sources)) {
      Path alone = Files.createDirectories(work.resolve("alone" + count++));
      Map<String, String> before = generated(source, origins, texts);
      Set<String> own = new HashSet<>(before.keySet());
      own.add(className(source));
      delete(classes, own);
      assertEquals("", compile(compiler, List.of(source), classes, alone, new TreeMap<>()));
      Map<String, String> after = texts(alone);
      String where = source + ", seed " + seed;
      assertEquals(before.keySet(), after.keySet(), where);
      before.forEach((name, text) -> assertSame(text, after.get(name), where));
    }
    Map<String, byte[]> again = files(classes, ".class");
    assertEquals(compiled.keySet(), again.keySet());
    compiled.forEach((name, bytes) -> assertArrayEquals(bytes, again.get(name), name));
  }

  /** What of {@code all}, by the names of generated classes, is generated from a source. */
  private static Map<String, String> generated(
      Path source, Map<String, String> origins, Map<String, String> all) {
    Map<String, String> some = new TreeMap<>(all);
    some.keySet().removeIf(name -> !className(source).equals(origins.get(name)));
    return some;
  }

  private static void assertSame(String before, String after, String where) {
    List<String> removed = new ArrayList<>(before.lines().toList());
    List<String> added = new ArrayList<>(after.lines().toList());
    after.lines().forEach(removed::remove);
    before.lines().forEach(added::remove);
    assertEquals(String.join("\n", removed), String.join("\n", added), where);
    assertEquals(before, after, where);
  }

  /** Deletes the class files of top-level classes, as build tools do before they compile again. */
  private static void delete(Path classes, Set<String> names) throws IOException {
    for (String file : files(classes, ".class").keySet()) {
      String name = file.replaceAll("(\\$.*)?\\.class$", "").replace('/', '.');
      if (names.contains(name)) {
        Files.delete(classes.resolve(file));
      }
    }
  }

  private static List<Path> sources(List<String> folders) throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : folders) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(found::add);
      }
    }
    return found;
  }

  /** The name of the class in a source file. */
  private static String className(Path source) {
    String path = source.toString().replace(File.separatorChar, '.');
    return path.substring(path.indexOf("dev.ods."), path.length() - ".java".length());
  }

  /** The generated sources by class. */
  private static Map<String, String> texts(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    files(folder, ".java")
        .forEach(
            (name, bytes) ->
                texts.put(
                    name.substring(0, name.length() - ".java".length()).replace('/', '.'),
                    new String(bytes, StandardCharsets.UTF_8)));
    return texts;
  }

  private static Map<String, byte[]> files(Path folder, String ending) throws IOException {
    Map<String, byte[]> found = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(ending)).toList()) {
        String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
        found.put(name, Files.readAllBytes(file));
      }
    }
    return found;
  }

  /**
   * Compiles files, and returns the messages if that fails.
   *
   * @param origins gets the origins of what is generated
   */
  private static String compile(
      JavaCompiler compiler,
      List<Path> sources,
      Path classes,
      Path generated,
      Map<String, String> origins)
      throws IOException {
    RecordedFiler processor = new RecordedFiler(new OdsProcessor());
    StringWriter output = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              output,
              files,
              null,
              List.of(
                  "--release",
                  "17",
                  "-parameters",
                  "-d",
                  classes.toString(),
                  "-s",
                  generated.toString(),
                  "-classpath",
                  classes + File.pathSeparator + CLASS_PATH),
              null,
              files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(processor));
      boolean done = task.call();
      origins.putAll(processor.origins());
      return done ? "" : "failed: " + output;
    }
  }
}
