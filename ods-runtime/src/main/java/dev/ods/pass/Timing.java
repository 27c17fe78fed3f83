// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Measures a run and its parts, and reports that as MLIR's {@code --mlir-timing} does. */
public final class Timing {
  private static final String LINE = "===" + "-".repeat(73) + "===\n";
  private static final String TITLE = "... Execution time report ...";

  private final Timer root = new Timer("root", true);

  /** How times are shown. */
  public enum Display {
    /** The sum for each name, the longest first. */
    LIST,
    /** As they are nested. */
    TREE
  }

  /** What a report is written as. */
  public enum Format {
    /** A table. */
    TEXT,
    /** An array of JSON objects. */
    JSON
  }

  /** For a run, of which nothing was measured yet. */
  public Timing() {}

  /** The time from now until it is closed; what is reported are its parts. */
  public TimingScope root() {
    return new TimingScope(root);
  }

  /** What was measured in the scopes that are closed. */
  public String report(Display display, Format format) {
    Report report = new Report(root.time(), format);
    report.header();
    if (display == Display.LIST) {
      list().forEach(entry -> report.line(entry.getKey(), entry.getValue(), false));
    } else {
      tree(root, 0, report);
    }
    TimeRecord rest = root.time();
    for (Timer child : root.children()) {
      rest = rest.minus(child.time());
    }
    report.line("Rest", rest, false);
    report.line("Total", root.time(), true);
    return report.end();
  }

  private List<Map.Entry<String, TimeRecord>> list() {
    Map<String, TimeRecord> sums = new HashMap<>();
    addTo(sums, root);
    List<Map.Entry<String, TimeRecord>> sorted = new ArrayList<>(sums.entrySet());
    sorted.sort(
        Comparator.comparingLong((Map.Entry<String, TimeRecord> entry) -> -entry.getValue().wall())
            .thenComparing(Map.Entry::getKey));
    return sorted;
  }

  private static void addTo(Map<String, TimeRecord> sums, Timer timer) {
    sums.merge(timer.name(), timer.time(), TimeRecord::plus);
    timer.children().forEach(child -> addTo(sums, child));
  }

  private static void tree(Timer timer, int indent, Report report) {
    if (timer.isHidden()) {
      timer.children().forEach(child -> tree(child, indent, report));
      return;
    }
    report.open(indent, timer.name(), timer.time());
    timer.children().forEach(child -> tree(child, indent + 2, report));
    report.close(indent);
  }

  /** Writes a report in a format. */
  private static final class Report {
    private final TimeRecord total;
    private final boolean json;
    private final StringBuilder text = new StringBuilder();

    Report(TimeRecord total, Format format) {
      this.total = total;
      this.json = format == Format.JSON;
    }

    void header() {
      if (json) {
        text.append("[\n");
        return;
      }
      text.append(LINE).append(" ".repeat((80 - TITLE.length()) / 2)).append(TITLE).append('\n');
      text.append(LINE);
      text.append(
          String.format(
              Locale.ROOT, "  Total Execution Time: %.4f seconds\n\n", total.wallSeconds()));
      text.append(total.isConcurrent() ? "  ----User Time----" : "");
      text.append("  ----Wall Time----  ----Name----\n");
    }

    void line(String name, TimeRecord time, boolean isLast) {
      if (!json) {
        text.append(time.columns(total)).append(name).append('\n');
        return;
      }
      text.append('{').append(time.members(total)).append(", \"name\": \"").append(name);
      text.append(isLast ? "\"}\n" : "\"},\n");
    }

    void open(int indent, String name, TimeRecord time) {
      if (!json) {
        text.append(time.columns(total)).append(" ".repeat(indent)).append(name).append('\n');
        return;
      }
      text.append(" ".repeat(indent)).append('{').append(time.members(total));
      text.append(", \"name\": \"").append(name).append("\", \"passes\": [\n");
    }

    void close(int indent) {
      if (json) {
        text.append(" ".repeat(indent)).append("{}]},\n");
      }
    }

    String end() {
      return text.append(json ? "]\n" : "").toString();
    }
  }
}
