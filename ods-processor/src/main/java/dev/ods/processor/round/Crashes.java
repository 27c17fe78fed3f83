// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.round;

import dev.ods.processor.read.UnresolvedTypeException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Turns what is thrown while one declaration is processed into an error at that declaration. A
 * processor that throws ends the compilation, and javac then drops the diagnostics that it has
 * collected, those of other declarations and its own.
 */
final class Crashes {
  /**
   * What compilers throw to end a compilation for another reason than a defect: javac for what its
   * listeners throw, Eclipse where it gives up or the user does. Neither exports the classes.
   */
  private static final Set<String> CANCELLING =
      Set.of(
          "ClientCodeException",
          "PropagatedException",
          "AbortCompilation",
          "OperationCanceledException");

  /** The frames of a stack trace that tell where it happened. */
  private static final int FRAMES = 20;

  private final Messager messager;

  Crashes(Messager messager) {
    this.messager = messager;
  }

  /**
   * Does something for an element, or for none.
   *
   * @return whether nothing was thrown
   * @throws UnresolvedTypeException if that is thrown, which is no error yet
   * @throws RuntimeException if the compiler ends the compilation with it
   */
  boolean guard(@Nullable Element at, Runnable action) {
    try {
      action.run();
      return true;
    } catch (UnresolvedTypeException deferred) {
      throw deferred;
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError thrown) {
      if (isOneOf(CANCELLING, thrown)) {
        throw thrown;
      }
      report(at, thrown);
      return false;
    }
  }

  /** Reports what was thrown for an element, or for none. */
  void report(@Nullable Element at, Throwable thrown) {
    messager.printMessage(Diagnostic.Kind.ERROR, text(at, thrown), at);
  }

  private static String text(@Nullable Element at, Throwable thrown) {
    String where = at == null ? "" : " for '" + at.getSimpleName() + "'";
    if (thrown instanceof IOException) {
      return "cannot write what is generated" + where + ": " + thrown;
    }
    if (lacksClassFile(thrown)) {
      return "nothing is generated" + where + ": " + thrown.getMessage();
    }
    return "internal error of the processor"
        + where
        + ": "
        + thrown
        + "\nThis is a defect of the processor, not of the declaration; please report it with the"
        + " declaration and these lines."
        + trace(thrown);
  }

  /** Whether javac lacks a class file that another one refers to: no other class tells this. */
  private static boolean lacksClassFile(Throwable thrown) {
    return isOneOf(Set.of("CompletionFailure"), thrown);
  }

  /** Whether something is of a class with one of these simple names, or of a subclass. */
  private static boolean isOneOf(Set<String> names, Throwable thrown) {
    return Stream.<Class<?>>iterate(thrown.getClass(), Objects::nonNull, Class::getSuperclass)
        .anyMatch(type -> names.contains(type.getSimpleName()));
  }

  /** The stack, and those of the causes, up to the caller of this class. */
  private static String trace(Throwable thrown) {
    String frames =
        Arrays.stream(thrown.getStackTrace())
            .takeWhile(frame -> !frame.getClassName().equals(Crashes.class.getName()))
            .limit(FRAMES)
            .map(frame -> "\n    at " + frame)
            .collect(Collectors.joining());
    Throwable cause = thrown.getCause();
    return cause == null ? frames : frames + "\n  caused by " + cause + trace(cause);
  }
}
