// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/** The result of parsing something optional. */
public enum OptionalResult {
  /** It is absent; nothing was consumed or reported. */
  ABSENT,
  /** It is present and was parsed. */
  SUCCESS,
  /** It is present, but invalid; a diagnostic was reported. */
  FAILURE;

  /** The result for something that is present. */
  public static OptionalResult of(boolean success) {
    return success ? SUCCESS : FAILURE;
  }
}
