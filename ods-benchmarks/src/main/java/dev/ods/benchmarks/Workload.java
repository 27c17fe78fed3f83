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
 * @param parameter a parameter of that method, as {@code name=value}; empty if it has none
 * @param kind what is counted as one operation
 * @param goal the required speed relative to MLIR's; for memory, the maximal size relative to
 *     MLIR's; 0 for no goal
 * @param single the workload whose ratio is the goal, as this is the same one on several threads;
 *     empty if {@code goal} is
 */
record Workload(
    String name,
    String peer,
    String method,
    String parameter,
    Kind kind,
    double goal,
    String single) {
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
          time("parse-generic", "TextBenchmarks.parse", "form=generic", 3),
          time("parse-custom", "TextBenchmarks.parse", "form=custom", 3),
          time("print-generic", "TextBenchmarks.print", "form=generic", 3),
          time("print-custom", "TextBenchmarks.print", "form=custom", 3),
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
          counted("rauw", "RauwBenchmark.rauw", Kind.ADDITIONS, 1),
          rewrite("canonicalize", 3),
          rewrite("canonicalize-func", 3),
          threaded("canonicalize-func"),
          rewrite("canonicalize-unchanged", NO_GOAL),
          rewrite("cse", 3),
          rewrite("cse-func", 3),
          threaded("cse-func"),
          rewrite("cse-unchanged", NO_GOAL),
          rewrite("greedy", 3),
          rewrite("greedy-unchanged", NO_GOAL),
          rewrite("inline", NO_GOAL),
          rewrite("sccp", NO_GOAL),
          rewrite("symbol-dce", NO_GOAL),
          counted("unique-type", "UniqueBenchmarks.uniqueType", Kind.LOOK_UPS, 1),
          counted("unique-attr", "UniqueBenchmarks.uniqueAttr", Kind.LOOK_UPS, 1),
          counted("property", "PropertyBenchmark.get", Kind.LOOK_UPS, NO_GOAL),
          counted("memory", "", Kind.MEMORY, 1),
          counted("memory-parse", "", Kind.MEMORY, 0.6));

  private static Workload time(String name, String method, String parameter, double goal) {
    return new Workload(name, name, method, parameter, Kind.OPERATIONS, goal, "");
  }

  private static Workload counted(String name, String method, Kind kind, double goal) {
    return new Workload(name, name, method, "", kind, goal, "");
  }

  private static Workload rewrite(String name, double goal) {
    return time(name, "RewriteBenchmarks.rewrite", "rewrite=" + name, goal);
  }

  /** The same rewrite on all cores, which must be as far ahead of MLIR's as on one. */
  private static Workload threaded(String single) {
    Workload own = rewrite(single + "-mt", NO_GOAL);
    return new Workload(own.name, own.peer, own.method, own.parameter, own.kind, NO_GOAL, single);
  }

  /** The same workload through handles, which are more convenient and slower. */
  private static Workload handles(String name, String method) {
    return new Workload(name + "-handles", name, method, "", Kind.OPERATIONS, NO_GOAL, "");
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

  /**
   * The goal, and the verdict whether a ratio meets it.
   *
   * @param singleRatio the ratio of the workload {@link #single}, if that was measured
   */
  Goal goal(OptionalDouble ratio, OptionalDouble singleRatio) {
    double required = single.isEmpty() ? goal : singleRatio.orElse(NO_GOAL);
    if (required == NO_GOAL) {
      return Goal.NONE;
    }
    return kind == Kind.MEMORY ? Goal.atMost(required, ratio) : Goal.atLeast(required, ratio);
  }
}
