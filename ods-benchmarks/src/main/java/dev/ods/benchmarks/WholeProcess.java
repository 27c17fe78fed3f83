// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.benchmarks.Table.Goal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * Measures whole processes of {@code ods-opt} and {@code mlir-opt}, which parse a module in generic
 * form, verify it and print it in custom form.
 */
final class WholeProcess {
  static final String NAME = "ods-opt";

  private static final int LARGE = 1_000_000;
  private static final int SMALL = 100;
  private static final int RUNS = 7;
  private static final double MOST_OF_PEER = 0.7;

  /** The goal for the small file. */
  private static final double MOST_SECONDS = 0.25;

  private final String odsOpt;
  private final String mlirOpt;

  /**
   * Creates the comparison of two programs.
   *
   * @param odsOpt the path of {@code ods-opt}
   * @param mlirOpt the path of {@code mlir-opt}; empty for none
   */
  WholeProcess(String odsOpt, String mlirOpt) {
    this.odsOpt = odsOpt;
    this.mlirOpt = mlirOpt;
  }

  void rows(Table table) {
    try {
      Path file = Files.createTempFile("chain", ".mlir");
      try {
        large(table, file);
        small(table, file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void large(Table table, Path file) throws IOException, InterruptedException {
    write(file, LARGE);
    double ours = seconds(odsOpt, file);
    OptionalDouble theirs = peerSeconds(file);
    OptionalDouble ratio =
        theirs.isEmpty() ? theirs : OptionalDouble.of(ours / theirs.getAsDouble());
    Goal goal = Goal.atMost(MOST_OF_PEER, ratio);
    table.row(NAME, LARGE, text(ours), text(theirs), ratio, goal, "");
  }

  private void small(Table table, Path file) throws IOException, InterruptedException {
    write(file, SMALL);
    double ours = seconds(odsOpt, file);
    Goal goal = Goal.atMost(MOST_SECONDS, OptionalDouble.of(ours));
    table.row(NAME, SMALL, text(ours), text(peerSeconds(file)), OptionalDouble.empty(), goal, "");
  }

  private OptionalDouble peerSeconds(Path file) throws IOException, InterruptedException {
    return mlirOpt.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(seconds(mlirOpt, file));
  }

  private static void write(Path file, int n) throws IOException {
    Files.write(file, Chain.text(Chain.build(Chain.newContext(), n), true));
  }

  /** The median of several runs, after a warm-up run. */
  private static double seconds(String program, Path file)
      throws IOException, InterruptedException {
    double[] runs = new double[RUNS];
    run(program, file);
    for (int i = 0; i < RUNS; i++) {
      long start = System.nanoTime();
      run(program, file);
      runs[i] = (System.nanoTime() - start) / 1e9;
    }
    Arrays.sort(runs);
    return runs[RUNS / 2];
  }

  private static void run(String program, Path file) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(program, file.toString(), "-o", "/dev/null").inheritIO().start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(program + " failed");
    }
  }

  private static String text(OptionalDouble seconds) {
    return seconds.isEmpty() ? "" : text(seconds.getAsDouble());
  }

  private static String text(double seconds) {
    return String.format(Locale.ROOT, "%.2f s", seconds);
  }
}
