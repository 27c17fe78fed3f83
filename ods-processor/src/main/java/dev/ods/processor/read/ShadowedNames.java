// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
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
  private final TypeFacts facts;

  /** The names of {@code java.lang} that a package has, too. */
  private final Map<String, Set<String>> byPackage = new HashMap<>();

  /** The public classes of {@code java.lang}. */
  private List<String> common = List.of();

  ShadowedNames(TypeFacts facts) {
    this.facts = facts;
  }

  /** The names that are to be qualified in what is generated from a declaration. */
  Set<String> in(TypeElement type) {
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
