// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import java.util.List;

/**
 * A table.
 *
 * @param title its heading, or empty
 * @param columns the titles of the columns
 * @param rows the cells of each row, one for each column
 */
public record Table(String title, List<List<Inline>> columns, List<List<List<Inline>>> rows) {
  public Table {
    columns = columns.stream().map(List::copyOf).toList();
    rows = rows.stream().map(row -> row.stream().map(List::copyOf).toList()).toList();
  }

  /** A table with plain titles. */
  public static Table of(String title, List<String> columns, List<List<List<Inline>>> rows) {
    return new Table(title, columns.stream().map(Inline::text).toList(), rows);
  }
}
