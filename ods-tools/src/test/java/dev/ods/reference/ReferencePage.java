// SPDX-License-Identifier: Apache-2.0
package dev.ods.reference;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The facts in a page of Markdown, as {@code ods-doc} and {@code mlir-tblgen} write it. */
final class ReferencePage {
  private static final Pattern OP = Pattern.compile("#{3,4} `([^`]+)` \\(.*");
  private static final Pattern OTHER = Pattern.compile("#{2,4} [^`].*[^:]");
  private static final Pattern TABLE = Pattern.compile("#{4,5} (\\w+):");
  private static final Pattern HTML_ROW =
      Pattern.compile("<tr><td><code>(\\w+)</code></td><td>.*?</td><td>(.*?)</td></tr>");

  private final Map<String, Map<String, String>> ops = new TreeMap<>();

  /** The operation of the lines that are read, null outside of one. */
  private Map<String, String> op;

  private String table = "";

  /** The code after "Syntax:" as far as it has been read, null outside of it. */
  private StringBuilder syntax;

  private ReferencePage() {}

  /**
   * The facts by operation: for {@code Syntax} the format without blanks, and for each table, such
   * as {@code Operands}, its rows as {@code name: constraint}.
   */
  static Map<String, Map<String, String>> read(String text) {
    ReferencePage page = new ReferencePage();
    text.lines().forEach(page::line);
    return page.ops;
  }

  /**
   * Reads a line of the code after "Syntax:", and returns whether it was one. Elsewhere fences are
   * not counted, as some of MLIR's descriptions have an odd number of them.
   */
  private boolean isSyntax(String line) {
    if (syntax == null) {
      return false;
    }
    if (!line.startsWith("```")) {
      syntax.append(line.replaceAll("\\s+", ""));
    } else if (!syntax.isEmpty()) {
      op.putIfAbsent("Syntax", syntax.toString());
      syntax = null;
    }
    return true;
  }

  private void line(String line) {
    Matcher start = OP.matcher(line);
    Matcher title = TABLE.matcher(line);
    if (isSyntax(line)) {
      return;
    }
    if (start.matches()) {
      op = ops.computeIfAbsent(start.group(1), name -> new TreeMap<>());
      table = "";
    } else if (OTHER.matcher(line).matches()) {
      op = null;
    } else if (title.matches()) {
      table = title.group(1);
    } else if (op != null && line.equals("Syntax:")) {
      syntax = new StringBuilder();
    } else if (op != null && !table.isEmpty()) {
      row(line);
    }
  }

  private void row(String line) {
    Matcher html = HTML_ROW.matcher(line);
    if (html.matches()) {
      add(html.group(1), html.group(2));
    } else if (line.startsWith("| `") || line.startsWith("| &laquo;")) {
      String[] cells = line.split("(?<!\\\\)\\|", -1);
      // The constraint of an attribute is after its type.
      add(cells[1].strip().replace("`", ""), cells[table.equals("Attributes") ? 3 : 2]);
    }
  }

  private void add(String name, String constraint) {
    String shown = name.startsWith("&laquo;") ? "?" : name;
    op.merge(table, shown + ": " + plain(constraint.strip()), (before, row) -> before + "\n" + row);
  }

  /** Text without links, escapes and what {@code ods-doc} adds. */
  private static String plain(String text) {
    return text.replaceAll("\\[((?:[^\\]\\\\]|\\\\.)*)]\\([^)]*\\)", "$1")
        .replaceAll(", (optional|by default .*)$", "")
        .replaceAll("\\\\(.)", "$1")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
  }
}
