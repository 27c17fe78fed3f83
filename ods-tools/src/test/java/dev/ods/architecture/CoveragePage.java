// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The tables of {@code docs/ods-coverage.md}: those of the sections of each document, and at the
 * end those of what is missing.
 */
record CoveragePage(List<Section> sections, List<Row> notOffered) {
  private static final String NOT_OFFERED = "Not offered";
  private static final Pattern HEADING = Pattern.compile("#{2,6} .*");
  private static final Pattern BAR = Pattern.compile("(?<!\\\\)\\|");

  /** A row without its bars. */
  record Row(List<String> cells) {
    static Row of(String line) {
      List<String> cells = new ArrayList<>();
      for (String cell : BAR.split(line.strip().substring(1), -1)) {
        cells.add(cell.strip());
      }
      cells.remove(cells.size() - 1);
      return new Row(List.copyOf(cells));
    }
  }

  /** A section; a document is one, too. */
  record Section(String document, String title, List<Row> rows, List<String> sentences) {
    boolean hasContent() {
      return !rows.isEmpty() || !sentences.isEmpty();
    }
  }

  static CoveragePage of(String text) {
    List<Section> sections = new ArrayList<>();
    String document = "";
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (HEADING.matcher(line).matches()) {
        String title = line.substring(line.indexOf(' ') + 1);
        document = line.startsWith("## ") ? title : document;
        sections.add(new Section(document, title, new ArrayList<>(), new ArrayList<>()));
      } else if (isRow(lines, i)) {
        sections.get(sections.size() - 1).rows().add(Row.of(line));
      } else if (!line.isBlank() && !line.startsWith("|") && !sections.isEmpty()) {
        sections.get(sections.size() - 1).sentences().add(line);
      }
    }
    List<Row> notOffered = rows(sections, NOT_OFFERED);
    sections.removeIf(s -> s.title().equals(NOT_OFFERED));
    return new CoveragePage(List.copyOf(sections), notOffered);
  }

  private static List<Row> rows(List<Section> sections, String title) {
    return sections.stream()
        .filter(section -> section.title().equals(title))
        .flatMap(section -> section.rows().stream())
        .toList();
  }

  /** Whether a line is a row of a table, but neither its head nor the line below that. */
  private static boolean isRow(List<String> lines, int index) {
    boolean head = index + 1 < lines.size() && lines.get(index + 1).startsWith("| ---");
    return lines.get(index).startsWith("| ") && !lines.get(index).startsWith("| ---") && !head;
  }
}
