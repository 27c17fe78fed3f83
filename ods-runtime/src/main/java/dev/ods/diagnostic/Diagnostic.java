// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import dev.ods.ir.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A message at a location of the input, with attached notes. Immutable.
 *
 * @param severity the severity
 * @param location the location; {@code UnknownLoc} if there is none
 * @param message the text, without severity and position, and without a final full stop
 * @param notes the attached notes, in the order in which they are shown
 */
public record Diagnostic(
    Severity severity, Location location, String message, List<Diagnostic> notes) {

  /** Copies {@code notes}. */
  public Diagnostic {
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(location, "location");
    Objects.requireNonNull(message, "message");
    notes = List.copyOf(notes);
  }

  /** A diagnostic without notes. */
  public Diagnostic(Severity severity, Location location, String message) {
    this(severity, location, message, List.of());
  }

  /** This diagnostic with one more note at the end. */
  public Diagnostic withNote(Location noteLocation, String noteMessage) {
    List<Diagnostic> more = new ArrayList<>(notes);
    more.add(new Diagnostic(Severity.NOTE, noteLocation, noteMessage));
    return new Diagnostic(severity, location, message, more);
  }

  /** One line for a log: {@code loc(…): error: message}; {@link DiagnosticPrinter} shows more. */
  @Override
  public String toString() {
    return location + ": " + severity.label() + ": " + message;
  }
}
