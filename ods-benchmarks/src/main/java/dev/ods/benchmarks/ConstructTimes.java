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
 * construct, and prints a table: seconds of processor time, which depends little on what else the
 * machine does, and megabytes.
 *
 * <p>Arguments: the sizes ({@code 1000,10000}), then, optionally, parts of the names of constructs.
 * The system properties {@code ods.opt} and {@code mlir.opt} are the commands of the two tools,
 * split at spaces; the second may be empty.
 */
public final class ConstructTimes {
  private static final int COMPARED = 100_000;
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
      title.append(String.format(Locale.ROOT, " %,d | MB |", size));
      line.append(" ---: | ---: |");
    }
    int compared = compared(sizes);
    out.println(title + String.format(Locale.ROOT, " MLIR %,d | MB | ratio |", compared));
    out.println(line + " ---: | ---: | ---: |");
  }

  /** The size at which the two tools are compared: a large one that both read soon. */
  private static int compared(List<Integer> sizes) {
    return sizes.contains(COMPARED) ? COMPARED : sizes.get(sizes.size() - 1);
  }

  private void row(Construct construct, List<Integer> sizes)
      throws IOException, InterruptedException {
    out.print("| " + construct.name() + " |");
    Cost there = Cost.NONE;
    Cost compared = Cost.NONE;
    for (int size : sizes) {
      int count = construct.isNested() ? Math.min(size, NEST_LIMIT) : size;
      Path file = directory.resolve("text.mlir");
      Files.writeString(file, construct.text().apply(count), StandardCharsets.UTF_8);
      Cost here = cost(ours, construct, file);
      out.print(here.cells());
      out.flush();
      if (size == compared(sizes) && !peer.isEmpty()) {
        compared = here;
        there = cost(peer, construct, file);
      }
      Files.delete(file);
    }
    out.printf(Locale.ROOT, "%s %s |%n", there.cells(), compared.ratio(there));
  }

  /**
   * What a run cost.
   *
   * @param seconds of all processors; negative if it did not end in time
   * @param megabytes the most memory that it had
   */
  private record Cost(double seconds, long megabytes) {
    static final Cost NONE = new Cost(-1, 0);

    String cells() {
      return seconds < 0
          ? "  |  |"
          : String.format(Locale.ROOT, " %.2f | %d |", seconds, megabytes);
    }

    String ratio(Cost other) {
      return seconds < 0 || other.seconds <= 0
          ? ""
          : String.format(Locale.ROOT, "%.1f", seconds / other.seconds);
    }
  }

  /** Runs a tool under the program {@code time} of GNU. */
  private Cost cost(List<String> tool, Construct construct, Path file)
      throws IOException, InterruptedException {
    Path report = directory.resolve("time");
    List<String> command =
        new ArrayList<>(List.of("time", "-q", "-f", "%U %S %M", "-o", report.toString()));
    command.addAll(tool);
    command.addAll(construct.options());
    command.add("--allow-unregistered-dialect");
    command.add(file.toString());
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
      return Cost.NONE;
    }
    String[] values = Files.readString(report).trim().split(" ", -1);
    Files.delete(report);
    return new Cost(
        Double.parseDouble(values[0]) + Double.parseDouble(values[1]),
        Long.parseLong(values[2]) / 1024);
  }
}
