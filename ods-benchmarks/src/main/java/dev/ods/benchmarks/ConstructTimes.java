// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.testing.construct.Construct;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Measures {@code ods-opt} and {@code mlir-opt} as whole processes on texts with many of each
 * construct, and prints a table: seconds and megabytes.
 *
 * <p>Arguments: the sizes ({@code 1000,10000}), then, optionally, parts of the names of constructs.
 * The system properties {@code ods.opt} and {@code mlir.opt} are the commands of the two tools,
 * split at spaces; the second may be empty.
 */
public final class ConstructTimes {
  private static final int NEST_LIMIT = 10_000;
  private static final long TIMEOUT_SECONDS = 120;

  private final PrintStream out;
  private final List<String> ours = command("ods.opt");
  private final List<String> peer = command("mlir.opt");
  private final Path directory;

  private ConstructTimes(PrintStream out, Path directory) {
    this.out = out;
    this.directory = directory;
  }

  /** Prints the table. */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<Integer> sizes = Stream.of(args[0].split(",", -1)).map(Integer::valueOf).toList();
    List<String> names = List.of(args).subList(1, args.length);
    Path directory = Files.createTempDirectory("constructs");
    ConstructTimes times = new ConstructTimes(System.out, directory);
    times.header(sizes);
    for (Construct construct : Construct.all()) {
      if (names.isEmpty() || names.stream().anyMatch(construct.name()::contains)) {
        times.row(construct, sizes);
      }
    }
    Files.delete(directory);
  }

  private static List<String> command(String property) {
    String command = System.getProperty(property, "");
    return command.isEmpty() ? List.of() : List.of(command.split(" ", -1));
  }

  private void header(List<Integer> sizes) {
    StringBuilder title = new StringBuilder("| construct |");
    StringBuilder line = new StringBuilder("| --- |");
    for (int size : sizes) {
      title.append(String.format(Locale.ROOT, " %,d | MLIR | ratio |", size));
      line.append(" ---: | ---: | ---: |");
    }
    out.println(title);
    out.println(line);
  }

  private void row(Construct construct, List<Integer> sizes)
      throws IOException, InterruptedException {
    out.print("| " + construct.name().replace("|", "\\|") + " |");
    for (int size : sizes) {
      int count = construct.isNested() ? Math.min(size, NEST_LIMIT) : size;
      Path file = directory.resolve("text.mlir");
      Files.writeString(file, construct.text().apply(count), StandardCharsets.UTF_8);
      double here = seconds(ours, construct, file);
      double there = peer.isEmpty() ? Double.NaN : seconds(peer, construct, file);
      out.print(" " + text(here) + " | " + text(there) + " | " + text(here / there) + " |");
      out.flush();
      Files.delete(file);
    }
    out.println();
  }

  private static String text(double number) {
    return Double.isNaN(number) ? "" : String.format(Locale.ROOT, "%.2f", number);
  }

  /** The time of one run; not a number if it does not end in time. */
  private static double seconds(List<String> tool, Construct construct, Path file)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(tool);
    command.addAll(construct.options());
    command.add("--allow-unregistered-dialect");
    command.add(file.toString());
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      return Double.NaN;
    }
    return (System.nanoTime() - start) / 1e9;
  }
}
