// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/**
 * The command cannot be carried out: a wrong option, a file that cannot be read. The message is
 * complete and meant for the user.
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
