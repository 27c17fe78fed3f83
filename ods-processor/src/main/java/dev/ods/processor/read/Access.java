// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Origin;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

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
    TypeElement owner = MoreElements.asType(member.getEnclosingElement());
    boolean isOwnerVisible = TypeFacts.isVisible(owner, user);
    if (isOwnerVisible && isAccessible(member, user)) {
      return true;
    }
    String name = String.join(".", ClassName.get(owner).simpleNames());
    if (isOwnerVisible) {
      name += member.getKind() == ElementKind.CONSTRUCTOR ? "()" : "." + member.getSimpleName();
    }
    problems.report(TraitProblem.NOT_ACCESSIBLE, origin, name, user);
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
    if (!(type instanceof DeclaredType declared)) {
      return true;
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    if (!TypeFacts.isVisible(element, user)) {
      String name = String.join(".", ClassName.get(element).simpleNames());
      problems.report(TraitProblem.NOT_ACCESSIBLE, origin, name, user);
      return false;
    }
    return declared.getTypeArguments().stream()
        .allMatch(argument -> check(argument, user, origin, problems));
  }

  private static boolean isAccessible(Element member, String user) {
    return TypeFacts.packageOf(member).equals(user)
        ? !member.getModifiers().contains(Modifier.PRIVATE)
        : member.getModifiers().contains(Modifier.PUBLIC);
  }
}
