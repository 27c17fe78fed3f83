// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * The brackets around a comma separated list. With brackets the list may be empty; the {@code
 * OPTIONAL_} forms also allow the brackets themselves to be absent.
 */
public enum Delimiter {
  NONE(false),
  PAREN(false),
  SQUARE(false),
  LESS_GREATER(false),
  BRACES(false),
  OPTIONAL_PAREN(true),
  OPTIONAL_SQUARE(true),
  OPTIONAL_LESS_GREATER(true),
  OPTIONAL_BRACES(true);

  private final boolean optional;

  Delimiter(boolean optional) {
    this.optional = optional;
  }

  /** Whether the brackets may be absent. */
  public boolean isOptional() {
    return optional;
  }
}
