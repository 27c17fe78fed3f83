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
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Measures {@code ods-opt} in a JVM that has been running for a while, as in a compiler that stays
 * in memory, on texts with many of each construct: reading, verifying and printing. The times are
 * what {@code --mlir-timing} reports here and in {@code mlir-opt}, so that neither has the start of
 * a process in it. The least of several runs counts on both sides.
 *
 * <p>Arguments: the size (nested constructs: at most 10,000), then, optionally, parts of the names
 * of constructs. The system property {@code mlir.opt} is the other tool, or empty.
 */
public final class WarmConstructs {
  private static final int SIZE_OF_WARM_UP = 1000;
  private static final Duration WARM_UP = Duration.ofMillis(100);
  private static final Duration MEASUREMENT = Duration.ofSeconds(2);
  private static final int PEER_RUNS = 3;

  /** Options with which MLIR's report is not one of all that it does. */
  private static final List<String> NOT_REPORTED =
      List.of("--split-input-file", "--verify-diagnostics");

  private static final List<String> TIMING =
      List.of("--mlir-timing", "--mlir-timing-display=list", "-o", "/dev/null");

  private static final Pattern TOTAL = Pattern.compile("^ +([0-9.]+) \\(100\\.0%\\)  Total$");

  private final String peer = System.getProperty("mlir.opt", "");
  private final Path file;
  private final List<String> slow = new ArrayList<>();
  private int compared;

  private WarmConstructs(Path file) {
    this.file = file;
  }

  /** Prints the table. */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<Construct> constructs = ConstructTimes.selected(List.of(args).subList(1, args.length));
    Path file = Files.createTempFile("construct", ".mlir");
    try {
      new WarmConstructs(file).measure(constructs, Integer.parseInt(args[0]));
    } finally {
      Files.delete(file);
    }
  }

  private void measure(List<Construct> constructs, int size)
      throws IOException, InterruptedException {
    for (Construct construct : constructs) {
      ours(write(construct, Math.min(size, SIZE_OF_WARM_UP)), WARM_UP);
    }
    System.out.println("| construct | here, ms | MLIR, ms | ratio |");
    System.out.println("| --- | ---: | ---: | ---: |");
    for (Construct construct : constructs) {
      List<String> arguments = write(construct, size);
      double ours = ours(arguments, MEASUREMENT);
      row(construct.name(), ours, theirs(construct, arguments));
    }
    System.out.printf(
        Locale.ROOT,
        "%nRows: %d, compared: %d. More than twice MLIR's time: %d%s%n",
        constructs.size(),
        compared,
        slow.size(),
        slow.isEmpty() ? "" : ": " + String.join(", ", slow));
  }

  /** Writes the text of a construct, and returns the arguments for it. */
  private List<String> write(Construct construct, int size) throws IOException {
    int count = construct.isNested() ? Math.min(size, ConstructTimes.COMPARED_DEPTH) : size;
    Files.writeString(file, construct.text().apply(count), StandardCharsets.UTF_8);
    return ConstructTimes.arguments(construct.options(), file);
  }

  private void row(String name, double ours, OptionalDouble theirs) {
    if (theirs.isEmpty()) {
      System.out.printf(Locale.ROOT, "| %s | %.1f |  |  |%n", name, ours);
      return;
    }
    compared++;
    double ratio = ours / theirs.getAsDouble();
    System.out.printf(
        Locale.ROOT, "| %s | %.1f | %.1f | %.2f |%n", name, ours, theirs.getAsDouble(), ratio);
    if (ratio > ConstructTable.MOST_RATIO) {
      slow.add(String.format(Locale.ROOT, "%s (%.1f)", name, ratio));
    }
  }

  /**
   * The least time of the runs in this JVM that some time is enough for, in milliseconds; the whole
   * time of a run if it makes no report.
   */
  private static double ours(List<String> arguments, Duration enough) {
    String[] args = timed(arguments).toArray(String[]::new);
    double least = Double.MAX_VALUE;
    long begin = System.nanoTime();
    do {
      Tail report = new Tail();
      long start = System.nanoTime();
      new OdsOpt(InputStream.nullInputStream(), OutputStream.nullOutputStream(), report).run(args);
      double elapsed = (System.nanoTime() - start) / 1e6;
      least = Math.min(least, total(report.lines()).orElse(elapsed));
    } while (System.nanoTime() - begin < enough.toNanos());
    return least;
  }

  private static List<String> timed(List<String> arguments) {
    List<String> timed = new ArrayList<>(TIMING);
    timed.addAll(arguments);
    return timed;
  }

  /** The whole time in a report, in milliseconds; empty if there is no report. */
  private static OptionalDouble total(Stream<String> lines) {
    return lines
        .map(TOTAL::matcher)
        .filter(Matcher::matches)
        .mapToDouble(matcher -> Double.parseDouble(matcher.group(1)) * 1000)
        .reduce((first, last) -> last);
  }

  /** What MLIR reports, in milliseconds; empty if it crashes, or does not judge the text right. */
  private OptionalDouble theirs(Construct construct, List<String> arguments)
      throws IOException, InterruptedException {
    if (peer.isEmpty() || !Collections.disjoint(construct.options(), NOT_REPORTED)) {
      return OptionalDouble.empty();
    }
    OptionalDouble least = total(arguments, construct.isValid());
    for (int i = 1; i < PEER_RUNS && isShort(least); i++) {
      double next = total(arguments, construct.isValid()).orElse(Double.MAX_VALUE);
      least = OptionalDouble.of(Math.min(least.getAsDouble(), next));
    }
    return least;
  }

  /** Whether a time is one, and not so long that another run would cost more than it tells. */
  private static boolean isShort(OptionalDouble millis) {
    return millis.isPresent() && millis.getAsDouble() < MEASUREMENT.toMillis();
  }

  private OptionalDouble total(List<String> arguments, boolean isValid)
      throws IOException, InterruptedException {
    List<String> command = timed(arguments);
    command.add(0, peer);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    OptionalDouble total = total(process.inputReader().lines());
    boolean isRight = isValid == (process.waitFor() == 0);
    return isRight ? total : OptionalDouble.empty();
  }

  /** Keeps the end of what is written, which is the report; there may be many errors before. */
  private static final class Tail extends OutputStream {
    private final byte[] ring = new byte[1 << 14];
    private long written;

    @Override
    public void write(int value) {
      ring[(int) (written++ % ring.length)] = (byte) value;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      int skipped = Math.max(0, length - ring.length);
      written += skipped;
      for (int i = skipped; i < length; i++) {
        write(bytes[offset + i]);
      }
    }

    Stream<String> lines() {
      int length = (int) Math.min(written, ring.length);
      byte[] end = new byte[length];
      for (int i = 0; i < length; i++) {
        end[i] = ring[(int) ((written - length + i) % ring.length)];
      }
      return new String(end, StandardCharsets.UTF_8).lines();
    }
  }
}
