// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

/**
 * The result of running a command line tool.
 *
 * @param exitCode its exit code
 * @param out its standard output, one character per byte
 * @param err its standard error, one character per byte
 */
public record ToolRun(int exitCode, String out, String err) {
  /**
   * Whether the standard error is meant for users: no stack trace, and no request for a bug report.
   */
  public boolean isForUsers() {
    return !err.contains("\tat ") && !err.contains("Exception") && !err.contains("internal error");
  }
}
