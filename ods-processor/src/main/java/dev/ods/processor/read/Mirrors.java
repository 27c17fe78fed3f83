// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.lang.annotation.Repeatable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Reads the project's annotations. If {@code lenient}, a class literal that does not resolve is
 * treated as {@code void.class} and recorded; otherwise it throws {@link UnresolvedTypeException}.
 */
final class Mirrors {
  private final boolean lenient;
  private boolean sawUnresolved;

  Mirrors(boolean lenient) {
    this.lenient = lenient;
  }

  boolean isLenient() {
    return lenient;
  }

  /** Whether a class literal did not resolve. */
  boolean sawUnresolved() {
    return sawUnresolved;
  }

  /** The annotation of the project with this simple name, or null. */
  static @Nullable AnnotationMirror find(Element element, String simpleName) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (name(mirror).equals(simpleName)) {
        return mirror;
      }
    }
    return null;
  }

  /** Whether the element has the annotation of the project with this simple name. */
  static boolean has(Element element, String simpleName) {
    return find(element, simpleName) != null;
  }

  /** The simple name of an annotation of the project, or "" for any other one. */
  static String name(AnnotationMirror mirror) {
    Element type = mirror.getAnnotationType().asElement();
    String packageName = MoreElements.getPackage(type).getQualifiedName().toString();
    return packageName.equals(RuntimeNames.ANNOTATION) ? type.getSimpleName().toString() : "";
  }

  /**
   * All annotations with this simple name, including those in the container of a repeatable one.
   */
  static List<AnnotationMirror> findRepeated(Element element, String simpleName) {
    List<AnnotationMirror> found = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      Element type = mirror.getAnnotationType().asElement();
      if (name(mirror).equals(simpleName)) {
        found.add(mirror);
      } else if (name(mirror).equals("List")
          && type.getEnclosingElement().getSimpleName().contentEquals(simpleName)) {
        for (AnnotationValue value : elements(value(mirror, "value"))) {
          found.add((AnnotationMirror) value.getValue());
        }
      }
    }
    return found;
  }

  /** All annotations, with those in the containers of repeatable ones. */
  static List<AnnotationMirror> all(Element element) {
    List<AnnotationMirror> all = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      AnnotationValue contained = explicit(mirror, "value");
      if (contained != null
          && !elements(contained).isEmpty()
          && elements(contained).stream().allMatch(Mirrors::isRepeatable)) {
        elements(contained).forEach(value -> all.add((AnnotationMirror) value.getValue()));
      } else {
        all.add(mirror);
      }
    }
    return all;
  }

  private static boolean isRepeatable(AnnotationValue value) {
    return value.getValue() instanceof AnnotationMirror mirror
        && MoreElements.isAnnotationPresent(
            mirror.getAnnotationType().asElement(), Repeatable.class);
  }

  /**
   * The value, which may be the default.
   *
   * @throws UnresolvedTypeException if there is neither, which the compiler reports
   */
  static AnnotationValue value(AnnotationMirror mirror, String name) {
    AnnotationValue explicit = explicit(mirror, name);
    if (explicit != null) {
      return explicit;
    }
    Element type = mirror.getAnnotationType().asElement();
    for (ExecutableElement element : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (element.getSimpleName().contentEquals(name)) {
        AnnotationValue otherwise = element.getDefaultValue();
        if (otherwise == null) {
          throw new UnresolvedTypeException(
              "'" + name + "' of @" + type.getSimpleName() + ", which has no value");
        }
        return otherwise;
      }
    }
    throw new IllegalArgumentException(mirror + " has no element " + name);
  }

  /** The value if it is explicit, or null. */
  static @Nullable AnnotationValue explicit(AnnotationMirror mirror, String name) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(name)) {
        return entry.getValue();
      }
    }
    return null;
  }

  /** The origin of a value: the value itself if the author wrote it, else the annotation. */
  static Origin origin(Element element, AnnotationMirror mirror, String name) {
    return new Origin(element, mirror, explicit(mirror, name), -1);
  }

  static String string(AnnotationMirror mirror, String name) {
    return value(mirror, name).getValue() instanceof String text ? text : "";
  }

  static long number(AnnotationMirror mirror, String name) {
    return value(mirror, name).getValue() instanceof Number number ? number.longValue() : 0;
  }

  static boolean isTrue(AnnotationMirror mirror, String name) {
    return Boolean.TRUE.equals(value(mirror, name).getValue());
  }

  /** The name of an enum constant. */
  static String constant(AnnotationMirror mirror, String name, String otherwise) {
    Object value = value(mirror, name).getValue();
    return value instanceof VariableElement constant ? constant.getSimpleName() + "" : otherwise;
  }

  /** The strings of an array, each with its origin. */
  static List<AnnotationValue> list(AnnotationMirror mirror, String name) {
    return elements(value(mirror, name));
  }

  /** The integers of an array, ascending, each once; none if the annotation has no such array. */
  static List<Long> numbers(AnnotationMirror mirror, String name) {
    return sequence(mirror, name).stream().sorted().distinct().toList();
  }

  /** The integers of an array in their order; none if the annotation has no such array. */
  static List<Long> sequence(AnnotationMirror mirror, String name) {
    AnnotationValue explicit = explicit(mirror, name);
    return explicit == null
        ? List.of()
        : elements(explicit).stream()
            .filter(value -> value.getValue() instanceof Number)
            .map(value -> ((Number) value.getValue()).longValue())
            .toList();
  }

  /** The simple name of a class literal; empty if there is none. */
  static String simpleName(AnnotationMirror mirror, String name) {
    AnnotationValue explicit = explicit(mirror, name);
    return explicit != null && explicit.getValue() instanceof DeclaredType type
        ? type.asElement().getSimpleName().toString()
        : "";
  }

  /** The class literals of an array, in order. */
  List<ClassLiteral> classes(Element element, AnnotationMirror mirror, String name) {
    List<ClassLiteral> literals = new ArrayList<>();
    for (AnnotationValue value : list(mirror, name)) {
      literals.add(literal(element, mirror, value));
    }
    return literals;
  }

  /** A class literal; the default is {@code void.class}, whose element is null. */
  ClassLiteral classValue(Element element, AnnotationMirror mirror, String name) {
    AnnotationValue explicit = explicit(mirror, name);
    if (explicit == null) {
      return new ClassLiteral(null, "void", new Origin(element, mirror, null, -1));
    }
    return literal(element, mirror, explicit);
  }

  /** A class literal that is the value of an element. */
  ClassLiteral literal(Element element, AnnotationMirror mirror, AnnotationValue value) {
    Origin origin = new Origin(element, mirror, value, -1);
    // An unresolved class literal is the string "<error>" in javac, and an error type in ECJ.
    if (!(value.getValue() instanceof TypeMirror type) || type.getKind() == TypeKind.ERROR) {
      if (!lenient) {
        throw new UnresolvedTypeException("a class literal in @" + name(mirror), element);
      }
      sawUnresolved = true;
      return new ClassLiteral(null, "void", origin);
    }
    return type.getKind() == TypeKind.DECLARED
        ? new ClassLiteral(MoreTypes.asTypeElement(type), type.toString(), origin)
        : new ClassLiteral(null, type.toString(), origin);
  }

  @SuppressWarnings("unchecked") // The mirror API specifies a list of values for an array.
  private static List<AnnotationValue> elements(AnnotationValue value) {
    return value.getValue() instanceof List<?> list ? (List<AnnotationValue>) list : List.of(value);
  }
}
