// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/** What came of an attempt to read something that may be left out. */
public enum OptionalResult {
  /** It is not there; nothing was read and nothing reported. */
  ABSENT,
  /** It is there and was read. */
  SUCCESS,
  /** It is there and wrong; a diagnostic was reported. */
  FAILURE;

  /** The result for something that is there. */
  public static OptionalResult of(boolean success) {
    return success ? SUCCESS : FAILURE;
  }
}
