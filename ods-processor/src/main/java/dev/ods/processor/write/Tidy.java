// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formats generated source as people do, where JavaPoet has no option for this. */
final class Tidy {
  private static final int COLUMNS = 100;

  private static final String SLOT = "private static final int ";

  /** The header of a method; other lines that end with a brace begin with a keyword. */
  private static final Pattern METHOD =
      Pattern.compile(" *(?:public |protected |private |Model\\().*\\{");

  private static final Pattern CLASS =
      Pattern.compile("(( *)[^*/]*class \\w+ extends \\w+) (implements .*)");

  private final List<String> in;
  private final List<String> out = new ArrayList<>();
  private int at;

  /** The index in {@link #out} of the last method on one line that has no comment. */
  private int lastBare = -1;

  private Tidy(String source) {
    in = List.of(source.split("\n", -1));
  }

  /**
   * The same source with short comments and methods on one line, and slots, fields of objects and
   * such methods without blank lines between them.
   */
  static String source(String source) {
    Tidy tidy = new Tidy(source);
    while (tidy.at < tidy.in.size()) {
      tidy.next();
    }
    return String.join("\n", tidy.out);
  }

  private void next() {
    String line = line(0);
    if (line.isEmpty() && isSlot(line(1)) && !out.isEmpty() && isSlot(out.get(out.size() - 1))) {
      at++;
    } else if (line.endsWith("/**")) {
      comment(line);
    } else if (line.endsWith("{")) {
      block(line);
    } else {
      keep(1);
    }
  }

  /** The line {@code ahead} lines after the current one. */
  private String line(int ahead) {
    return at + ahead < in.size() ? in.get(at + ahead) : "";
  }

  private void keep(int lines) {
    out.addAll(in.subList(at, at + lines));
    at += lines;
  }

  private static boolean isSlot(String line) {
    String text = line.strip();
    boolean isField = text.startsWith("private ") && text.endsWith(";");
    return text.startsWith(SLOT) || (isField && !text.startsWith("private static"));
  }

  private static String indentation(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }

  private void comment(String line) {
    String text = line(1).strip();
    String joined = line + text.replaceFirst("^\\*", "") + " */";
    if (line(2).strip().equals("*/") && text.startsWith("* ") && joined.length() <= COLUMNS) {
      out.add(joined);
      at += 3;
    } else {
      keep(1);
    }
  }

  private void block(String line) {
    String end = indentation(line) + "}";
    if (line(1).strip().equals("}")) {
      out.add(line + "}");
      at += 2;
    } else if (line(2).equals(end) && line(1).endsWith(";") && METHOD.matcher(line).matches()) {
      method(line, line + " " + line(1).strip() + " }");
    } else {
      header(line);
    }
  }

  /** A method whose body is one line, with its annotation if that fits too. */
  private void method(String line, String joined) {
    String override = indentation(line) + "@Override";
    boolean overrides = !out.isEmpty() && out.get(out.size() - 1).equals(override);
    String whole = overrides ? override + " " + joined.strip() : joined;
    if (whole.length() > COLUMNS) {
      keep(3);
      return;
    }
    if (overrides) {
      out.remove(out.size() - 1);
    }
    joinBare();
    out.add(whole);
    at += 3;
  }

  /** Removes the blank line between methods on one line without comments. */
  private void joinBare() {
    int last = out.size() - 1;
    if (last > 0 && out.get(last).isEmpty() && last - 1 == lastBare) {
      out.remove(last);
    }
    if (out.isEmpty() || !out.get(out.size() - 1).endsWith("*/")) {
      lastBare = out.size();
    }
  }

  /** Breaks the header of a class into two lines if it does not fit on one. */
  private void header(String line) {
    Matcher found = CLASS.matcher(line);
    if (line.length() > COLUMNS && found.matches()) {
      out.add(found.group(1));
      out.add(found.group(2) + "    " + found.group(3));
      at++;
    } else {
      keep(1);
    }
  }
}
