// SPDX-License-Identifier: Apache-2.0
package dev.ods.hook;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Turns what the code of a dialect throws, a stack overflow included, into an error that names the
 * method of the dialect, and a note with the line that threw.
 *
 * <p>Parser, verifier and printer catch everything where they call hooks, and pass it here. What no
 * code of a dialect is involved in is a bug of this library, and is thrown again; so are exceptions
 * of classes of this library, which pass through the code of dialects for a purpose, and the
 * failure of a machine without memory.
 */
public final class HookFailure {
  private static final String BUG = " a bug in the code of ";
  private static final String INCOMPLETE = " the class path lacks what is needed by the code of ";

  /** The message of an error about a class that was not found, unlike one that cannot be used. */
  private static final Pattern CLASS_NAME = Pattern.compile("[^\\s;:]+");

  private HookFailure() {}

  /** Whether a diagnostic says what the code of a dialect threw, or did that it must not do. */
  public static boolean isToldBy(Diagnostic diagnostic) {
    return diagnostic.notes().stream().anyMatch(note -> isToldBy(note.message()));
  }

  private static boolean isToldBy(String note) {
    return note.contains(BUG) || note.contains(INCOMPLETE.strip());
  }

  /**
   * Reports what was thrown.
   *
   * @param location of the operation, type or attribute that the hook was called for
   * @param name of that operation, if it is one
   */
  public static void report(
      Throwable thrown, Location location, @Nullable OperationName name, Diagnostics diagnostics) {
    explain(thrown, location, name).forEach(diagnostics::report);
  }

  /** What was thrown as the exception for callers that have no {@link Diagnostics}. */
  public static DiagnosticException exception(
      Throwable thrown, Location location, @Nullable OperationName name) {
    List<Diagnostic> diagnostics = explain(thrown, location, name);
    if (thrown instanceof DiagnosticException reported) {
      return reported;
    }
    return caused(diagnostics, thrown);
  }

  /**
   * The same, with a note that says what the dialect's code was called for.
   *
   * @param reason such as {@code in pattern 'MyPattern'}
   */
  public static DiagnosticException exception(
      Throwable thrown, Location location, @Nullable OperationName name, String reason) {
    List<Diagnostic> diagnostics = new ArrayList<>(explain(thrown, location, name));
    int last = diagnostics.size() - 1;
    diagnostics.set(last, diagnostics.get(last).withNote(location, reason));
    return caused(diagnostics, thrown);
  }

  private static DiagnosticException caused(List<Diagnostic> diagnostics, Throwable cause) {
    DiagnosticException exception = new DiagnosticException(diagnostics);
    exception.initCause(cause);
    return exception;
  }

  /**
   * What a method of a dialect has done that it must not do.
   *
   * @param op the operation that it was called for
   * @param method its class and its name
   * @param what it has done, as a verb in the past tense
   */
  public static DiagnosticException mistake(Operation op, String method, String what) {
    DialectDefinition dialect = op.name().dialect();
    String owner = dialect == null ? "a dialect" : "dialect '" + dialect.namespace() + "'";
    Diagnostic error =
        new Diagnostic(
            Severity.ERROR,
            op.location(),
            "'" + op.name() + "' op method " + method + " of " + owner + " " + what);
    return new DiagnosticException(List.of(error.withNote(op.location(), "this is" + BUG + owner)));
  }

  /**
   * What a dialect does not say, though it must.
   *
   * @param op the operation that it must be known for
   * @param method that must be implemented, with its parameter types, and where
   * @param why it must
   */
  public static DiagnosticException missing(Operation op, String method, String why) {
    DialectDefinition dialect = op.name().dialect();
    String owner = dialect == null ? "a dialect" : "dialect '" + dialect.namespace() + "'";
    Diagnostic error =
        new Diagnostic(
            Severity.ERROR,
            op.location(),
            "'" + op.name() + "' op needs the method " + method + ": " + why);
    return new DiagnosticException(List.of(error.withNote(op.location(), "this is" + BUG + owner)));
  }

  private static List<Diagnostic> explain(
      Throwable thrown, Location location, @Nullable OperationName name) {
    if (thrown instanceof DiagnosticException reported && hasError(reported.diagnostics())) {
      return reported.diagnostics();
    }
    HookTrace trace = isForDialects(thrown) ? HookTrace.of(thrown, location.context(), name) : null;
    if (trace == null) {
      throw again(thrown);
    }
    DialectDefinition dialect = trace.dialect(location.context(), name);
    String owner = dialect == null ? "a dialect" : "dialect '" + dialect.namespace() + "'";
    String message =
        (name == null ? "" : "'" + name.value() + "' op ")
            + (trace.method() == null ? "code" : "method " + trace.method())
            + " of "
            + owner
            + " "
            + describe(trace.thrown());
    Diagnostic error = new Diagnostic(Severity.ERROR, location, message);
    return List.of(error.withNote(location, note(trace, owner)));
  }

  private static String note(HookTrace trace, String owner) {
    boolean isIncomplete = missingClass(trace.thrown()) != null;
    if (trace.line() == null) {
      return (isIncomplete ? INCOMPLETE.strip() + " " : "this is" + BUG) + owner;
    }
    return "thrown at " + trace.line() + ":" + (isIncomplete ? INCOMPLETE : BUG) + owner;
  }

  private static boolean hasError(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  private static boolean isForDialects(Throwable thrown) {
    return !HookTrace.isOwn(thrown.getClass().getName())
        && (!(thrown instanceof VirtualMachineError) || thrown instanceof StackOverflowError);
  }

  private static RuntimeException again(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) thrown;
  }

  /** The class that was not found, which is no mistake of the code that needs it; or null. */
  private static @Nullable String missingClass(Throwable thrown) {
    String name = thrown instanceof NoClassDefFoundError ? thrown.getMessage() : null;
    return name == null || !CLASS_NAME.matcher(name).matches() ? null : name.replace('/', '.');
  }

  private static String describe(Throwable thrown) {
    String missing = missingClass(thrown);
    if (missing != null) {
      return "needs the class " + missing + ", which is not on the class path";
    }
    if (thrown instanceof StackOverflowError) {
      return "overflowed the stack";
    }
    try {
      return "threw " + thrown;
    } catch (RuntimeException | StackOverflowError e) {
      // The exception is of the dialect, too.
      return "threw " + thrown.getClass().getName();
    }
  }
}
