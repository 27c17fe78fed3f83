// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/**
 * The run failed: an invalid option, a file that cannot be read. The message is complete and for
 * the user.
 */
class ToolException extends Exception {
  private static final long serialVersionUID = 1L;

  ToolException(String message) {
    super(message, null, false, false);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
