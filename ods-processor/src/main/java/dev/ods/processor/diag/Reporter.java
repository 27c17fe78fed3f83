// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import dev.ods.processor.model.Origin;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Reports problems to the compiler, at the offending annotation value where the compiler supports
 * it. A problem within a string is shown with the line of the string and a caret, as the compiler
 * itself only marks its start. The last line is the URL of a page with an example.
 */
public final class Reporter {
  private final Messager messager;

  /** What was reported: all ops that inherit a wrong declaration find the same. */
  private final Set<Problem> shown = new HashSet<>();

  /** The names of the outermost classes that are compiled from sources. */
  private final Set<String> sources = new HashSet<>();

  public Reporter(Messager messager) {
    this.messager = messager;
  }

  /** Registers what is compiled from sources: what is in class files has no position. */
  public void addSources(Set<? extends Element> roots) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        sources.add(type.getQualifiedName().toString());
      }
    }
  }

  /**
   * Reports all of {@code problems}, except those that were reported before, and warnings whose ids
   * are in a {@link SuppressWarnings} around them or that are about class files: these were shown
   * when they were compiled, and do not say whether they are suppressed.
   *
   * @param declaration the declaration that has or inherits them: the position of those that are in
   *     class files
   */
  public void show(Problems problems, @Nullable Element declaration) {
    for (Problem problem : problems.list()) {
      String inherited = declaration == null ? "" : inherited(problem.origin().element());
      Origin origin =
          declaration == null || inherited.isEmpty() ? problem.origin() : Origin.of(declaration);
      boolean isWarning = problem.id().isWarning();
      boolean isSilent =
          isWarning && (!inherited.isEmpty() || isSuppressed(problem.id().id(), origin.element()));
      if (isSilent || !shown.add(problem)) {
        continue;
      }
      messager.printMessage(
          isWarning ? Diagnostic.Kind.WARNING : Diagnostic.Kind.ERROR,
          text(problem, inherited),
          origin.element(),
          origin.annotation(),
          origin.value());
    }
  }

  private static boolean isSuppressed(String id, Element element) {
    for (Element at = element; at != null; at = at.getEnclosingElement()) {
      SuppressWarnings suppressed = at.getAnnotation(SuppressWarnings.class);
      if (suppressed != null && List.of(suppressed.value()).contains(id)) {
        return true;
      }
    }
    return false;
  }

  /** What says that an element is of a class file; empty if it is not. */
  private String inherited(Element element) {
    String name = "";
    for (Element at = element; at != null; at = at.getEnclosingElement()) {
      if (at instanceof TypeElement type) {
        name = type.getQualifiedName().toString();
      }
    }
    return name.isEmpty() || sources.contains(name) ? "" : " (inherited from " + name + ")";
  }

  private static String text(Problem problem, String inherited) {
    String text = "[" + problem.id().id() + "] " + problem.message() + inherited;
    Origin origin = problem.origin();
    if (origin.offset() >= 0
        && origin.value() != null
        && origin.value().getValue() instanceof String source) {
      text += "\n" + caret(source, origin.offset());
    }
    return text + "\nsee " + Pages.address(problem.id());
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
