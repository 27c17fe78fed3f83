// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/**
 * One run of {@code ods-opt} inside the test.
 *
 * @param exitCode 0 or 1
 * @param out what it printed, one character per byte
 * @param err what it complained about, one character per byte
 */
record ToolRun(int exitCode, String out, String err) {
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

  /**
   * Whether the complaint is one for users: no trace of a stack, nothing that calls for a report.
   */
  boolean isForUsers() {
    return !err.contains("\tat ") && !err.contains("Exception") && !err.contains("internal error");
  }
}
