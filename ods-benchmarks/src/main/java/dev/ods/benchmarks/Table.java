// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import java.io.PrintStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/** Prints the measurements, row by row, and finally the growth of the costs. */
final class Table {
  private static final double MOST_GROWTH = 1.5;

  private final PrintStream out;

  /** The measurements of each workload by size. */
  private final Map<String, Map<Integer, Double>> figures = new LinkedHashMap<>();

  /** The ratios of each workload and size. */
  private final Map<String, OptionalDouble> ratios = new HashMap<>();

  Table(PrintStream out) {
    this.out = out;
    out.println("| workload | N | here | MLIR | ratio | goal | | heap, B/op |");
    out.println("| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |");
  }

  /** A goal, and the verdict whether it is met; empty if nothing was measured. */
  record Goal(String text, String verdict) {
    static final Goal NONE = new Goal("", "");

    static Goal atLeast(double goal, OptionalDouble value) {
      return new Goal("≥ " + rounded(goal), verdict(value, value.orElse(0) >= goal));
    }

    static Goal atMost(double goal, OptionalDouble value) {
      return new Goal("≤ " + rounded(goal), verdict(value, value.orElse(0) <= goal));
    }

    /** Goals that are measurements have many digits. */
    private static double rounded(double goal) {
      return Math.round(goal * 100) / 100.0;
    }

    private static String verdict(OptionalDouble value, boolean met) {
      return value.isEmpty() ? "" : met ? "met" : "not met";
    }
  }

  void row(Workload workload, int n, OptionalDouble ours, OptionalDouble theirs, double allocated) {
    OptionalDouble ratio = OptionalDouble.empty();
    if (ours.isPresent() && theirs.isPresent()) {
      ratio = OptionalDouble.of(workload.ratio(ours.getAsDouble(), theirs.getAsDouble()));
    }
    OptionalDouble single = ratios.getOrDefault(key(workload.single(), n), OptionalDouble.empty());
    Goal goal = workload.goal(ratio, single);
    ratios.put(key(workload.name(), n), ratio);
    String heap = Double.isNaN(allocated) ? "" : String.format(Locale.ROOT, "%.3f", allocated);
    row(workload.name(), n, text(ours), text(theirs), ratio, goal, heap);
    if (ours.isPresent() && workload.kind() != Workload.Kind.MEMORY) {
      figures
          .computeIfAbsent(workload.name(), name -> new LinkedHashMap<>())
          .put(n, ours.getAsDouble());
    }
  }

  private static String key(String workload, int n) {
    return workload + " " + n;
  }

  void row(
      String name,
      int n,
      String ours,
      String theirs,
      OptionalDouble ratio,
      Goal goal,
      String heap) {
    out.printf(
        Locale.ROOT,
        "| %s | %,d | %s | %s | %s | %s | %s | %s |%n",
        name,
        n,
        ours,
        theirs,
        text(ratio),
        goal.text(),
        goal.verdict(),
        heap);
  }

  /** Prints the cost of an operation at the largest size, relative to that at the smallest. */
  void growth() {
    boolean begun = false;
    for (Map.Entry<String, Map<Integer, Double>> workload : figures.entrySet()) {
      Map<Integer, Double> bySize = workload.getValue();
      if (bySize.size() < 2) {
        continue;
      }
      int least = bySize.keySet().stream().mapToInt(Integer::intValue).min().getAsInt();
      int most = bySize.keySet().stream().mapToInt(Integer::intValue).max().getAsInt();
      if (!begun) {
        out.printf(
            Locale.ROOT,
            "%n| cost per operation at %,d, as a multiple of that at %,d | | goal | |%n",
            most,
            least);
        out.println("| --- | ---: | ---: | --- |");
        begun = true;
      }
      double growth = bySize.get(most) / bySize.get(least);
      Goal goal = Goal.atMost(MOST_GROWTH, OptionalDouble.of(growth));
      out.printf(
          Locale.ROOT,
          "| %s | %s | %s | %s |%n",
          workload.getKey(),
          text(growth),
          goal.text(),
          goal.verdict());
    }
  }

  private static String text(OptionalDouble figure) {
    return figure.isPresent() ? text(figure.getAsDouble()) : "";
  }

  private static String text(double figure) {
    return String.format(Locale.ROOT, figure < 100 ? "%.2f" : "%.0f", figure);
  }
}
