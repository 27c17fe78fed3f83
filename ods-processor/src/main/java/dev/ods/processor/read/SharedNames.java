// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import static java.util.Comparator.comparing;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Finds declarations whose generated classes have the same name. As these are named after the
 * simple name of a nested declaration, two declarations in a package may conflict.
 */
final class SharedNames {
  private final TypeFacts facts;

  /** The qualified names of the declarations of this compilation, by their simple names. */
  private final Map<String, Set<String>> compiled = new HashMap<>();

  SharedNames(TypeFacts facts) {
    this.facts = facts;
  }

  /**
   * Registers a declaration of this compilation; called for all of a round before any is processed.
   */
  void add(TypeElement type) {
    named(type).add(type.getQualifiedName().toString());
  }

  private Set<String> named(TypeElement type) {
    return compiled.computeIfAbsent(type.getSimpleName().toString(), name -> new HashSet<>());
  }

  /**
   * The declaration that takes precedence over {@code type} for the generated class. Among several
   * in this compilation, it is the first in its source, and the first source by name, independently
   * of the order in which the compiler passes them. A declaration that was compiled before, and so
   * has its class already, takes precedence over all of them.
   */
  @Nullable ClassName predecessor(TypeElement type, String generated) {
    TypeElement first = firstCompiled(type, generated);
    if (!type.equals(first)) {
      return ClassName.get(first);
    }
    ClassName name = ClassName.get(ClassName.get(type).packageName(), generated);
    return facts.sees(type, name) ? otherThan(named(type), type, generated) : null;
  }

  /** Another declaration in the package of {@code type}, in sources or class files, or null. */
  @Nullable ClassName rival(TypeElement type, String generated) {
    return otherThan(Set.of(type.getQualifiedName().toString()), type, generated);
  }

  private TypeElement firstCompiled(TypeElement type, String generated) {
    PackageElement owner = MoreElements.getPackage(type);
    return named(type).stream()
        .map(facts.elements()::getTypeElement)
        .filter(other -> other != null && MoreElements.getPackage(other).equals(owner))
        .map(SharedNames::outermost)
        .sorted(comparing(outermost -> outermost.getSimpleName().toString()))
        .map(outermost -> find(List.of(outermost), Set.of(), generated))
        .filter(found -> found != null)
        .findFirst()
        .orElse(type);
  }

  private @Nullable ClassName otherThan(Set<String> names, TypeElement type, String generated) {
    List<TypeElement> all =
        ElementFilter.typesIn(MoreElements.getPackage(type).getEnclosedElements());
    TypeElement found = find(all, names, generated);
    return found == null ? null : ClassName.get(found);
  }

  private static TypeElement outermost(TypeElement type) {
    TypeElement outermost = type;
    while (outermost.getEnclosingElement() instanceof TypeElement enclosing) {
      outermost = enclosing;
    }
    return outermost;
  }

  /**
   * The first of {@code types} and their nested types that generates the class, except for those
   * with the given names.
   */
  private static @Nullable TypeElement find(
      List<TypeElement> types, Set<String> except, String generated) {
    for (TypeElement type : types) {
      if (generates(type, generated) && !except.contains(type.getQualifiedName().toString())) {
        return type;
      }
      List<TypeElement> nested = ElementFilter.typesIn(type.getEnclosedElements());
      TypeElement found = find(nested, except, generated);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static boolean generates(TypeElement type, String generated) {
    String name = type.getSimpleName().toString();
    if (!generated.startsWith(name)) {
      return false;
    }
    return switch (generated.substring(name.length())) {
      case "Op" -> Mirrors.has(type, "Op") && type.getKind() == ElementKind.INTERFACE;
      case "Definition" -> Mirrors.has(type, "Dialect");
      case "Enum" -> Mirrors.has(type, "EnumAttr") && type.getKind() == ElementKind.ENUM;
      case "Type" -> Mirrors.has(type, "TypeDef") && type.getKind() == ElementKind.RECORD;
      case "Attr" ->
          EnumReader.hasOwnAttribute(type)
              || (Mirrors.has(type, "AttrDef") && type.getKind() == ElementKind.RECORD);
      case "Patterns" -> Mirrors.has(type, "PatternSet") && type.getKind() == ElementKind.INTERFACE;
      case "Pass" -> Mirrors.has(type, "Pass") && type.getKind() == ElementKind.RECORD;
      case "Pipeline" -> Mirrors.has(type, "PassPipeline") && type.getKind() == ElementKind.RECORD;
      case "Constraint" -> !ConstraintClasses.combinators(type).isEmpty();
      default -> false;
    };
  }
}
