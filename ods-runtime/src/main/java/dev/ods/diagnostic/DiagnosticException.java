// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The exception that holds diagnostics, for callers that prefer it to {@link
 * Diagnostics#hasErrors}.
 */
public final class DiagnosticException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Diagnostic> diagnostics;

  /** An exception whose message is one line per diagnostic. */
  public DiagnosticException(List<Diagnostic> diagnostics) {
    super(diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n")));
    this.diagnostics = List.copyOf(diagnostics);
  }

  /**
   * The diagnostics, in the order in which they were reported. They do not survive serialization:
   * then the list is empty and {@link #getMessage} still holds their text.
   */
  public List<Diagnostic> diagnostics() {
    return diagnostics == null ? List.of() : diagnostics;
  }
}
