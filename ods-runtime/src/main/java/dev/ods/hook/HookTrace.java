// SPDX-License-Identifier: Apache-2.0
package dev.ods.hook;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OperationName;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The part of a stack trace that is code of a dialect: the frames that belong neither to the JDK
 * nor to this library, above the method of this library that caught the exception.
 */
final class HookTrace {
  /** The packages of this library, after {@code dev.ods}, with their subpackages. */
  static final Set<String> OWN_PACKAGES =
      Set.of(
          "affine",
          "alias",
          "attach",
          "builtin",
          "checking",
          "codegen",
          "constraint",
          "control",
          "convert",
          "dataflow",
          "datalayout",
          "diagnostic",
          "effect",
          "encoding",
          "failure",
          "floating",
          "fold",
          "hook",
          "inline",
          "ir",
          "memory",
          "op",
          "pass",
          "predicate",
          "property",
          "range",
          "registry",
          "replace",
          "reuse",
          "rewrite",
          "service",
          "shaped",
          "stack",
          "subset",
          "text",
          "trait",
          "transforms",
          "verify");

  private static final String OWN_PREFIX = "dev.ods.";

  /** Methods of models, written by hand too, that call a method of the author. */
  private static final Set<String> CALLERS =
      Set.of("verifyOperation", "verifyRegionInvariants", "verifyInvariants");

  /** Where the base classes of generated classes are. */
  private static final String CODEGEN = OWN_PREFIX + "codegen.";

  /** How far causes are followed. */
  private static final int MOST_CAUSES = 16;

  private final Throwable thrown;

  /** The frame of the dialect that threw, or called what threw; null if it is not known. */
  private final @Nullable StackTraceElement top;

  /** The frame of the hook; null if it is not known. */
  private final @Nullable StackTraceElement hook;

  private HookTrace(
      Throwable thrown, @Nullable StackTraceElement top, @Nullable StackTraceElement hook) {
    this.thrown = thrown;
    this.top = top;
    this.hook = hook;
  }

  /**
   * The trace of an exception, or of the first of its causes that was thrown by a dialect; null if
   * there is none.
   *
   * @param context whose dialects may have thrown
   * @param name of the operation that the hook was called for, or null
   */
  static @Nullable HookTrace of(Throwable thrown, Context context, @Nullable OperationName name) {
    Throwable cause = thrown;
    for (int i = 0; i < MOST_CAUSES && cause != null; i++) {
      HookTrace found = isWrapper(cause) ? null : in(cause, context);
      if (found != null) {
        return found;
      }
      cause = cause.getCause();
    }
    return name != null && mayBeOf(name, thrown) ? new HookTrace(thrown, null, null) : null;
  }

  /** Whether an exception only says that its cause was thrown. */
  private static boolean isWrapper(Throwable thrown) {
    return thrown instanceof ExceptionInInitializerError && thrown.getCause() != null;
  }

  private static @Nullable HookTrace in(Throwable thrown, Context context) {
    StackTraceElement[] frames = thrown.getStackTrace();
    int end = frames.length - common(frames, new Throwable().getStackTrace());
    int top = 0;
    while (top < end && !isDialects(frames[top])) {
      top++;
    }
    if (top == end) {
      return null;
    }
    int hook = top;
    for (int i = top; i < end && !isOwn(frames[i]); i++) {
      hook = isDialects(frames[i]) ? i : hook;
    }
    while (hook > top && isCaller(frames[hook], context) && !isLambda(frames[hook - 1])) {
      hook--;
    }
    return new HookTrace(thrown, frames[top], frames[hook]);
  }

  /** The number of frames at the bottom of both stacks: those below the method that caught. */
  private static int common(StackTraceElement[] a, StackTraceElement[] b) {
    int count = 0;
    while (count < a.length
        && count < b.length
        && a[a.length - 1 - count].equals(b[b.length - 1 - count])) {
      count++;
    }
    return count;
  }

  /**
   * Whether an exception without a frame of a dialect may nevertheless come from the dialect of an
   * operation: the JVM omits the traces of exceptions that it throws often, and the end of one that
   * is long.
   */
  private static boolean mayBeOf(OperationName name, Throwable thrown) {
    if (name.dialectNamespace().equals("builtin")) {
      return false;
    }
    StackTraceElement[] frames = thrown.getStackTrace();
    for (StackTraceElement frame : frames) {
      if (isOwn(frame)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDialects(StackTraceElement frame) {
    return !isOwn(frame) && !isOfJdk(frame);
  }

  /** Whether a method of a dialect is not the author's, but calls one that is. */
  private static boolean isCaller(StackTraceElement frame, Context context) {
    return CALLERS.contains(frame.getMethodName()) || isGenerated(frame, context);
  }

  /** Whether a frame has no name by which its author knows it, unlike that of its caller. */
  private static boolean isLambda(StackTraceElement frame) {
    return frame.getMethodName().startsWith("lambda$");
  }

  private static boolean isGenerated(StackTraceElement frame, Context context) {
    for (DialectDefinition dialect : context.dialects()) {
      try {
        Class<?> type =
            Class.forName(frame.getClassName(), false, dialect.getClass().getClassLoader());
        Class<?> base = type.getSuperclass();
        return base != null && base.getName().startsWith(CODEGEN);
      } catch (ClassNotFoundException | LinkageError e) {
        // A class of another dialect's loader.
      }
    }
    return false;
  }

  private static boolean isOfJdk(StackTraceElement frame) {
    String module = frame.getModuleName();
    return frame.getClassName().startsWith("jdk.internal.")
        || (module != null && (module.startsWith("java.") || module.startsWith("jdk.")));
  }

  private static boolean isOwn(StackTraceElement frame) {
    return isOwn(frame.getClassName());
  }

  /** Whether a class of this name is part of this library. */
  static boolean isOwn(String name) {
    int end = name.indexOf('.', OWN_PREFIX.length());
    return name.startsWith(OWN_PREFIX)
        && end > 0
        && OWN_PACKAGES.contains(name.substring(OWN_PREFIX.length(), end));
  }

  /** What the dialect threw. */
  Throwable thrown() {
    return thrown;
  }

  /** The class and the name of the method that was called; null if it is not known. */
  @Nullable String method() {
    return hook == null ? null : simpleName(hook.getClassName()) + "." + hook.getMethodName();
  }

  private static String simpleName(String className) {
    return className.substring(className.lastIndexOf('.') + 1).replace('$', '.');
  }

  /** The line of the dialect that threw, or called what threw; null if it is not known. */
  @Nullable String line() {
    if (top == null) {
      return null;
    }
    String method = top.getClassName() + "." + top.getMethodName();
    String file = top.getFileName();
    if (file == null) {
      return method;
    }
    return method + "(" + file + (top.getLineNumber() < 0 ? "" : ":" + top.getLineNumber()) + ")";
  }

  /**
   * The dialect whose code threw: the one whose own class is in the trace, or else whose class is
   * in the same package as that of the hook; null if that is none, or several.
   *
   * @param name of the operation that the hook was called for; its dialect precedes others
   */
  @Nullable DialectDefinition dialect(Context context, @Nullable OperationName name) {
    DialectDefinition ofOperation = name == null ? null : name.dialect();
    if (hook == null || top == null) {
      return ofOperation;
    }
    for (DialectDefinition dialect : context.dialects()) {
      if (isMethodOf(dialect, hook)) {
        return dialect;
      }
    }
    DialectDefinition found = null;
    int count = 0;
    for (DialectDefinition dialect : context.dialects()) {
      if (isNear(dialect, hook) || isNear(dialect, top)) {
        found = dialect;
        count++;
        if (dialect == ofOperation) {
          return dialect;
        }
      }
    }
    return count == 1 ? found : null;
  }

  private static boolean isMethodOf(DialectDefinition dialect, StackTraceElement frame) {
    for (Class<?> type = dialect.getClass(); type != null; type = type.getSuperclass()) {
      if (type.getName().equals(frame.getClassName())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNear(DialectDefinition dialect, StackTraceElement frame) {
    String name = frame.getClassName();
    int end = Math.max(0, name.lastIndexOf('.'));
    return dialect.getClass().getPackageName().equals(name.substring(0, end));
  }
}
