// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of packages are read completely, or rejected. */
final class PackageTableTest {
  private static PackageTable table(String... rows) {
    List<String> lines = new ArrayList<>();
    lines.add("# A page");
    lines.add("| `not.a.package` | in no table of packages |");
    lines.add("## Packages");
    lines.add("### `ods-runtime`");
    lines.add("| `dev.ods.…` | visibility | purpose | may use |");
    lines.add("| --- | --- | --- | --- |");
    lines.addAll(List.of(rows));
    lines.add("## More");
    lines.add("| `not.a.package` | in no table of packages |");
    return PackageTable.parse(lines);
  }

  @Test
  void rowsListTheAllowedDependencies() {
    PackageTable table =
        table(
            "| `a` | exported | the first | nothing |",
            "| `a.b` | hidden | a part of it | `a` |",
            "### `ods-tools`",
            "| `c` | hidden | a user | the runtime, `a.b` |");
    List<Set<String>> uses = table.rows().stream().map(PackageTable.Row::uses).toList();
    assertEquals(List.of(Set.of(), Set.of("a"), Set.of("a", "a.b")), uses);
    assertEquals(
        List.of("a", "a", "c"), table.rows().stream().map(r -> table.owner(r.name())).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "| `b` | hidden | nothing |; a row has four cells",
        "| `b` | public | a package | nothing |; found \"public\"",
        "| `a` | hidden | a package | nothing |; a second row of a",
        "| `b` | hidden | a package | a |; found \"a\"",
        "| `b` | hidden | a package | all of the above |; found \"all of the above\"",
        "| `b` | hidden | a package | `c` |; b may use c, which has no row",
        "| `b` | hidden | a package | nothing, `a` |; stands alone",
        "| `b` | hidden | a package | |; found \"\"",
      })
  void rejectsMalformedRows(String row, String message) {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> table("| `a` | hidden | a package | nothing |", row));
    assertEquals("docs/architecture.md:8: ", e.getMessage().substring(0, 24));
    assertEquals(message, e.getMessage().contains(message) ? message : e.getMessage());
  }

  @Test
  void rejectsPagesWithoutTables() {
    assertThrows(IllegalArgumentException.class, () -> PackageTable.parse(List.of("## Rooms")));
  }
}
