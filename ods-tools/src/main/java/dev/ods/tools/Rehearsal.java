// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs {@code ods-opt} on sample files, with and without some options that are often given, so that
 * the JVM loads the classes that most runs need: the start scripts record these in an archive. What
 * the runs return does not matter, as some of the samples contain errors.
 */
public final class Rehearsal {
  private Rehearsal() {}

  /**
   * Rehearses.
   *
   * @param files the samples; if one cannot be read, the exit code is 1
   */
  public static void main(String[] files) {
    for (String file : files) {
      if (!Files.isReadable(Path.of(file))) {
        System.exit(OdsOpt.FAILURE);
      }
      run("--split-input-file", file);
      run("--mlir-print-debuginfo", "--mlir-print-op-generic", "--split-input-file", file);
      run("--split-input-file", "--verify-diagnostics", file);
    }
    System.exit(0);
  }

  private static void run(String... args) {
    new OdsOpt(StandardStreams.ofProcess(), InputLimits.DEFAULT).run(args);
  }
}
