// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The elements of an annotation of the author, which are the parameters of what it declares. */
final class AnnotationElements {
  private static final Pattern NAME_IN_BRACES = Pattern.compile("\\{([A-Za-z_]\\w*)\\}");

  private AnnotationElements() {}

  /** The elements in the order of {@code @Order}: class files have none. */
  static List<ExecutableElement> of(TypeElement type) {
    List<ExecutableElement> elements =
        new ArrayList<>(ElementFilter.methodsIn(type.getEnclosedElements()));
    AnnotationMirror order = Mirrors.find(type, "Order");
    if (order != null) {
      List<Object> names =
          Mirrors.list(order, "value").stream().<Object>map(AnnotationValue::getValue).toList();
      elements.sort(
          Comparator.comparingInt(element -> names.indexOf(element.getSimpleName().toString())));
    }
    return elements;
  }

  /** Whether the order of an annotation's elements is known. */
  static boolean areOrdered(TypeElement type, List<ExecutableElement> elements) {
    AnnotationMirror order = Mirrors.find(type, "Order");
    return elements.size() < 2
        || (order != null && Mirrors.list(order, "value").size() == elements.size());
  }

  /** The methods of a class that may be those that decide a predicate; private ones come last. */
  static List<ExecutableElement> tests(TypeElement owner) {
    return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
        .filter(AnnotationElements::isTest)
        .sorted(Comparator.comparing(method -> method.getModifiers().contains(Modifier.PRIVATE)))
        .toList();
  }

  private static boolean isTest(ExecutableElement method) {
    return method.getSimpleName().contentEquals("test")
        && method.getModifiers().contains(Modifier.STATIC)
        && method.getReturnType().getKind() == TypeKind.BOOLEAN;
  }

  /** Whether a value is a number, a boolean, a character or a string. */
  static boolean isPlain(Object value) {
    return value instanceof Number
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof String;
  }

  /** Whether the values of an element of this type are. */
  static boolean isPlain(TypeMirror type) {
    return type.getKind().isPrimitive() || TypeFacts.is(type, "java.lang.String");
  }

  /**
   * Reports an element of which no method can be given the value.
   *
   * @param others what elements may be besides plain ones
   */
  static void reportType(
      ExecutableElement element, Origin origin, String others, Problems problems) {
    problems.report(
        TraitProblem.PREDICATE_ELEMENT,
        origin,
        element.getEnclosingElement().getSimpleName(),
        element.getSimpleName(),
        OpReader.display(element.getReturnType()),
        others);
  }

  /**
   * Reports the names in braces in a summary that are of no element.
   *
   * @param definition the annotation of {@code type} with the summary
   */
  static void checkSummary(TypeElement type, AnnotationMirror definition, Problems problems) {
    List<String> elements =
        of(type).stream().map(element -> element.getSimpleName().toString()).toList();
    Matcher named = NAME_IN_BRACES.matcher(Mirrors.string(definition, "summary"));
    while (named.find()) {
      String name = named.group(1);
      if (!elements.contains(name)) {
        problems.report(
            MemberProblem.SUMMARY_ELEMENT,
            Mirrors.origin(type, definition, "summary"),
            name,
            type.getSimpleName(),
            Suggestions.didYouMean(name, elements));
      }
    }
  }

  /** A summary with the text of an element's value in place of its name in braces. */
  static String substituted(String summary, ExecutableElement element, String value) {
    return summary.replace("{" + element.getSimpleName() + "}", value);
  }
}
