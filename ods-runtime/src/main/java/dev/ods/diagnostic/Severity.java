// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

/** How grave a {@link Diagnostic} is. Only {@link #ERROR} makes an operation fail. */
public enum Severity {
  /** The input is wrong; what was asked for was not done. */
  ERROR("error"),
  /** The input is accepted, but is likely not what was meant. */
  WARNING("warning"),
  /** An observation that asks for nothing. */
  REMARK("remark"),
  /** Explains the diagnostic that it is attached to. */
  NOTE("note");

  private final String label;

  Severity(String label) {
    this.label = label;
  }

  /** The word that stands before the message when a diagnostic is shown, such as {@code error}. */
  public String label() {
    return label;
  }
}
