// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * Collects diagnostics in the order in which they are reported.
 *
 * <p>Not thread-safe: one collector belongs to one parse, one verification, one thread.
 */
public final class Diagnostics {
  /**
   * The longest text of an operation in a note or a message; a longer one is cut off there, and
   * three dots follow. The text of operations in deeply nested regions is mostly indentation, and
   * would take any amount of memory.
   */
  public static final int MAX_OPERATION_TEXT = 1 << 20;

  private static final String ELLIPSIS = "...";

  private final List<Diagnostic> list = new ArrayList<>();

  /** The notes of the last diagnostic that it does not hold yet. */
  private final List<Diagnostic> notes = new ArrayList<>();

  private final List<Diagnostic> view = new View();
  private int errors;
  private BiFunction<Severity, Operation, String> operationText = Diagnostics::write;
  private boolean showOperations = true;

  /** An empty collector. */
  public Diagnostics() {}

  /**
   * A collector for a caller that needs to know whether there are diagnostics, not what they say:
   * operations are not printed, neither in notes nor in messages.
   */
  public static Diagnostics withoutOperations() {
    return new Diagnostics().showOperations(false).writeOperations((severity, op) -> "");
  }

  /** An empty collector that shows operations as this one does, for example on another thread. */
  public Diagnostics emptyCopy() {
    return new Diagnostics().showOperations(showOperations).writeOperations(operationText);
  }

  /**
   * Whether a diagnostic about an operation carries the note {@code see current operation: …} with
   * the operation, in generic form for an error, as MLIR's {@code --mlir-print-op-on-diagnostic}
   * does. On by default.
   */
  public Diagnostics showOperations(boolean show) {
    showOperations = show;
    return this;
  }

  /**
   * Whether diagnostics carry notes that say where an error was found: see {@link #showOperations}.
   */
  public boolean showsOperations() {
    return showOperations;
  }

  /**
   * Sets how an operation is printed in that note and in messages; an invalid operation may have no
   * custom form.
   */
  public Diagnostics writeOperations(BiFunction<Severity, Operation, String> text) {
    Objects.requireNonNull(text, "text");
    operationText = text;
    return this;
  }

  /**
   * An operation as it is appended to a message: after a line break if it has several lines, so
   * that its columns stay aligned; see {@link #MAX_OPERATION_TEXT}.
   *
   * @throws DiagnosticException if the dialect of one of its types or attributes throws
   */
  public String text(Severity severity, Operation op) {
    String written = operationText.apply(severity, op);
    String text =
        written.length() <= MAX_OPERATION_TEXT + ELLIPSIS.length()
            ? written
            : written.substring(0, MAX_OPERATION_TEXT) + ELLIPSIS;
    return text.indexOf('\n') >= 0 ? "\n" + text : text;
  }

  private static String write(Severity severity, Operation op) {
    return severity == Severity.ERROR ? op.toGenericString() : op.toString();
  }

  /** Reports an error at {@code location}. */
  public void error(Location location, String message) {
    report(new Diagnostic(Severity.ERROR, location, message));
  }

  /** Reports an error at the location of {@code op}. */
  public void error(Operation op, String message) {
    reportAt(Severity.ERROR, op, message);
  }

  /** Reports an error about {@code op}: {@code 'dialect.name' op } precedes the message. */
  public void opError(Operation op, String message) {
    error(op, "'" + op.name().value() + "' op " + message);
  }

  /** Reports a warning at {@code location}. */
  public void warning(Location location, String message) {
    report(new Diagnostic(Severity.WARNING, location, message));
  }

  /** Reports a warning at the location of {@code op}. */
  public void warning(Operation op, String message) {
    reportAt(Severity.WARNING, op, message);
  }

  /** Reports a remark at {@code location}. */
  public void remark(Location location, String message) {
    report(new Diagnostic(Severity.REMARK, location, message));
  }

  /** Reports a remark at the location of {@code op}. */
  public void remark(Operation op, String message) {
    reportAt(Severity.REMARK, op, message);
  }

  /**
   * Attaches a note to the diagnostic reported last.
   *
   * @throws IllegalStateException if nothing has been reported yet: a note explains something
   */
  public void note(Location location, String message) {
    if (list.isEmpty()) {
      throw new IllegalStateException(
          "a note explains another diagnostic; report that one before attaching \""
              + message
              + "\"");
    }
    notes.add(new Diagnostic(Severity.NOTE, location, message));
  }

  /** Gives the last diagnostic its notes: all at once, as each time copies them. */
  private void attachNotes() {
    if (notes.isEmpty()) {
      return;
    }
    int last = list.size() - 1;
    Diagnostic diagnostic = list.get(last);
    List<Diagnostic> all = new ArrayList<>(diagnostic.notes());
    all.addAll(notes);
    notes.clear();
    list.set(
        last,
        new Diagnostic(diagnostic.severity(), diagnostic.location(), diagnostic.message(), all));
  }

  /** Adds a finished diagnostic. */
  public void report(Diagnostic diagnostic) {
    attachNotes();
    list.add(diagnostic);
    if (diagnostic.severity() == Severity.ERROR) {
      errors++;
    }
  }

  private void reportAt(Severity severity, Operation op, String message) {
    Diagnostic diagnostic = new Diagnostic(severity, op.location(), message);
    if (!showOperations) {
      report(diagnostic);
      return;
    }
    String text;
    try {
      text = text(severity, op);
    } catch (DiagnosticException e) {
      report(diagnostic);
      e.diagnostics().forEach(this::report);
      return;
    }
    report(diagnostic.withNote(op.location(), "see current operation: " + text));
  }

  /** Whether an error was reported; warnings and remarks do not count. */
  public boolean hasErrors() {
    return errors > 0;
  }

  /** How many errors were reported. */
  public int errorCount() {
    return errors;
  }

  /** All diagnostics so far, in order: an unmodifiable live view. */
  public List<Diagnostic> list() {
    return view;
  }

  /** Forgets everything reported so far. */
  public void clear() {
    list.clear();
    notes.clear();
    errors = 0;
  }

  /**
   * Returns normally if no error was reported.
   *
   * @throws DiagnosticException with all diagnostics, if there is an error among them
   */
  public void throwIfErrors() {
    if (hasErrors()) {
      throw new DiagnosticException(view);
    }
  }

  /** What {@link #list} returns. */
  private final class View extends AbstractList<Diagnostic> {
    @Override
    public Diagnostic get(int index) {
      attachNotes();
      return list.get(index);
    }

    @Override
    public int size() {
      return list.size();
    }
  }
}
