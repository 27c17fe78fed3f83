// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import dev.ods.processor.model.Origin;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;

/**
 * Reports problems to the compiler, at the offending annotation value where the compiler supports
 * it. A problem within a string is shown with the line of the string and a caret, as the compiler
 * itself only marks its start. The last line is the URL of a page with an example.
 */
public final class Reporter {
  private final Messager messager;

  public Reporter(Messager messager) {
    this.messager = messager;
  }

  /** Reports all of {@code problems} as errors. */
  public void show(Problems problems) {
    for (Problem problem : problems.list()) {
      Origin origin = problem.origin();
      messager.printMessage(
          Diagnostic.Kind.ERROR,
          text(problem),
          origin.element(),
          origin.annotation(),
          origin.value());
    }
  }

  private static String text(Problem problem) {
    String text = "[" + problem.id().id() + "] " + problem.message();
    Origin origin = problem.origin();
    if (origin.offset() >= 0
        && origin.value() != null
        && origin.value().getValue() instanceof String source) {
      text += "\n" + caret(source, origin.offset());
    }
    return text + "\nsee " + problem.id().address();
  }

  /** The line of {@code source} that contains {@code offset}, with a caret below it. */
  static String caret(String source, int offset) {
    int at = Math.min(offset, source.length());
    int start = source.lastIndexOf('\n', at - 1) + 1;
    int end = source.indexOf('\n', at);
    String line = source.substring(start, end < 0 ? source.length() : end).stripTrailing();
    StringBuilder pad = new StringBuilder();
    for (int i = start; i < at; i++) {
      pad.append(source.charAt(i) == '\t' ? '\t' : ' ');
    }
    return "  " + line + "\n  " + pad + "^";
  }
}
