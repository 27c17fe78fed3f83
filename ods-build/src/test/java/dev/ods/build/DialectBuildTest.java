// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import static dev.ods.build.DemoProject.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.Share;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An incremental build has the result of a build from scratch, and compiles only what is necessary.
 */
@Execution(ExecutionMode.CONCURRENT)
final class DialectBuildTest {
  @TempDir Path folder = Path.of("");

  static List<Edit> edits() {
    return Share.of(Edit.ALL);
  }

  @ParameterizedTest
  @MethodSource("edits")
  void buildsAnEditAsFromScratch(Edit edit) throws IOException {
    DemoProject project = DemoProject.built(folder);
    edit.action().accept(project);
    project.assertBuiltAsFromScratch(List.of(edit));
  }

  /** An enum does not name the class of its dialect, nor is it named there if it is forgotten. */
  @Test
  void enumsAreCheckedWithTheirDialects() throws IOException {
    DemoProject project = DemoProject.built(folder);
    Edit.addListedEnum(project);
    assertEquals("", project.build("state"));
    String listed = "attributes = Colour.class, ";
    project.replace(source("base", "BaseDialect"), listed, "");
    String message = project.build("state");
    assertTrue(message.contains("attribute 'Colour' is not in its dialect"), message);
    project.replace(source("base", "BaseDialect"), "types =", listed + "types =");
    assertEquals("", project.build("state"));
    project.replace(source("base", "BaseDialect"), listed, "");
    project.replace(source("base", "Colour"), "base.colour", "basis.colour");
    assertEquals("", project.build("state"));
    project.replace(source("base", "BaseDialect"), "\"base\"", "\"basis\"");
    String renamed = project.build("state");
    assertTrue(renamed.contains("attribute 'Colour' is not in its dialect"), renamed);
  }

  @Test
  void compilesOnlyClassesAffectedByAnEdit() throws IOException {
    DemoProject project = DemoProject.built(folder);
    assertEquals(Set.of(), compiledAfter(project, source("base", "First"), "", ""));
    assertEquals(
        Set.of("base/demo/base/Limits.class"),
        compiledAfter(project, source("base", "Limits"), "MANY / 2", "MANY / 3"));
    assertEquals(
        Set.of(
            "base/demo/base/Third.class",
            "base/demo/base/ThirdOp$Adaptor.class",
            "base/demo/base/ThirdOp$Model.class",
            "base/demo/base/ThirdOp.class"),
        compiledAfter(project, source("base", "Third"), "What.", "What it is."));
    Set<String> compiled = compiledAfter(project, source("base", "Limits"), "MANY = 7", "MANY = 8");
    assertTrue(compiled.contains("user/demo/user/Uses.class"), compiled::toString);
    assertFalse(compiled.contains("base/demo/base/First.class"), compiled::toString);
  }

  @Test
  void compilesEverythingForAnotherJdk() throws IOException {
    DemoProject project = new DemoProject(folder);
    project.build("state", "17");
    Map<String, FileTime> before = project.times("state");
    assertEquals("", project.build("state", "25"));
    assertEquals(before.keySet(), changedSince(before, project));
    before = project.times("state");
    assertEquals("", project.build("state", "25"));
    assertEquals(Set.of(), changedSince(before, project));
  }

  private static Set<String> compiledAfter(DemoProject project, Path file, String from, String to)
      throws IOException {
    Map<String, FileTime> before = project.times("state");
    project.replace(file, from, to);
    assertEquals("", project.build("state"));
    return changedSince(before, project);
  }

  private static Set<String> changedSince(Map<String, FileTime> before, DemoProject project)
      throws IOException {
    Set<String> compiled = new TreeSet<>();
    project
        .times("state")
        .forEach(
            (name, time) -> {
              if (!time.equals(before.get(name))) {
                compiled.add(name);
              }
            });
    return compiled;
  }

  @Test
  void errorsKeepTheLastBuildAndAreRepeated() throws IOException {
    DemoProject project = DemoProject.built(folder);
    Map<String, String> before = project.classes("state");
    project.replace(source("base", "Limits"), "MANY / 2", "NONE / 2");
    String first = project.build("state");
    assertTrue(first.contains("Limits.java:13: error: cannot find symbol"), first);
    assertEquals(before, project.classes("state"));
    assertEquals(first, project.build("state"));
    project.replace(source("base", "Limits"), "NONE / 2", "MANY / 2");
    assertEquals("", project.build("state"));
    assertEquals(before, project.classes("state"));
  }

  @Test
  void rebuildAfterAnErrorCompilesItsPossibleCauses() throws IOException {
    DemoProject project = DemoProject.built(folder);
    byte[] stale = Files.readAllBytes(classFile("demo/base/Things.class"));
    project.replace(source("base", "Things"), "firsts", "all");
    project.replace(source("user", "Uses"), "firsts", "all");
    assertEquals("", project.build("state"));
    Files.write(classFile("demo/base/Things.class"), stale);
    project.replace(source("user", "Uses"), "get(0)", "get(1)");
    String messages = project.build("state");
    assertTrue(messages.contains("symbol:   method all()"), messages);
    project.assertBuiltAsFromScratch(List.of());
  }

  /** A class file of the module {@code base} in the last build. */
  private Path classFile(String name) {
    Path state = folder.resolve("state");
    BuildState built = BuildState.read(new Workspace(state).state());
    return state.resolve("classes").resolve(built.modules().get("base").directory()).resolve(name);
  }

  @Test
  void leavesAnEditThatIsNotUtf8ToTheCompiler() throws IOException {
    DemoProject project = DemoProject.built(folder);
    Path file = folder.resolve(source("base", "Things"));
    String text = Files.readString(file) + "// \u00e9\n";
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    String messages = project.build("state");
    assertTrue(messages.contains("Things.java:20: error: unmappable character"), messages);
    assertEquals(messages, project.build("state"));
  }

  @Test
  void followsLinks() throws IOException {
    DemoProject project = DemoProject.built(folder);
    Path file = folder.resolve(source("base", "Limits"));
    Path target = Files.move(file, folder.resolve("Limits.java"));
    Files.createSymbolicLink(file, target);
    Path packages = folder.resolve("user/src/main/java/demo");
    Path moved = Files.move(packages, folder.resolve("packages"));
    Files.createSymbolicLink(packages, moved);
    Files.createSymbolicLink(moved.resolve("user/again"), packages);
    Files.createSymbolicLink(moved.resolve("user/Gone.java"), folder.resolve("Gone.java"));
    project.assertBuiltAsFromScratch(List.of());
    Files.writeString(target, Files.readString(target).replace("MANY / 2", "MANY / 3"));
    Map<String, String> before = project.classes("state");
    project.assertBuiltAsFromScratch(List.of());
    assertNotEquals(before, project.classes("state"));
  }

  @Test
  void aModuleThatIsNoLongerListedIsAnError() throws IOException {
    DemoProject project = DemoProject.built(folder);
    project.modules("user");
    String messages = project.build("state");
    assertTrue(messages.contains("module not found: demo.base"), messages);
    project.modules("base", "user");
    assertEquals("", project.build("state"));
  }

  @Test
  void failedBuildsLeaveNoClasses() throws IOException {
    DemoProject project = DemoProject.built(folder);
    project.replace(source("base", "Limits"), "MANY / 2", "MANY / 3");
    project.build("state");
    Set<Path> before = filesIn(folder.resolve("state/classes"));
    project.replace(source("base", "Limits"), "MANY / 3", "MANY / 4");
    project.replace(source("user", "Uses"), "Limits.MANY", "Limits.NONE");
    assertNotEquals("", project.build("state"));
    assertEquals(before, filesIn(folder.resolve("state/classes")));
  }

  private static Set<Path> filesIn(Path root) throws IOException {
    try (Stream<Path> files = Files.list(root)) {
      return files.collect(Collectors.toSet());
    }
  }

  @Test
  void ignoresFilesOfAnInterruptedBuild() throws IOException {
    DemoProject project = DemoProject.built(folder);
    Map<String, String> before = project.classes("state");
    Path debris = Files.createDirectories(folder.resolve("state/classes/base.2/demo/base"));
    Files.writeString(debris.resolve("First.class"), "half");
    Files.writeString(folder.resolve("state/state.new"), "half");
    assertEquals(before, project.classes("state"));
    project.replace(source("base", "Limits"), "MANY / 2", "MANY / 3");
    project.assertBuiltAsFromScratch(List.of());
    assertFalse(Files.exists(debris), "debris is cleared away");
  }

  @Test
  void buildsFromScratchIfTheStateIsDamaged() throws IOException {
    DemoProject project = DemoProject.built(folder);
    Map<String, String> before = project.classes("state");
    byte[] state = Files.readAllBytes(folder.resolve("state/state"));
    Files.write(folder.resolve("state/state"), Arrays.copyOf(state, state.length / 2));
    assertEquals("", project.build("state"));
    assertEquals(before, project.classes("state"));
  }

  @Test
  void copiesResources() throws IOException {
    DemoProject project = new DemoProject(folder);
    Path file = Path.of("base/src/main/resources/META-INF/services/dev.ods.ir.DialectDefinition");
    project.write(file, "demo.base.BaseDialectDefinition\n");
    project.build("state");
    Map<String, String> first = project.classes("state");
    assertTrue(
        first.containsKey("base/META-INF/services/dev.ods.ir.DialectDefinition"), first::toString);
    project.write(file, "# None.\n");
    project.build("state");
    assertNotEquals(first, project.classes("state"));
    project.delete(file);
    project.build("state");
    assertFalse(
        project
            .classes("state")
            .containsKey("base/META-INF/services/dev.ods.ir.DialectDefinition"));
  }
}
