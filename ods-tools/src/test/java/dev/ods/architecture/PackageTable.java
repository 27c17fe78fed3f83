// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The packages of the project, as the tables under "Packages" in docs/architecture.md list them.
 * Names omit {@code dev.ods.}.
 */
final class PackageTable {
  private static final String HEADING = "## Packages";
  private static final String NOTHING = "nothing";

  /** Abbreviates all exported packages of the runtime and of the annotations. */
  static final String RUNTIME = "the runtime";

  /** The modules whose exported packages it abbreviates. */
  private static final Set<String> RUNTIME_MODULES = Set.of("ods-annotations", "ods-runtime");

  /**
   * A package.
   *
   * @param name its name
   * @param module the module whose table lists it
   * @param exported whether it is exported to other modules
   * @param uses the packages that it may use besides itself
   * @param line the line of the page, for messages
   */
  record Row(String name, String module, boolean exported, Set<String> uses, int line) {}

  private final Map<String, Row> rows = new TreeMap<>();

  private PackageTable() {}

  /** Reads the tables. Each is below a heading {@code ### `module`}. */
  static PackageTable read(Path page) throws IOException {
    return parse(Files.readAllLines(page, StandardCharsets.UTF_8));
  }

  static PackageTable parse(List<String> lines) {
    PackageTable table = new PackageTable();
    Map<Row, List<String>> mayUse = new LinkedHashMap<>();
    String module = "";
    int start = lines.indexOf(HEADING) + 1;
    if (start == 0) {
      throw new IllegalArgumentException("no line \"" + HEADING + "\"");
    }
    for (int i = start; i < lines.size() && !lines.get(i).startsWith("## "); i++) {
      String line = lines.get(i);
      if (line.startsWith("### ")) {
        module = line.substring("### ".length()).replace("`", "");
      } else if (line.startsWith("| `") && !line.startsWith("| `dev.ods.…`")) {
        String[] cells = line.split("\\|", -1);
        table.add(module, cells, i + 1, mayUse);
      }
    }
    mayUse.forEach(table::resolve);
    return table;
  }

  private void add(String module, String[] cells, int line, Map<Row, List<String>> mayUse) {
    if (cells.length != 6) {
      throw wrong(line, "a row has four cells: package, exported or hidden, purpose, may use");
    }
    if (module.isEmpty()) {
      throw wrong(line, "a table belongs below a heading with the name of its module");
    }
    String name = unquote(cells[1].strip(), line);
    String visibility = cells[2].strip();
    if (!visibility.equals("exported") && !visibility.equals("hidden")) {
      throw wrong(line, "expected \"exported\" or \"hidden\" but found \"" + visibility + "\"");
    }
    Row row = new Row(name, module, visibility.equals("exported"), new TreeSet<>(), line);
    if (rows.put(name, row) != null) {
      throw wrong(line, "a second row of " + name);
    }
    mayUse.put(row, List.of(cells[4].strip().split(",\\s*")));
  }

  private void resolve(Row row, List<String> mayUse) {
    for (String use : mayUse) {
      if (use.equals(RUNTIME)) {
        row.uses().addAll(exportedRuntime());
      } else if (!use.equals(NOTHING)) {
        String name = unquote(use, row.line());
        if (!rows.containsKey(name)) {
          throw wrong(row.line(), row.name() + " may use " + name + ", which has no row");
        }
        row.uses().add(name);
      } else if (mayUse.size() > 1) {
        throw wrong(row.line(), "\"nothing\" stands alone");
      }
    }
  }

  private static String unquote(String cell, int line) {
    if (cell.length() < 3 || !cell.startsWith("`") || !cell.endsWith("`")) {
      throw wrong(
          line,
          "expected `a.package`, \"" + RUNTIME + "\" or \"nothing\" but found \"" + cell + "\"");
    }
    return cell.substring(1, cell.length() - 1);
  }

  private static IllegalArgumentException wrong(int line, String what) {
    return new IllegalArgumentException("docs/architecture.md:" + line + ": " + what);
  }

  Collection<Row> rows() {
    return Collections.unmodifiableCollection(rows.values());
  }

  boolean has(String name) {
    return rows.containsKey(name);
  }

  /** The packages that "the runtime" abbreviates. */
  Set<String> exportedRuntime() {
    Set<String> exported = new TreeSet<>();
    for (Row row : rows.values()) {
      if (row.exported() && RUNTIME_MODULES.contains(row.module())) {
        exported.add(row.name());
      }
    }
    return exported;
  }

  /** The outermost exported package that contains another one; itself if there is none. */
  String owner(String name) {
    for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      Row ancestor = rows.get(name.substring(0, dot));
      if (ancestor != null && ancestor.exported()) {
        return ancestor.name();
      }
    }
    return name;
  }

  /** The last cell of the row of a package with these dependencies. */
  String cell(Row row, Set<String> uses) {
    List<String> names = new ArrayList<>();
    Set<String> others = new TreeSet<>(uses);
    if (!RUNTIME_MODULES.contains(row.module()) && others.contains("ir")) {
      others.removeAll(exportedRuntime());
      names.add(RUNTIME);
    }
    others.forEach(use -> names.add("`" + use + "`"));
    return names.isEmpty() ? NOTHING : String.join(", ", names);
  }
}
