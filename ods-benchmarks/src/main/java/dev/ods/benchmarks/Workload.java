// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import java.util.List;

/**
 * A workload that both programs have.
 *
 * @param name its name, the C++ program's argument
 * @param method the method that runs it here, {@code Class.method}; empty for a memory workload
 * @param form the form of its text; empty if it has none
 * @param kind what is counted as one operation
 * @param goal how many times as fast as MLIR it is to be; for memory how many times as large at
 *     most
 */
record Workload(String name, String method, String form, Kind kind, double goal) {
  enum Kind {
    /** All operations of the module. */
    OPERATIONS,
    /** The additions only. */
    ADDITIONS,
    /** The look-ups. */
    LOOK_UPS,
    /** Bytes per operation instead of time. */
    MEMORY
  }

  static final List<Workload> ALL =
      List.of(
          time("parse-generic", "TextBenchmarks.parse", "generic", 3),
          time("parse-custom", "TextBenchmarks.parse", "custom", 3),
          time("print-generic", "TextBenchmarks.print", "generic", 3),
          time("print-custom", "TextBenchmarks.print", "custom", 3),
          time("build", "ChangeBenchmarks.build", "", 2),
          time("clone", "ChangeBenchmarks.clone", "", 2),
          time("erase", "ChangeBenchmarks.erase", "", 2),
          time("verify", "ReadBenchmarks.verify", "", 2),
          time("walk-pre", "ReadBenchmarks.walkPre", "", 1),
          time("walk-post", "ReadBenchmarks.walkPost", "", 1),
          time("walk-typed", "ReadBenchmarks.walkTyped", "", 1),
          time("operands", "ReadBenchmarks.operands", "", 1),
          time("uses", "ReadBenchmarks.uses", "", 1),
          new Workload("rauw", "RauwBenchmark.rauw", "", Kind.ADDITIONS, 1),
          new Workload("unique-type", "UniqueBenchmarks.uniqueType", "", Kind.LOOK_UPS, 1),
          new Workload("unique-attr", "UniqueBenchmarks.uniqueAttr", "", Kind.LOOK_UPS, 1),
          new Workload("memory", "", "", Kind.MEMORY, 1),
          new Workload("memory-parse", "", "", Kind.MEMORY, 0.6));

  private static Workload time(String name, String method, String form, double goal) {
    return new Workload(name, method, form, Kind.OPERATIONS, goal);
  }

  /** How many operations one invocation counts as. */
  int operations(int n) {
    return switch (kind) {
      case OPERATIONS, MEMORY -> Chain.totalOps(n);
      case ADDITIONS -> n / 4;
      case LOOK_UPS -> n;
    };
  }

  /** The ratio that the goal is about, from both programs' figures. */
  double ratio(double ours, double peer) {
    return kind == Kind.MEMORY ? ours / peer : peer / ours;
  }

  /** Whether a ratio meets the goal. */
  boolean isMet(double ratio) {
    return kind == Kind.MEMORY ? ratio <= goal : ratio >= goal;
  }
}
