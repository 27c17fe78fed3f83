// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

/**
 * One run of a command line tool.
 *
 * @param exitCode its exit code
 * @param out what it wrote to the standard output, one character per byte
 * @param err what it wrote to the standard error, one character per byte
 */
public record ToolRun(int exitCode, String out, String err) {
  /** Whether the complaint is one for users: no stack trace, nothing that asks for a bug report. */
  public boolean isForUsers() {
    return !err.contains("\tat ") && !err.contains("Exception") && !err.contains("internal error");
  }
}
