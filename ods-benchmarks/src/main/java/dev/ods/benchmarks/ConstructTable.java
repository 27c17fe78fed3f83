// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.benchmarks.MeasuredTool.Cost;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Prints the costs of constructs, row by row, and finally which rows exceed a limit. */
final class ConstructTable {
  /** How many times as long as MLIR a construct may take. */
  static final double MOST_RATIO = 2;

  /** How many times as much as in a text of a tenth the size a construct may cost. */
  private static final double MOST_GROWTH = 2;

  /** Seconds that are lost among those of the start of a process. */
  private static final double NOISE = 0.05;

  private final PrintStream out;

  /** Seconds that the tool takes for a text with next to nothing. */
  private final double start;

  private final List<String> slow = new ArrayList<>();
  private final List<String> slowWhole = new ArrayList<>();
  private final List<String> slowLast = new ArrayList<>();
  private final List<String> superlinear = new ArrayList<>();
  private int rows;

  /** The number of sizes at which the tool is measured. */
  private int columns;

  /** Whether the two are compared at the largest size too. */
  private boolean comparesLast;

  ConstructTable(PrintStream out, double start) {
    this.out = out;
    this.start = start;
  }

  /**
   * A construct and its costs.
   *
   * @param sizes how many of it there were
   * @param ours what each of these texts cost
   * @param compared the index of the size at which the two tools are compared
   * @param theirs what MLIR takes at that size, or null
   * @param theirsLast what MLIR takes at the largest size, if that is another one, or null
   * @param isValid whether the texts are valid
   */
  record Row(
      String name,
      List<Integer> sizes,
      List<Cost> ours,
      int compared,
      @Nullable Cost theirs,
      @Nullable Cost theirsLast,
      boolean isValid) {}

  void header(List<Integer> sizes, int compared) {
    StringBuilder title = new StringBuilder("| construct |");
    StringBuilder line = new StringBuilder("| --- |");
    for (int size : sizes) {
      title.append(String.format(Locale.ROOT, " %,d | MB |", size));
      line.append(" ---: | ---: |");
    }
    title.append(String.format(Locale.ROOT, " MLIR %,d | MB | ratio | less start |", compared));
    line.append(" ---: | ---: | ---: | ---: |");
    columns = sizes.size();
    int last = sizes.get(columns - 1);
    comparesLast = last != compared;
    if (comparesLast) {
      title.append(String.format(Locale.ROOT, " MLIR %,d | MB | ratio |", last));
      line.append(" ---: | ---: | ---: |");
    }
    out.println(title);
    out.println(line);
  }

  void row(Row row) {
    rows++;
    StringBuilder line = new StringBuilder("| " + row.name() + " |");
    for (Cost cost : row.ours()) {
      line.append(cells(cost, row.isValid()));
    }
    line.append("  |  |".repeat(columns - row.ours().size()));
    Cost theirs = row.theirs();
    line.append(theirs == null ? "  |  |" : cells(theirs, row.isValid()));
    if (theirs == null || isWrong(theirs, row.isValid())) {
      line.append("  |  |");
    } else {
      double ours = row.ours().get(row.compared()).seconds();
      line.append(ratio(ours, theirs, row.name(), slowWhole));
      line.append(ratio(ours - start, theirs, row.name(), slow));
    }
    if (comparesLast) {
      compareLast(row, line);
    }
    out.println(line);
    out.flush();
    checkGrowth(row);
  }

  private void compareLast(Row row, StringBuilder line) {
    Cost theirs = row.theirsLast();
    line.append(theirs == null ? "  |  |" : cells(theirs, row.isValid()));
    if (theirs == null || isWrong(theirs, row.isValid())) {
      line.append("  |");
    } else {
      double ours = row.ours().get(row.ours().size() - 1).seconds();
      line.append(ratio(ours, theirs, row.name(), slowLast));
    }
  }

  /** How many times as long as MLIR some seconds are. */
  static double ratio(double seconds, Cost theirs) {
    return Math.max(0, seconds) / Math.max(0.01, theirs.seconds());
  }

  private static String ratio(double seconds, Cost theirs, String name, List<String> slow) {
    double ratio = ratio(seconds, theirs);
    if (ratio > MOST_RATIO) {
      slow.add(name + String.format(Locale.ROOT, " (%.1f)", ratio));
    }
    return String.format(Locale.ROOT, " %.1f |", ratio);
  }

  /** Whether a tool did not accept a valid text, or did accept an invalid one. */
  static boolean isWrong(Cost cost, boolean isValid) {
    return cost.wasEnded() || isValid != (cost.exitCode() == 0);
  }

  private static String cells(Cost cost, boolean isValid) {
    if (cost.reachedLimit()) {
      return " > " + MeasuredTool.LIMIT_SECONDS + " | " + cost.megabytes() + " |";
    }
    String mark = cost.wasEnded() ? "†" : isWrong(cost, isValid) ? "*" : "";
    return String.format(Locale.ROOT, " %.2f%s | %d |", cost.seconds(), mark, cost.megabytes());
  }

  /** Compares the costs at the two largest sizes. */
  private void checkGrowth(Row row) {
    int last = row.ours().size() - 1;
    if (last < 1) {
      return;
    }
    double before = Math.max(NOISE, row.ours().get(last - 1).seconds() - start);
    double after = row.ours().get(last).seconds() - start;
    double each = (double) row.sizes().get(last) / row.sizes().get(last - 1);
    if (after > MOST_GROWTH * each * before) {
      superlinear.add(row.name() + String.format(Locale.ROOT, " (%.1f)", after / each / before));
    }
  }

  void summary() {
    out.printf(Locale.ROOT, "%nStart: %.2f s. Rows: %d.%n", start, rows);
    summary("More than twice MLIR's time", slowWhole);
    summary("More than twice MLIR's time without the start", slow);
    summary("More than twice MLIR's time at the largest size", slowLast);
    summary("More than twice the cost for each at the largest size", superlinear);
  }

  private void summary(String what, List<String> names) {
    out.println(
        what + ": " + names.size() + (names.isEmpty() ? "" : ": ") + String.join(", ", names));
  }
}
