// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Origin;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Whether the class that is generated in a package has access to what an author declares. */
final class Access {
  private Access() {}

  /**
   * Whether there is access to a static method, a field, a constructor or a method of a value; if
   * there is none, it is reported.
   *
   * @param user the package of the generated class
   * @param origin what makes the generated class use it
   */
  static boolean check(Element member, String user, Origin origin, Problems problems) {
    if (isAccessible(member, user)) {
      return true;
    }
    TypeElement owner = MoreElements.asType(member.getEnclosingElement());
    String name = String.join(".", ClassName.get(owner).simpleNames());
    if (TypeFacts.isVisible(owner, user)) {
      name += member.getKind() == ElementKind.CONSTRUCTOR ? "()" : "." + member.getSimpleName();
    }
    report(owner, name, user, origin, problems);
    return false;
  }

  /**
   * Whether there is access to all classes in a type; one to which there is none is reported.
   *
   * @param user the package of the generated class
   * @param origin what makes the generated class use it
   */
  static boolean check(TypeMirror type, String user, Origin origin, Problems problems) {
    if (type instanceof ArrayType array) {
      return check(array.getComponentType(), user, origin, problems);
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.of(wildcard.getExtendsBound(), wildcard.getSuperBound())
          .filter(Objects::nonNull)
          .allMatch(bound -> check(bound, user, origin, problems));
    }
    // What does not resolve yet is generated in the package of its declaration.
    if (type.getKind() != TypeKind.DECLARED) {
      return true;
    }
    return checkClass(MoreTypes.asTypeElement(type), user, origin, problems)
        && ((DeclaredType) type)
            .getTypeArguments().stream()
                .allMatch(argument -> check(argument, user, origin, problems));
  }

  /**
   * Whether there is access to a class, and to what is generated from it; if there is none, it is
   * reported.
   */
  static boolean checkClass(TypeElement type, String user, Origin origin, Problems problems) {
    if (TypeFacts.isVisible(type, user)) {
      return true;
    }
    String name = String.join(".", ClassName.get(type).simpleNames());
    report(type, name, user, origin, problems);
    return false;
  }

  private static void report(
      Element inaccessible, String name, String user, Origin origin, Problems problems) {
    boolean samePackage = TypeFacts.packageOf(inaccessible).equals(user);
    problems.report(
        TraitProblem.NOT_ACCESSIBLE,
        origin,
        name,
        user,
        samePackage ? "package-private or public" : "public");
  }

  /** Whether there is access to all classes in the signature of a method or a constructor. */
  static boolean checkSignature(
      ExecutableElement method, String user, Origin origin, Problems problems) {
    return Stream.of(
            Stream.of(method.getReturnType()),
            method.getParameters().stream().map(VariableElement::asType),
            method.getTypeParameters().stream().flatMap(type -> type.getBounds().stream()),
            method.getThrownTypes().stream())
        .flatMap(types -> types)
        .allMatch(type -> check(type, user, origin, problems));
  }

  /** Whether there is access to a member of a class in a package. */
  static boolean isAccessible(Element member, String user) {
    boolean isOpen =
        TypeFacts.packageOf(member).equals(user)
            ? !member.getModifiers().contains(Modifier.PRIVATE)
            : member.getModifiers().contains(Modifier.PUBLIC);
    return isOpen && TypeFacts.isVisible(MoreElements.asType(member.getEnclosingElement()), user);
  }
}
