// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * The brackets around a comma separated list. With brackets the list may be empty; the {@code
 * OPTIONAL_} forms also allow the brackets themselves to be absent.
 */
public enum Delimiter {
  NONE,
  PAREN,
  SQUARE,
  LESS_GREATER,
  BRACES,
  OPTIONAL_PAREN,
  OPTIONAL_SQUARE,
  OPTIONAL_LESS_GREATER,
  OPTIONAL_BRACES;

  /** Whether the brackets may be absent. */
  public boolean isOptional() {
    return ordinal() >= OPTIONAL_PAREN.ordinal();
  }
}
