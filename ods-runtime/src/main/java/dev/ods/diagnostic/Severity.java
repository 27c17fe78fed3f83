// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

/** The severity of a {@link Diagnostic}. Only {@link #ERROR} implies failure. */
public enum Severity {
  /** The input is invalid; parsing or verification fails. */
  ERROR("error"),
  /** The input is accepted, but likely not as intended. */
  WARNING("warning"),
  /** An observation that requires no action. */
  REMARK("remark"),
  /** Explains the diagnostic that it is attached to. */
  NOTE("note");

  private final String label;

  Severity(String label) {
    this.label = label;
  }

  /** The label before the message when a diagnostic is shown, such as {@code error}. */
  public String label() {
    return label;
  }
}
