// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.benchmarks.Table.Goal;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A workload that both programs implement.
 *
 * @param name its name
 * @param peer its name in the C++ program
 * @param method the benchmark method that runs it, as {@code Class.method}; empty for a memory
 *     workload
 * @param form the form of its text; empty for workloads without text
 * @param kind what is counted as one operation
 * @param goal the required speed relative to MLIR's; for memory, the maximal size relative to
 *     MLIR's; 0 for no goal
 */
record Workload(String name, String peer, String method, String form, Kind kind, double goal) {
  enum Kind {
    /** All operations of the module. */
    OPERATIONS,
    /** The additions only. */
    ADDITIONS,
    /** The look-ups. */
    LOOK_UPS,
    /** Bytes per operation, instead of time. */
    MEMORY
  }

  private static final double NO_GOAL = 0;

  static final List<Workload> ALL =
      List.of(
          time("parse-generic", "TextBenchmarks.parse", "generic", 3),
          time("parse-custom", "TextBenchmarks.parse", "custom", 3),
          time("print-generic", "TextBenchmarks.print", "generic", 3),
          time("print-custom", "TextBenchmarks.print", "custom", 3),
          time("parse-declared", "DeclaredBenchmarks.parse", "", 3),
          time("print-declared", "DeclaredBenchmarks.print", "", 3),
          time("build", "ChangeBenchmarks.build", "", 2),
          time("clone", "ChangeBenchmarks.clone", "", 2),
          time("erase", "ChangeBenchmarks.erase", "", 2),
          time("verify", "ReadBenchmarks.verify", "", 2),
          time("verify-mt", "ReadBenchmarks.verifyMt", "", 1),
          time("walk-pre", "ReadBenchmarks.walkPre", "", 1),
          time("walk-post", "ReadBenchmarks.walkPost", "", 1),
          time("walk-typed", "ReadBenchmarks.walkTyped", "", 1),
          time("operands", "ReadBenchmarks.operands", "", 1),
          handles("operands", "ReadBenchmarks.operandsHandles"),
          time("uses", "ReadBenchmarks.uses", "", 1),
          handles("uses", "ReadBenchmarks.usesHandles"),
          new Workload("rauw", "rauw", "RauwBenchmark.rauw", "", Kind.ADDITIONS, 1),
          time("canonicalize", "RewriteBenchmarks.canonicalize", "", 3),
          time("cse", "RewriteBenchmarks.cse", "", 3),
          time("greedy", "RewriteBenchmarks.greedy", "", 3),
          new Workload(
              "unique-type", "unique-type", "UniqueBenchmarks.uniqueType", "", Kind.LOOK_UPS, 1),
          new Workload(
              "unique-attr", "unique-attr", "UniqueBenchmarks.uniqueAttr", "", Kind.LOOK_UPS, 1),
          new Workload("property", "property", "PropertyBenchmark.get", "", Kind.LOOK_UPS, NO_GOAL),
          new Workload("memory", "memory", "", "", Kind.MEMORY, 1),
          new Workload("memory-parse", "memory-parse", "", "", Kind.MEMORY, 0.6));

  private static Workload time(String name, String method, String form, double goal) {
    return new Workload(name, name, method, form, Kind.OPERATIONS, goal);
  }

  /** The same workload through handles, which are more convenient and slower. */
  private static Workload handles(String name, String method) {
    return new Workload(name + "-handles", name, method, "", Kind.OPERATIONS, NO_GOAL);
  }

  /** The number of operations per invocation. */
  int operations(int n) {
    return switch (kind) {
      case OPERATIONS, MEMORY -> Functions.totalOps(n);
      case ADDITIONS -> n / 4;
      case LOOK_UPS -> n;
    };
  }

  /** The ratio to which the goal applies, from both programs' measurements. */
  double ratio(double ours, double peer) {
    return kind == Kind.MEMORY ? ours / peer : peer / ours;
  }

  /** The goal, and the verdict whether a ratio meets it. */
  Goal goal(OptionalDouble ratio) {
    if (goal == NO_GOAL) {
      return Goal.NONE;
    }
    return kind == Kind.MEMORY ? Goal.atMost(goal, ratio) : Goal.atLeast(goal, ratio);
  }
}
