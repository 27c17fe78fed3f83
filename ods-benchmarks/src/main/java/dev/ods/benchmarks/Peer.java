// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** An external program that measures workloads: the C++ one, or the memory meter. */
record Peer(List<String> command, int column) {
  /** The C++ program, which prints the median in the fourth column. */
  static Peer cpp(String binary) {
    return new Peer(List.of(binary), 3);
  }

  /** The memory meter in a JVM of its own. */
  static Peer memoryMeter() {
    String java = ProcessHandle.current().info().command().orElse("java");
    String classPath = System.getProperty("java.class.path");
    return new Peer(List.of(java, "-Xmx4g", "-cp", classPath, MemoryMeter.class.getName()), 0);
  }

  /** Measures a workload; empty, after a message on the standard error stream, if that fails. */
  OptionalDouble run(String workload, int n) {
    List<String> line = new ArrayList<>(command);
    line.add(workload);
    line.add(Integer.toString(n));
    try {
      Process process =
          new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() == 0) {
        return OptionalDouble.of(Double.parseDouble(output.split(" ", -1)[column]));
      }
      System.err.println("failed: " + String.join(" ", line));
      return OptionalDouble.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return OptionalDouble.empty();
    }
  }

  /**
   * What a rewriting workload leaves, in generic form.
   *
   * @throws IllegalStateException if the program fails
   */
  byte[] result(String workload, int n) {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of("result", workload, Integer.toString(n)));
    try {
      Process process =
          new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      byte[] text = process.getInputStream().readAllBytes();
      if (process.waitFor() != 0) {
        throw new IllegalStateException("failed: " + String.join(" ", line));
      }
      return text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
