// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A command that is run as a whole process, under the program {@code time} of GNU and with a limit
 * to its processor time.
 */
final class MeasuredTool {
  /** Seconds of processor time after which the system ends a process. */
  static final int LIMIT_SECONDS = 60;

  /** What GNU's {@code time} returns for a process that a signal ended, less the signal. */
  private static final int SIGNAL = 128;

  private final List<String> command;
  private final Path report;

  /**
   * A tool.
   *
   * @param command the program and its first arguments
   * @param directory for a file with the measurements of a run
   */
  MeasuredTool(List<String> command, Path directory) {
    this.command = List.copyOf(command);
    this.report = directory.resolve("time");
  }

  /**
   * What a run cost.
   *
   * @param seconds of processor time, in the process and in the kernel
   * @param megabytes the most memory that it had
   * @param exitCode what it returned; above 128 if a signal ended it
   */
  record Cost(double seconds, long megabytes, int exitCode) {
    /** Whether it crashed, or reached the limit. */
    boolean wasEnded() {
      return exitCode > SIGNAL;
    }

    /** Whether it reached the limit. */
    boolean reachedLimit() {
      return wasEnded() && seconds > LIMIT_SECONDS - 1;
    }
  }

  /** Runs the tool with more arguments; what it prints is dropped. */
  Cost run(List<String> arguments) throws IOException, InterruptedException {
    List<String> whole = new ArrayList<>();
    whole.addAll(List.of("time", "-q", "-f", "%U %S %M", "-o", report.toString()));
    whole.addAll(List.of("sh", "-c", "ulimit -t " + LIMIT_SECONDS + "; exec \"$@\"", "sh"));
    whole.addAll(command);
    whole.addAll(arguments);
    int exitCode =
        new ProcessBuilder(whole)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor();
    String[] values = Files.readString(report).trim().split(" ", -1);
    Files.delete(report);
    return new Cost(
        Double.parseDouble(values[0]) + Double.parseDouble(values[1]),
        Long.parseLong(values[2]) / 1024,
        exitCode);
  }

  /** {@link #run} several times: the run of least processor time. */
  Cost best(int runs, List<String> arguments) throws IOException, InterruptedException {
    Cost best = run(arguments);
    for (int i = 1; i < runs; i++) {
      Cost next = run(arguments);
      best = next.seconds() < best.seconds() ? next : best;
    }
    return best;
  }
}
