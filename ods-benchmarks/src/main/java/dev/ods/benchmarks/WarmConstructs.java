// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.testing.construct.Construct;
import dev.ods.tools.OdsOpt;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures {@code ods-opt} in a JVM that has been running for a while, as in a compiler that stays
 * in memory, on texts with many of each construct: reading, verifying and printing. MLIR's time is
 * what {@code mlir-opt --mlir-timing} reports for the same, so that neither has the start of a
 * process in it. The least of several runs counts on both sides.
 *
 * <p>Arguments: the size (nested constructs: at most 10,000), then, optionally, parts of the names
 * of constructs. The system property {@code mlir.opt} is the other tool, or empty.
 */
public final class WarmConstructs {
  private static final int DEPTH = 10_000;
  private static final double MOST_RATIO = 2;
  private static final int LEAST_RUNS = 5;
  private static final int PEER_RUNS = 3;
  private static final Duration ENOUGH = Duration.ofSeconds(2);
  private static final Pattern TOTAL = Pattern.compile("^ +([0-9.]+) \\(100\\.0%\\)  Total$");

  private final String peer = System.getProperty("mlir.opt", "");
  private final int size;
  private final Path file;
  private final List<String> slow = new ArrayList<>();

  private WarmConstructs(int size, Path file) {
    this.size = size;
    this.file = file;
  }

  /** Prints the table. */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> names = List.of(args).subList(1, args.length);
    Path file = Files.createTempFile("construct", ".mlir");
    try {
      new WarmConstructs(Integer.parseInt(args[0]), file).measure(names);
    } finally {
      Files.delete(file);
    }
  }

  private void measure(List<String> names) throws IOException, InterruptedException {
    System.out.println("| construct | here, ms | MLIR, ms | ratio |");
    System.out.println("| --- | ---: | ---: | ---: |");
    int rows = 0;
    int compared = 0;
    for (Construct construct : Construct.all()) {
      if (names.isEmpty() || names.stream().anyMatch(construct.name()::contains)) {
        rows++;
        compared += row(construct) ? 1 : 0;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%nRows: %d, compared: %d. More than twice MLIR's time: %d%s%n",
        rows,
        compared,
        slow.size(),
        slow.isEmpty() ? "" : ": " + String.join(", ", slow));
  }

  /** Measures and prints a row; returns whether MLIR has a time. */
  private boolean row(Construct construct) throws IOException, InterruptedException {
    String text = construct.text().apply(construct.isNested() ? Math.min(size, DEPTH) : size);
    Files.writeString(file, text, StandardCharsets.UTF_8);
    List<String> arguments = new ArrayList<>(construct.options());
    arguments.addAll(List.of("--allow-unregistered-dialect", file.toString()));
    double ours = ours(arguments);
    OptionalDouble theirs = theirs(arguments, construct.isValid());
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "| %s | %.1f |", construct.name(), ours));
    if (theirs.isPresent()) {
      double ratio = ours / theirs.getAsDouble();
      line.append(String.format(Locale.ROOT, " %.1f | %.2f |", theirs.getAsDouble(), ratio));
      if (ratio > MOST_RATIO) {
        slow.add(String.format(Locale.ROOT, "%s (%.1f)", construct.name(), ratio));
      }
    } else {
      line.append("  |  |");
    }
    System.out.println(line);
    return theirs.isPresent();
  }

  /** The least time of a run in this JVM, in milliseconds. */
  private static double ours(List<String> arguments) {
    String[] args = arguments.toArray(String[]::new);
    long least = Long.MAX_VALUE;
    long begin = System.nanoTime();
    for (int i = 0; i < LEAST_RUNS || System.nanoTime() - begin < ENOUGH.toNanos(); i++) {
      long start = System.nanoTime();
      new OdsOpt(
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              OutputStream.nullOutputStream())
          .run(args);
      least = Math.min(least, System.nanoTime() - start);
    }
    return least / 1e6;
  }

  /** What MLIR reports, in milliseconds; empty if it crashes, or accepts what is invalid. */
  private OptionalDouble theirs(List<String> arguments, boolean isValid)
      throws IOException, InterruptedException {
    if (peer.isEmpty()) {
      return OptionalDouble.empty();
    }
    OptionalDouble least = total(arguments, isValid);
    for (int i = 1; i < PEER_RUNS && least.orElse(Double.MAX_VALUE) < ENOUGH.toMillis(); i++) {
      double next = total(arguments, isValid).orElse(Double.MAX_VALUE);
      least = OptionalDouble.of(Math.min(least.getAsDouble(), next));
    }
    return least;
  }

  private OptionalDouble total(List<String> arguments, boolean isValid)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(peer, "--mlir-timing", "--mlir-timing-display=list", "-o", "/dev/null"));
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    OptionalDouble total = OptionalDouble.empty();
    for (String line : (Iterable<String>) process.inputReader().lines()::iterator) {
      Matcher matcher = TOTAL.matcher(line);
      if (matcher.matches()) {
        // One report for each part of a file.
        total = OptionalDouble.of(total.orElse(0) + Double.parseDouble(matcher.group(1)) * 1000);
      }
    }
    boolean isRight = isValid == (process.waitFor() == 0);
    return isRight ? total : OptionalDouble.empty();
  }
}
