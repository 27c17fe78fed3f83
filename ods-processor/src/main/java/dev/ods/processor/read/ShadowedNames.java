// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Finds the simple names of classes of others that mean a class of the author in a generated file:
 * of {@code java.lang}, if the package has a class of that name, and of all packages, if the
 * generated class inherits one, or a constant of that name: from its declaration or, if that is a
 * record, from the interfaces of that.
 */
final class ShadowedNames {
  /** The beginning of the packages of annotations. */
  private static final String OF_ANNOTATIONS = "org";

  /**
   * The names that the qualified names of generated code begin with, and the packages there with
   * classes that it uses.
   */
  private static final Map<String, List<String>> PACKAGES =
      Map.of(
          "dev",
          Stream.of(
                  "affine",
                  "annotation",
                  "builtin",
                  "codegen",
                  "constraint",
                  "control",
                  "diagnostic",
                  "effect",
                  "inline",
                  "ir",
                  "memory",
                  "pass",
                  "predicate",
                  "property",
                  "range",
                  "rewrite",
                  "shaped",
                  "subset",
                  "text",
                  "trait",
                  "verify")
              .map(name -> "dev.ods." + name)
              .toList(),
          "java",
          List.of("java.lang", "java.math", "java.util", "java.util.function", "java.util.stream"),
          OF_ANNOTATIONS,
          List.of("org.jspecify.annotations"));

  /**
   * A hint that a name means a class of the author, although the runtime has one that it could mean
   * if it were imported; "" if there is none.
   *
   * @param packageName the package of that
   */
  static String hidden(TypeElement type, String packageName, TypeFacts facts) {
    ClassName meant = ClassName.get(packageName, type.getSimpleName().toString());
    return TypeFacts.packageOf(type).equals(packageName) || facts.find(meant) == null
        ? ""
        : "; the name means %s, which hides %s where that is imported with '*': write the latter in full, or rename '%s'"
            .formatted(type.getQualifiedName(), meant.canonicalName(), meant.simpleName());
  }

  private final TypeFacts facts;

  /** The names of {@code java.lang} that a package has, too. */
  private final Map<String, Map<String, Element>> byPackage = new HashMap<>();

  /** The public classes of {@code java.lang}. */
  private List<String> common = List.of();

  ShadowedNames(TypeFacts facts) {
    this.facts = facts;
  }

  /** The names, each with a class or constant of the author that it means. */
  private Map<String, Element> all(TypeElement type) {
    return facts.cache().shadowed(type, () -> find(type));
  }

  private Map<String, Element> find(TypeElement type) {
    String packageName = MoreElements.getPackage(type).getQualifiedName().toString();
    Map<String, Element> names =
        new TreeMap<>(byPackage.computeIfAbsent(packageName, name -> ofPackage(packageName, type)));
    if (Mirrors.has(type, "Op") || type.getKind() == ElementKind.RECORD) {
      for (TypeElement inherited : MemberCollector.lineage(type)) {
        if (inherited.getKind().isInterface()) {
          // Where a name may mean either, a constant has precedence over a class.
          inherited.getEnclosedElements().stream()
              .filter(member -> isNestedClass(member) || member.getKind().isField())
              .forEach(member -> names.put(member.getSimpleName().toString(), member));
        }
      }
    }
    return names;
  }

  /** The names that are to be qualified in what is generated from a declaration. */
  Set<String> in(TypeElement type) {
    // That is an error, and without packages the stub has but the simple names.
    return hidesPackages(type) ? Set.of() : all(type).keySet();
  }

  /** Whether classes or constants hide packages, so that no names can be qualified. */
  boolean hidesPackages(TypeElement type) {
    Map<String, Element> names = all(type);
    return PACKAGES.keySet().stream()
        .anyMatch(
            root ->
                names.containsKey(root)
                    && hides(names.get(root), root)
                    && areQualified(root, names.keySet()));
  }

  /**
   * Whether something hides packages: in annotations, which are all that it uses of these, a class.
   */
  private static boolean hides(Element named, String root) {
    return isNestedClass(named) || !root.equals(OF_ANNOTATIONS);
  }

  /**
   * Reports a name that hides packages of the JDK, of the runtime or of JSpecify, where one of
   * their names is to be qualified: that of a class or a constant, or of a member that is one of a
   * parameter.
   */
  void reportPackages(TypeElement type, Problems problems) {
    Map<String, Element> names = all(type);
    for (String root : new TreeSet<>(PACKAGES.keySet())) {
      Element hiding = names.containsKey(root) ? names.get(root) : parameter(type, root);
      if (hiding != null && hides(hiding, root) && areQualified(root, names.keySet())) {
        String kind =
            isNestedClass(hiding) ? "class" : hiding.getKind().isField() ? "constant" : "member";
        problems.report(
            DeclarationProblem.PACKAGE_HIDDEN, Origin.of(hiding), type.getSimpleName(), kind, root);
      }
    }
  }

  /** Whether generated code may use a class with one of these names, of packages that begin so. */
  private boolean areQualified(String root, Set<String> names) {
    return names.stream()
        .anyMatch(
            name ->
                PACKAGES.get(root).stream()
                    .anyMatch(owner -> facts.exists(ClassName.get(owner, name))));
  }

  /** The member whose name is one of a parameter in generated code, or null. */
  private static @Nullable Element parameter(TypeElement type, String name) {
    Stream<? extends Element> members =
        type.getKind() == ElementKind.RECORD
            ? type.getRecordComponents().stream()
            : MemberCollector.lineage(type).stream()
                .flatMap(owner -> ElementFilter.methodsIn(owner.getEnclosedElements()).stream())
                .filter(
                    method ->
                        method.getModifiers().contains(Modifier.ABSTRACT)
                            && method.getParameters().isEmpty());
    return members
        .filter(member -> member.getSimpleName().contentEquals(name))
        .findFirst()
        .orElse(null);
  }

  private static boolean isNestedClass(Element member) {
    return member.getKind().isClass() || member.getKind().isInterface();
  }

  private Map<String, Element> ofPackage(String packageName, TypeElement from) {
    if (common.isEmpty()) {
      common =
          publicClasses(
              MoreElements.getPackage(facts.elements().getTypeElement("java.lang.Object")));
    }
    Map<String, Element> names = new HashMap<>();
    for (String name : common) {
      ClassName own = ClassName.get(packageName, name);
      TypeElement found = facts.sees(from, own) ? facts.find(own) : null;
      if (found != null) {
        names.put(name, found);
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
