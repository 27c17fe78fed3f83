// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.benchmarks.ConstructTable.Row;
import dev.ods.benchmarks.MeasuredTool.Cost;
import dev.ods.testing.construct.Construct;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Measures {@code ods-opt} and {@code mlir-opt} as whole processes on texts with many of each
 * construct, and prints a table: seconds of processor time, which depends little on what else the
 * machine does, and megabytes.
 *
 * <p>Each text is measured once, and by {@code mlir-opt} at 100,000 and at the largest size; where
 * the ratio of the two at 100,000 is near or beyond its limit, the least of several runs counts.
 *
 * <p>Arguments: the sizes ({@code 1000,10000}), then, optionally, parts of the names of constructs.
 * A question mark after a size selects the constructs whose ratio at 100,000 exceeds the limit: in
 * a larger text the start of the JVM does not matter. The system properties {@code ods.opt} and
 * {@code mlir.opt} are the commands of the two tools, split at spaces; the second may be empty.
 */
public final class ConstructTimes {
  private static final int COMPARED = 100_000;

  /** The depth to which both tools read nested constructs. */
  static final int COMPARED_DEPTH = 10_000;

  /** The depth up to which nested constructs are measured. */
  private static final int MOST_DEPTH = 50_000;

  private static final double DOUBTFUL_RATIO = 1.5;
  private static final int RUNS = 3;
  private static final int RUNS_OF_START = 5;
  private static final String NEXT_TO_NOTHING = "\"t.op\"() : () -> ()\n";

  /**
   * A size to measure.
   *
   * @param onlySlow whether the constructs are left out whose ratio before was within the limit
   */
  private record Size(int count, boolean onlySlow) {
    static Size parse(String text) {
      boolean onlySlow = text.endsWith("?");
      String digits = onlySlow ? text.substring(0, text.length() - 1) : text;
      return new Size(Integer.parseInt(digits), onlySlow);
    }
  }

  private final Path directory;
  private final Path file;
  private final MeasuredTool ours;
  private final @Nullable MeasuredTool peer;

  private ConstructTimes(Path directory) {
    this.directory = directory;
    this.file = directory.resolve("text.mlir");
    this.ours = new MeasuredTool(command("ods.opt"), directory);
    List<String> other = command("mlir.opt");
    this.peer = other.isEmpty() ? null : new MeasuredTool(other, directory);
  }

  /** Prints the table. */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<Size> sizes = Stream.of(args[0].split(",", -1)).map(Size::parse).toList();
    List<String> names = List.of(args).subList(1, args.length);
    new ConstructTimes(Files.createTempDirectory("constructs")).measure(sizes, names);
  }

  private static List<String> command(String property) {
    String command = System.getProperty(property, "");
    return command.isEmpty() ? List.of() : List.of(command.split(" ", -1));
  }

  private void measure(List<Size> sizes, List<String> names)
      throws IOException, InterruptedException {
    Files.writeString(file, NEXT_TO_NOTHING);
    double start = ours.best(RUNS_OF_START, arguments(List.of(), file)).seconds();
    ConstructTable table = new ConstructTable(System.out, start);
    table.header(sizes.stream().map(Size::count).toList(), largest(sizes, COMPARED));
    for (Construct construct : selected(names)) {
      table.row(row(construct, sizes, start));
    }
    table.summary();
    Files.delete(file);
    Files.delete(directory);
  }

  /** The constructs with these parts of names; all of them if there are none. */
  static List<Construct> selected(List<String> names) {
    return Construct.all().stream()
        .filter(construct -> names.isEmpty() || names.stream().anyMatch(construct.name()::contains))
        .toList();
  }

  /** The largest of the sizes up to a limit; if there is none, the first. */
  private static int largest(List<Size> sizes, int limit) {
    List<Integer> counts = sizes.stream().map(Size::count).toList();
    return counts.stream().filter(size -> size <= limit).reduce(Math::max).orElse(counts.get(0));
  }

  private Row row(Construct construct, List<Size> sizes, double start)
      throws IOException, InterruptedException {
    int compared = largest(sizes, construct.isNested() ? COMPARED_DEPTH : COMPARED);
    List<String> arguments = arguments(construct.options(), file);
    List<Integer> counts = new ArrayList<>();
    List<Cost> costs = new ArrayList<>();
    Cost theirs = null;
    Cost theirsLast = null;
    int index = 0;
    for (Size size : sizes) {
      int count = construct.isNested() ? Math.min(size.count(), MOST_DEPTH) : size.count();
      if (counts.contains(count)
          || (size.onlySlow() && !isSlow(costs.get(index), theirs, construct))) {
        break;
      }
      Files.writeString(file, construct.text().apply(count), StandardCharsets.UTF_8);
      Cost cost = ours.run(arguments);
      if (size.count() > compared && peer != null && !construct.isNested()) {
        theirsLast = peer.run(arguments);
      }
      if (size.count() == compared && peer != null) {
        theirs = peer.run(arguments);
        if (cost.seconds() - start > DOUBTFUL_RATIO * theirs.seconds()) {
          cost = less(cost, ours.best(RUNS - 1, arguments));
          theirs = less(theirs, peer.best(RUNS - 1, arguments));
        }
        index = counts.size();
      }
      counts.add(count);
      costs.add(cost);
    }
    return new Row(construct.name(), counts, costs, index, theirs, theirsLast, construct.isValid());
  }

  private static boolean isSlow(Cost ours, @Nullable Cost theirs, Construct construct) {
    return theirs != null
        && !ConstructTable.isWrong(theirs, construct.isValid())
        && ConstructTable.ratio(ours.seconds(), theirs) > ConstructTable.MOST_RATIO;
  }

  private static Cost less(Cost a, Cost b) {
    return a.seconds() <= b.seconds() ? a : b;
  }

  /** The arguments of either tool for a text of a construct with these options. */
  static List<String> arguments(List<String> options, Path file) {
    List<String> arguments = new ArrayList<>(options);
    arguments.add("--allow-unregistered-dialect");
    arguments.add(file.toString());
    return arguments;
  }
}
