// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the simple names of classes of others that mean a class of the author in a generated file:
 * of {@code java.lang}, if the package has a class of that name, and of all packages, if the
 * generated class inherits one, or a constant of that name: from its declaration or, if that is a
 * record, from the interfaces of that.
 */
final class ShadowedNames {
  /** The packages that qualified names in generated code begin with. */
  private static final List<String> ROOTS = List.of("dev", "java");

  private final TypeFacts facts;

  /** The names of {@code java.lang} that a package has, too. */
  private final Map<String, Set<String>> byPackage = new HashMap<>();

  /** The public classes of {@code java.lang}. */
  private List<String> common = List.of();

  ShadowedNames(TypeFacts facts) {
    this.facts = facts;
  }

  private Set<String> all(TypeElement type) {
    String packageName = MoreElements.getPackage(type).getQualifiedName().toString();
    Set<String> names =
        new TreeSet<>(byPackage.computeIfAbsent(packageName, name -> ofPackage(packageName, type)));
    if (Mirrors.has(type, "Op") || type.getKind() == ElementKind.RECORD) {
      for (TypeElement inherited : MemberCollector.lineage(type)) {
        if (inherited.getKind().isInterface()) {
          // Where a name may mean either, a constant has precedence over a class.
          inherited.getEnclosedElements().stream()
              .filter(member -> isNestedClass(member) || member.getKind().isField())
              .forEach(member -> names.add(member.getSimpleName().toString()));
        }
      }
    }
    return names;
  }

  /** The names that are to be qualified in what is generated from a declaration. */
  Set<String> in(TypeElement type) {
    Set<String> names = all(type);
    // That is an error, and without packages the stub has but the simple names.
    return Collections.disjoint(names, ROOTS) ? names : Set.of();
  }

  /**
   * Reports a name that hides the packages of the JDK or of the runtime, so that no name can be
   * qualified: that of a class or a constant, or of a member, which is one of a parameter, if there
   * are names to be qualified.
   */
  void reportPackages(TypeElement type, Problems problems) {
    Set<String> names = all(type);
    for (String root : ROOTS) {
      boolean hidesType = names.contains(root);
      if (hidesType || (!names.isEmpty() && hasMember(type, root))) {
        problems.report(
            DeclarationProblem.PACKAGE_HIDDEN, Origin.of(type), type.getSimpleName(), root);
      }
    }
  }

  private static boolean hasMember(TypeElement type, String name) {
    return MemberCollector.lineage(type).stream()
        .flatMap(owner -> ElementFilter.methodsIn(owner.getEnclosedElements()).stream())
        .anyMatch(
            method ->
                method.getSimpleName().contentEquals(name) && method.getParameters().isEmpty());
  }

  private static boolean isNestedClass(Element member) {
    return member.getKind().isClass() || member.getKind().isInterface();
  }

  private Set<String> ofPackage(String packageName, TypeElement from) {
    if (common.isEmpty()) {
      common =
          publicClasses(
              MoreElements.getPackage(facts.elements().getTypeElement("java.lang.Object")));
    }
    Set<String> names = new TreeSet<>();
    for (String name : common) {
      if (facts.sees(from, ClassName.get(packageName, name))) {
        names.add(name);
      }
    }
    return names;
  }

  private static List<String> publicClasses(PackageElement owner) {
    return ElementFilter.typesIn(owner.getEnclosedElements()).stream()
        .filter(type -> type.getModifiers().contains(Modifier.PUBLIC))
        .map(type -> type.getSimpleName().toString())
        .toList();
  }
}
