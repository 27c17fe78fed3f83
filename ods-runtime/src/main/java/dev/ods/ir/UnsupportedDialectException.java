// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * Thrown when a dialect cannot be used because its classes were generated for another version of
 * the runtime. The message names the dialect and says what to update.
 */
public final class UnsupportedDialectException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  /**
   * An exception.
   *
   * @param message what does not fit, and what to do about it
   */
  public UnsupportedDialectException(String message) {
    super(message);
  }
}
