// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.testing.ToolRun;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** Runs {@code ods-opt} inside the test. */
final class OptRun {
  private OptRun() {}

  /** Runs the tool with {@code input} as its standard input. */
  static ToolRun of(String input, String... args) {
    return of(input.getBytes(UTF_8), args);
  }

  /** Runs the tool with {@code input} as its standard input. */
  static ToolRun of(byte[] input, String... args) {
    return of(InputLimits.DEFAULT, input, args);
  }

  /** Runs the tool, which reads longer inputs while it parses them. */
  static ToolRun of(InputLimits limits, byte[] input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams = StandardStreams.of(new ByteArrayInputStream(input), out, err);
    OdsOpt tool = new OdsOpt(streams, limits);
    int exitCode = tool.run(args);
    return new ToolRun(exitCode, out.toString(ISO_8859_1), err.toString(ISO_8859_1));
  }
}
