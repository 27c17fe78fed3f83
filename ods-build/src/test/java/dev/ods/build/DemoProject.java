// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Two small modules of dialects in a directory of their own: {@code base}, and {@code user}, which
 * uses it. They have all kinds of dependencies among declarations.
 */
final class DemoProject {
  private static final Path FILES = Path.of("src/test/resources/dev/ods/build/demo");

  private final Path root;
  private List<String> modules = List.of("base", "user");

  /** Writes the project. */
  DemoProject(Path root) throws IOException {
    this.root = root;
    Path files = Path.of(System.getProperty("ods.root", ".."), "ods-build").resolve(FILES);
    for (Path file : files(files).toList()) {
      write(files.relativize(file), Files.readString(file));
    }
  }

  /** The state of the first build, which is the same for all projects. */
  private static @Nullable Path firstState;

  /** Writes the project, and builds it for the first time with its state in {@code state}. */
  static DemoProject built(Path root) throws IOException {
    DemoProject project = new DemoProject(root);
    copy(firstState(), root.resolve("state"));
    return project;
  }

  /** Tests run in several threads. */
  private static synchronized Path firstState() throws IOException {
    Path state = firstState;
    if (state == null) {
      Path first = Files.createTempDirectory("demo");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteAll(first)));
      assertEquals("", new DemoProject(first).build("state"));
      state = first.resolve("state");
      firstState = state;
    }
    return state;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path path : all.toList()) {
        Files.copy(path, to.resolve(from.relativize(path)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  private static void deleteAll(Path folder) {
    try {
      Workspace.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The path of a source, relative to the project. */
  static Path source(String module, String name) {
    String folder = name.equals("module-info") ? "" : "demo/" + module + "/";
    return Path.of(module, "src/main/java", folder + name + ".java");
  }

  void write(Path file, String text) {
    try {
      Path path = root.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String read(Path file) {
    try {
      return Files.readString(root.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean has(Path file) {
    return Files.exists(root.resolve(file));
  }

  void delete(Path file) {
    try {
      Files.deleteIfExists(root.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void replace(Path file, String from, String to) {
    if (has(file)) {
      write(file, read(file).replace(from, to));
    }
  }

  /** Sets the modules that are built. */
  void modules(String... names) {
    modules = List.of(names);
  }

  /** Builds the project with its state in {@code state}; the messages, or "" if it succeeds. */
  String build(String state) throws IOException {
    return build(state, "some JDK");
  }

  /** Builds the project for a JDK of this name. */
  String build(String state, String jdk) throws IOException {
    Path folder = Files.createDirectories(root.resolve(state));
    DialectBuild build =
        new DialectBuild(
            modules.stream().map(name -> new ModuleSpec(name, root.resolve(name))).toList(),
            new Workspace(folder),
            jdk,
            List.of(),
            libraries(),
            new Progress(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                false));
    return build.run() ? "" : build.messages();
  }

  /** Builds everything from scratch, with the result of {@link #build}. */
  String buildAll() throws IOException {
    Path folder = root.resolve("whole");
    Files.deleteIfExists(new Workspace(folder).state());
    Files.deleteIfExists(new Workspace(folder).failure());
    return build("whole");
  }

  /** Builds what was edited, and asserts that the result is that of a build from scratch. */
  void assertBuiltAsFromScratch(List<Edit> edits) throws IOException {
    Map<String, String> before = classes("state");
    String messages = build("state");
    String expected = buildAll();
    assertEquals(expected.isEmpty(), messages.isEmpty(), edits + "\n" + messages + expected);
    assertEquals(
        expected.isEmpty() ? classes("whole") : before, classes("state"), () -> edits.toString());
  }

  /** The dialects' libraries, from the class path of the test. */
  private static List<Path> libraries() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.matches(".*(ods-annotations|ods-runtime|jspecify).*"))
        .map(Path::of)
        .toList();
  }

  /** The class files of a build, with their contents. */
  Map<String, String> classes(String state) throws IOException {
    Map<String, String> classes = new TreeMap<>();
    for (Path file : classFiles(state)) {
      classes.put(nameOf(state, file), Snapshot.hash(Files.readAllBytes(file)));
    }
    return classes;
  }

  /** The class files of a build, with their modification times. */
  Map<String, FileTime> times(String state) throws IOException {
    Map<String, FileTime> times = new TreeMap<>();
    for (Path file : classFiles(state)) {
      times.put(nameOf(state, file), Files.getLastModifiedTime(file));
    }
    return times;
  }

  private String nameOf(String state, Path file) {
    Path path = root.resolve(state).resolve("classes").relativize(file);
    String module = path.getName(0).toString().replaceFirst("\\..*", "");
    return module + "/" + Snapshot.relative(path.getName(0), path);
  }

  private List<Path> classFiles(String state) throws IOException {
    BuildState built = BuildState.read(new Workspace(root.resolve(state)).state());
    if (built == null) {
      return List.of();
    }
    List<Path> all =
        built.modules().values().stream()
            .map(module -> root.resolve(state).resolve("classes").resolve(module.directory()))
            .toList();
    return all.stream().flatMap(DemoProject::files).collect(Collectors.toList());
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
