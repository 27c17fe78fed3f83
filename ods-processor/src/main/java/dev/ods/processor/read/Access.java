// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Origin;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

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

  private static boolean isAccessible(Element member, String user) {
    return TypeFacts.packageOf(member).equals(user)
        ? !member.getModifiers().contains(Modifier.PRIVATE)
        : member.getModifiers().contains(Modifier.PUBLIC);
  }
}
