// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** By what a class or a member is a constraint: annotations that compose one, or a method. */
final class ConstraintClasses {
  /** The annotations of interfaces, which are constraints. */
  private static final Set<String> INTERFACES = Set.of("AttrInterface", "TypeInterface");

  private ConstraintClasses() {}

  /** Whether an annotation declares an interface of types or attributes. */
  static boolean isInterface(String annotation) {
    return INTERFACES.contains(annotation);
  }

  /** The combinators with which a member composes a constraint, in order. */
  static List<AnnotationMirror> ofMember(Element member) {
    List<AnnotationMirror> found = new ArrayList<>();
    for (AnnotationMirror mirror : member.getAnnotationMirrors()) {
      if (composes(Mirrors.name(mirror))) {
        found.add(mirror);
      }
    }
    return found;
  }

  /** Whether an annotation is a combinator. */
  static boolean composes(String annotation) {
    return annotation.equals("AnyOf")
        || annotation.equals("AllOf")
        || annotation.equals("Not")
        || ContainerReader.reads(annotation)
        || HolderReader.reads(annotation)
        || OwnContainerReader.reads(annotation)
        || ElementsReader.reads(annotation);
  }

  /**
   * The combinators and confinements on {@code type}, in order. Confinements by its author make no
   * constraint on their own: there has to be something by which the declaration is found.
   */
  static List<AnnotationMirror> combinators(TypeElement type) {
    List<AnnotationMirror> found = new ArrayList<>();
    boolean isFound = Mirrors.has(type, "Summary");
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      String name = Mirrors.name(mirror);
      boolean composes =
          composes(name) || isInterface(name) || ConfinementReader.kind(name) != null;
      isFound |= composes;
      if (composes || OwnConfinementReader.reads(mirror)) {
        found.add(mirror);
      }
    }
    return isFound ? found : List.of();
  }

  /** The class of the types of the container that a constraint begins with, or null. */
  static @Nullable ClassName containerKind(List<AnnotationMirror> combinators) {
    if (combinators.isEmpty()) {
      return null;
    }
    AnnotationMirror first = combinators.get(0);
    return ContainerReader.reads(Mirrors.name(first))
        ? ContainerReader.container(first).kind()
        : HolderReader.reads(Mirrors.name(first)) ? HolderReader.holder(first).kind() : null;
  }

  /**
   * Whether a class decides by a method {@code test}, and nothing says what it requires. Without an
   * annotation it is no declaration that is checked itself, so its users report it.
   */
  static boolean lacksSummary(TypeElement type) {
    return testMethod(type) != null
        && !ConstraintReader.isDeclaration(type)
        && TypeFacts.constant(type, "SUMMARY") == null;
  }

  /** The method {@code public static boolean test} of a type or an attribute, or null. */
  static @Nullable ExecutableElement testMethod(TypeElement type) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("test") && hint(method).isEmpty()) {
        return method;
      }
    }
    return null;
  }

  /** Whether a class decides about what a constraint on {@code target} is given. */
  static boolean tests(TypeElement type, ConstraintTarget target) {
    ClassName taken = target == ConstraintTarget.TYPE ? RuntimeNames.TYPE : RuntimeNames.ATTRIBUTE;
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals("test") && hint(method).isEmpty())
        .anyMatch(method -> TypeFacts.is(method.getParameters().get(0).asType(), taken));
  }

  /** Whether the class has {@code public static Type build(Context)}. */
  static boolean isBuildable(TypeElement type) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("build")
          && method.getModifiers().contains(Modifier.STATIC)
          && method.getModifiers().contains(Modifier.PUBLIC)
          && method.getParameters().size() == 1
          && TypeFacts.is(method.getParameters().get(0).asType(), RuntimeNames.CONTEXT)) {
        return true;
      }
    }
    return false;
  }

  /**
   * A hint why the class is not a constraint, if it resembles one.
   *
   * @throws UnresolvedTypeException if that is not known
   */
  static String hint(TypeElement type, TypeFacts facts) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("test")) {
        OwnClass.requireResolved(method, facts);
        return hint(method);
      }
    }
    if (type.getAnnotationMirrors().stream().anyMatch(OwnConfinementReader::reads)) {
      return "; add @Summary to what only confinements of your own are on";
    }
    String hidden = ShadowedNames.hidden(type, RuntimeNames.CONSTRAINT, facts);
    if (!hidden.isEmpty()) {
      return hidden;
    }
    if (isPlainInterface(type)) {
      return "; add @TypeInterface or @AttrInterface to it if it is one of types or of attributes";
    }
    boolean builtin = ClassName.get(type).packageName().equals(RuntimeNames.BUILTIN);
    return builtin ? "; constraints on builtin types are in " + RuntimeNames.CONSTRAINT : "";
  }

  /** Whether an interface of the author is declared as nothing of ours. */
  static boolean isPlainInterface(TypeElement type) {
    String owner = ClassName.get(type).packageName();
    return type.getKind() == ElementKind.INTERFACE
        && type.getTypeParameters().isEmpty()
        && !owner.startsWith("java.")
        && !owner.startsWith("dev.ods.")
        && type.getAnnotationMirrors().stream().allMatch(mirror -> Mirrors.name(mirror).isEmpty());
  }

  /** The same for a class that an annotation names. */
  static String hint(ClassLiteral literal, TypeElement type, TypeFacts facts) {
    String simpleName = type.getSimpleName().toString();
    TypeElement definition = facts.generating(simpleName, literal.origin().element());
    if (definition == null
        || DefReader.target(definition) == null
        || ClassName.get(type).equals(OwnClass.generated(definition))) {
      return hint(type, facts);
    }
    // The author means a class that does not exist yet, in place of which one was imported.
    return "; the name means %s, and not the class that is generated from '%s': write %s.class, or"
            .formatted(
                type.getQualifiedName(), definition.getSimpleName(), definition.getSimpleName())
        + " rename '"
        + definition.getSimpleName()
        + "'";
  }

  private static String hint(ExecutableElement test) {
    if (!test.getModifiers().contains(Modifier.STATIC)) {
      return "; its 'test' is not static";
    }
    if (!test.getModifiers().contains(Modifier.PUBLIC)) {
      return "; its 'test' is not public";
    }
    if (test.getReturnType().getKind() != TypeKind.BOOLEAN) {
      return "; its 'test' does not return boolean";
    }
    boolean fits =
        test.getParameters().size() == 1
            && (TypeFacts.is(test.getParameters().get(0).asType(), RuntimeNames.TYPE)
                || TypeFacts.is(test.getParameters().get(0).asType(), RuntimeNames.ATTRIBUTE));
    return fits ? "" : "; its 'test' does not take a Type or an Attribute";
  }
}
