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
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OdsOpt tool = new OdsOpt(new ByteArrayInputStream(input), out, err);
    int exitCode = tool.run(args);
    return new ToolRun(exitCode, out.toString(ISO_8859_1), err.toString(ISO_8859_1));
  }
}
