// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs each workload in Java and, right after it, in the C++ program, and prints the table of
 * ratios.
 *
 * <p>Arguments: the path of the C++ program, or {@code -} for none; then, optionally, the sizes
 * ({@code 10000,100000}) and the names of the workloads to run. The system properties {@code
 * ods.opt} and {@code mlir.opt} are the paths of the two tools, which are measured as whole
 * processes.
 */
public final class Compare {
  /**
   * The throughput collector, suitable for batch processes such as compilers. The initial heap is
   * touched beforehand: otherwise, its first pages are part of what is measured.
   */
  private static final String[] JVM = {
    "-Xms3g", "-Xmx6g", "-XX:+AlwaysPreTouch", "-XX:+UseParallelGC"
  };

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  /** The size of the modules whose texts are compared. */
  private static final int COMPARED_OPERATIONS = 10_000;

  private final String peer;
  private final Table table = new Table(System.out);

  private Compare(String peer) {
    this.peer = peer;
  }

  /** Prints the table. */
  public static void main(String[] args) throws RunnerException {
    String peer = args.length > 0 ? args[0] : "-";
    List<Integer> sizes =
        Stream.of((args.length > 1 ? args[1] : "10000,100000,1000000").split(",", -1))
            .map(Integer::valueOf)
            .toList();
    List<String> names = args.length > 2 ? List.of(args).subList(2, args.length) : List.of();
    Compare compare = new Compare(peer);
    for (Workload workload : Workload.ALL) {
      if (names.isEmpty() || names.contains(workload.name())) {
        for (int n : sizes) {
          compare.row(workload, n);
        }
      }
    }
    String odsOpt = System.getProperty("ods.opt", "");
    if (!odsOpt.isEmpty() && (names.isEmpty() || names.contains(WholeProcess.NAME))) {
      new WholeProcess(odsOpt, System.getProperty("mlir.opt", "")).rows(compare.table);
    }
    compare.table.growth();
  }

  private void row(Workload workload, int n) throws RunnerException {
    double allocated = Double.NaN;
    OptionalDouble ours;
    if (workload.kind() == Workload.Kind.MEMORY) {
      ours = Peer.memoryMeter().run(workload.name(), n);
    } else {
      RunResult result = measure(workload, n);
      ours = OptionalDouble.of(median(result) / workload.operations(n));
      Result<?> allocation = result.getSecondaryResults().get(ALLOCATION);
      allocated = allocation == null ? Double.NaN : allocation.getScore() / workload.operations(n);
    }
    boolean alone = peer.equals("-") || workload.peer().isEmpty();
    if (!alone && Rewrite.isRewrite(workload.name())) {
      compareResults(workload.name());
    }
    OptionalDouble theirs = alone ? OptionalDouble.empty() : Peer.cpp(peer).run(workload.peer(), n);
    table.row(workload, n, ours, theirs, allocated);
  }

  /**
   * Compares what a rewrite leaves here and in the C++ program.
   *
   * @throws IllegalStateException if the texts differ
   */
  private void compareResults(String rewrite) {
    byte[] ours = Rewrite.of(rewrite).resultText(COMPARED_OPERATIONS);
    byte[] theirs = Peer.cpp(peer).result(rewrite, COMPARED_OPERATIONS);
    if (!Arrays.equals(ours, theirs)) {
      throw new IllegalStateException(rewrite + " leaves another module in the C++ program");
    }
  }

  private static RunResult measure(Workload workload, int n) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("\\." + workload.method().replace(".", "\\.") + "$")
            .param("n", Integer.toString(n))
            .mode(Mode.AverageTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .forks(1)
            .jvmArgsAppend(JVM)
            .warmupIterations(6)
            .warmupTime(TimeValue.milliseconds(500))
            .measurementIterations(7)
            .measurementTime(TimeValue.milliseconds(400))
            .addProfiler(GCProfiler.class)
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true);
    if (!workload.parameter().isEmpty()) {
      String[] parameter = workload.parameter().split("=", 2);
      options.param(parameter[0], parameter[1]);
    }
    Collection<RunResult> results = new Runner(options.build()).run();
    return results.iterator().next();
  }

  private static double median(RunResult result) {
    Statistics statistics = result.getPrimaryResult().getStatistics();
    return statistics.getPercentile(50);
  }
}
