// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import dev.ods.processor.doc.Inline;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a table of HTML. Where a cell covers several columns or rows, the cells after its
 * first are empty.
 */
final class TableRows {
  private static final int MOST_SPANNED = 1000;

  private final List<List<List<Inline>>> rows = new ArrayList<>();

  /** By column, how many of the next rows a cell above covers. */
  private final List<Integer> covered = new ArrayList<>();

  private TableRows() {}

  /** Rows of equal length; none if all of them are empty. */
  static List<List<List<Inline>>> of(Node.Element table) {
    TableRows read = new TableRows();
    read.add(table);
    int width = read.rows.stream().mapToInt(List::size).max().orElse(0);
    for (List<List<Inline>> row : read.rows) {
      while (row.size() < width) {
        row.add(List.of());
      }
    }
    return width == 0 ? List.of() : read.rows;
  }

  private void add(Node.Element element) {
    for (Node child : element.children()) {
      if (child instanceof Node.Element part && part.is("tr")) {
        rows.add(new ArrayList<>());
        add(part);
        skipCovered();
      } else if (child instanceof Node.Element part && (part.is("td") || part.is("th"))) {
        addCell(part);
      } else if (child instanceof Node.Element part && !part.is("caption")) {
        add(part);
      }
    }
  }

  private void addCell(Node.Element cell) {
    if (rows.isEmpty()) {
      rows.add(new ArrayList<>());
    }
    skipCovered();
    List<List<Inline>> row = rows.get(rows.size() - 1);
    int columns = span(cell.attribute("colspan"));
    int below = span(cell.attribute("rowspan")) - 1;
    for (int i = 0; i < columns; i++) {
      setCovered(row.size(), below);
      row.add(i == 0 ? ProseBuilder.line(ProseBuilder.contents(cell)) : List.of());
    }
  }

  /** Leaves the columns empty in which a cell above extends into this row. */
  private void skipCovered() {
    List<List<Inline>> row = rows.get(rows.size() - 1);
    while (row.size() < covered.size() && covered.get(row.size()) > 0) {
      setCovered(row.size(), covered.get(row.size()) - 1);
      row.add(List.of());
    }
  }

  private void setCovered(int column, int count) {
    while (covered.size() <= column) {
      covered.add(0);
    }
    covered.set(column, count);
  }

  private static int span(String count) {
    try {
      return Math.min(MOST_SPANNED, Math.max(1, Integer.parseInt(count.strip())));
    } catch (NumberFormatException e) {
      return 1;
    }
  }
}
