// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirTblgen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/mlir-definitions.md} has a form here, or a reason, for each definition in the files
 * of MLIR that it names, and nothing else.
 */
final class DefinitionsTest {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final Path PAGE = ROOT.resolve("docs/mlir-definitions.md");
  private static final Path ANNOTATIONS =
      ROOT.resolve("ods-annotations/src/main/java/dev/ods/annotation");
  private static final Path RUNTIME = ROOT.resolve("ods-runtime/src/main/java/dev/ods");

  /** The files whose definitions authors use; names that begin with an underscore are auxiliary. */
  private static final List<String> FILES =
      List.of(
          "Constraints.td",
          "CommonTypeConstraints.td",
          "CommonAttrConstraints.td",
          "Traits.td",
          "OpBase.td",
          "Properties.td",
          "EnumAttr.td",
          "BuiltinAttributeInterfaces.td",
          "BuiltinTypeInterfaces.td");

  private static final Pattern DEFINITION = Pattern.compile("(?m)^(?:class|def) (?!_)(\\w+)");
  private static final Pattern NAME = Pattern.compile("`(\\w+)`");
  private static final Pattern ANNOTATION = Pattern.compile("`@([A-Z]\\w+)(?:\\(([^`]*)\\))?`");
  private static final Pattern ELEMENT = Pattern.compile("(\\w+) = ");

  /** A row: names of MLIR's, and their form. */
  private record Row(List<String> names, String form) {}

  private static Map<String, List<Row>> page() throws IOException {
    Map<String, List<Row>> files = new LinkedHashMap<>();
    List<Row> rows = new ArrayList<>();
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("## ")) {
        rows = new ArrayList<>();
        files.put(line.substring(3), rows);
      } else if (line.startsWith("| `")) {
        String[] cells = line.substring(2, line.length() - 2).split(" \\| ", -1);
        assertEquals(2, cells.length, line);
        List<String> names = new ArrayList<>();
        Matcher name = NAME.matcher(cells[0]);
        while (name.find()) {
          names.add(name.group(1));
        }
        rows.add(new Row(names, cells[1]));
      }
    }
    return files;
  }

  @Test
  void everyDefinitionHasOneRow() throws IOException {
    Path folder = MlirTblgen.definitions().resolve("mlir/IR");
    Map<String, List<Row>> page = page();
    assertEquals(FILES, List.copyOf(page.keySet()));
    for (String file : FILES) {
      Set<String> defined = new TreeSet<>();
      Matcher definition = DEFINITION.matcher(Files.readString(folder.resolve(file)));
      while (definition.find()) {
        defined.add(definition.group(1));
      }
      List<String> listed = page.get(file).stream().flatMap(row -> row.names().stream()).toList();
      assertEquals(defined, new TreeSet<>(listed), file);
      assertEquals(defined.size(), listed.size(), file + " has a name twice");
    }
  }

  @Test
  void whatHasTheSameNameExists() throws IOException {
    List<String> missing = new ArrayList<>();
    int found = 0;
    for (List<Row> rows : page().values()) {
      for (Row row : rows) {
        for (String name : row.names()) {
          List<Path> places = places(name, row.form());
          boolean exists = places.isEmpty() || places.stream().anyMatch(Files::isRegularFile);
          found += places.isEmpty() ? 0 : 1;
          if (!exists) {
            missing.add(name + ": " + row.form());
          }
        }
      }
    }
    assertEquals(List.of(), missing);
    assertTrue(found > 200, found + " names");
  }

  /** The files of which one must be there. */
  private static List<Path> places(String name, String form) {
    if (form.startsWith("the constraint of this name")) {
      Path folder = RUNTIME.resolve("constraint");
      return List.of(folder.resolve(name + ".java"), folder.resolve(name + "Constraint.java"));
    } else if (form.startsWith("the trait of this name")) {
      return List.of(RUNTIME.resolve("trait/" + name + ".java"));
    } else if (form.startsWith("the annotation of this name")) {
      return List.of(ANNOTATIONS.resolve(name + ".java"));
    }
    return List.of();
  }

  @Test
  void annotationsAndTheirElementsExist() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (List<Row> rows : page().values()) {
      for (Row row : rows) {
        Matcher annotation = ANNOTATION.matcher(row.form());
        while (annotation.find()) {
          wrong.addAll(mistakes(annotation.group(1), annotation.group(2)));
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  private static List<String> mistakes(String annotation, @Nullable String elements)
      throws IOException {
    Path file = ANNOTATIONS.resolve(annotation + ".java");
    if (annotation.equals("Deprecated")) {
      return List.of();
    } else if (!Files.isRegularFile(file)) {
      return List.of("@" + annotation + " does not exist");
    }
    List<String> wrong = new ArrayList<>();
    String source = Files.readString(file);
    Matcher element = ELEMENT.matcher(elements == null ? "" : elements);
    while (element.find()) {
      if (!source.contains(" " + element.group(1) + "()")) {
        wrong.add("@" + annotation + " has no " + element.group(1));
      }
    }
    return wrong;
  }
}
