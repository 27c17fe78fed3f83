// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.google.common.base.Equivalence;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Collects the methods that an op declares and inherits, in the order of its members.
 *
 * <p>Inherited members come first, interface by interface in the order of the {@code extends}
 * clause, each after its own ancestors; then those of the op in the order of the source. An
 * interface from which two or more members are inherited must declare their order, as it may be
 * read from a class file, in which the order is unspecified.
 */
final class MemberCollector {
  private final Elements elements;
  private final Types types;
  private final Problems problems;

  MemberCollector(TypeFacts facts, Problems problems) {
    this.elements = facts.elements();
    this.types = facts.types();
    this.problems = problems;
  }

  /** The interfaces of {@code type}, ancestors first, itself last, without those of the runtime. */
  static List<TypeElement> lineage(TypeElement type) {
    Set<TypeElement> lineage = new LinkedHashSet<>();
    addLineage(type, lineage);
    return List.copyOf(lineage);
  }

  private static void addLineage(TypeElement type, Set<TypeElement> lineage) {
    for (TypeMirror parent : type.getInterfaces()) {
      TypeFacts.requireResolved(parent);
      addLineage(MoreTypes.asTypeElement(parent), lineage);
    }
    String packageName = MoreElements.getPackage(type).getQualifiedName().toString();
    if (!packageName.equals(RuntimeNames.IR) && !RuntimeNames.hasOpInterfaces(packageName)) {
      lineage.add(type);
    }
  }

  /** The methods of {@code op} that are or should be members, in order. */
  List<ExecutableElement> collect(TypeElement op) {
    Map<String, ExecutableElement> members = new LinkedHashMap<>();
    ListMultimap<String, ExecutableElement> declared =
        MultimapBuilder.linkedHashKeys().arrayListValues().build();
    List<TypeElement> lineage = lineage(op);
    for (int i = 0; i < lineage.size(); i++) {
      TypeElement type = lineage.get(i);
      List<ExecutableElement> defaults = defaults(lineage.subList(i + 1, lineage.size()));
      List<ExecutableElement> own = new ArrayList<>();
      Set<String> redeclared = new HashSet<>();
      for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
        String name = method.getSimpleName().toString();
        // What an op implements of an interface that is not for ops, such as Comparable, is none.
        boolean isForOps =
            !MemberReader.roles(method).isEmpty()
                || defaults.stream().noneMatch(other -> elements.overrides(other, method, op));
        if (isForOps && isCandidate(method, type)) {
          declared.put(name, method);
          if (members.replace(name, method) == null) {
            own.add(method);
          } else {
            redeclared.add(name);
          }
        } else if (method.isDefault() && method.getParameters().isEmpty()) {
          // An inherited member that is overridden with a body is an ordinary method.
          members.remove(name);
          declared.removeAll(name);
        }
      }
      boolean isOp = type.equals(op);
      for (ExecutableElement method :
          isOp ? own : placed(type, own, redeclared, members, declared)) {
        members.put(method.getSimpleName().toString(), method);
      }
    }
    reportDisagreements(op, declared);
    List<ExecutableElement> all = new ArrayList<>(members.values());
    return Mirrors.has(op, "Order") ? ordered(op, all, Set.of()) : all;
  }

  /**
   * Reports members that an op inherits twice, from interfaces neither of which refines the other.
   */
  private void reportDisagreements(
      TypeElement op, ListMultimap<String, ExecutableElement> declared) {
    for (String name : declared.keySet()) {
      List<ExecutableElement> all = declared.get(name);
      List<ExecutableElement> inherited =
          all.stream()
              .filter(method -> all.stream().noneMatch(by -> refines(by, method, op)))
              .toList();
      ExecutableElement first = inherited.get(0);
      inherited.stream()
          .filter(method -> !declareTheSame(first, method))
          .findFirst()
          .ifPresent(
              other ->
                  problems.report(
                      DeclarationProblem.INHERITED_AMBIGUOUS,
                      Origin.of(op),
                      op.getSimpleName(),
                      first.getEnclosingElement().getSimpleName(),
                      other.getEnclosingElement().getSimpleName(),
                      "declarations of '" + name + "'"));
    }
  }

  /** Whether one method overrides the other; ECJ also says so of two that an op inherits. */
  private boolean refines(ExecutableElement by, ExecutableElement method, TypeElement op) {
    return elements.overrides(by, method, op)
        && types.isSubtype(
            types.erasure(by.getEnclosingElement().asType()),
            types.erasure(method.getEnclosingElement().asType()));
  }

  private static boolean declareTheSame(ExecutableElement one, ExecutableElement other) {
    return MoreTypes.equivalence().equivalent(one.getReturnType(), other.getReturnType())
        && annotations(one).equals(annotations(other));
  }

  private static Set<Equivalence.Wrapper<AnnotationMirror>> annotations(ExecutableElement method) {
    return method.getAnnotationMirrors().stream()
        .filter(MemberCollector::isOfMember)
        .map(AnnotationMirrors.equivalence()::<AnnotationMirror>wrap)
        .collect(Collectors.toSet());
  }

  /** Whether an annotation is one of the project, or one of an author that constrains members. */
  private static boolean isOfMember(AnnotationMirror mirror) {
    return !Mirrors.name(mirror).isEmpty()
        || mirror.getAnnotationType().asElement().getAnnotationMirrors().stream()
            .anyMatch(meta -> !Mirrors.name(meta).isEmpty());
  }

  /** The methods with a body that some interfaces declare. */
  private static List<ExecutableElement> defaults(List<TypeElement> types) {
    return types.stream()
        .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream())
        .filter(ExecutableElement::isDefault)
        .toList();
  }

  private static boolean isCandidate(ExecutableElement method, TypeElement owner) {
    if (MemberReader.roles(method).isEmpty()) {
      // An abstract method of an op interface is not a member, but may be implemented by one.
      return method.getModifiers().contains(Modifier.ABSTRACT)
          && !redeclaresObject(method)
          && !OpInterfaceReader.isOpInterface(owner);
    }
    return true;
  }

  /** Whether the method redeclares one of {@code Object}, which every class implements. */
  static boolean redeclaresObject(ExecutableElement method) {
    return switch (method.getSimpleName().toString()) {
      case "equals" -> method.getParameters().size() == 1;
      case "hashCode", "toString" -> method.getParameters().isEmpty();
      default -> false;
    };
  }

  /**
   * What comes after the members so far: what an interface declares, or, if its order names what it
   * inherits, all that it has, which then leaves its former place.
   */
  private List<ExecutableElement> placed(
      TypeElement type,
      List<ExecutableElement> own,
      Set<String> redeclared,
      Map<String, ExecutableElement> members,
      ListMultimap<String, ExecutableElement> declared) {
    AnnotationMirror mirror = Mirrors.find(type, "Order");
    if (mirror == null) {
      return ordered(type, own, redeclared);
    }
    List<TypeElement> bases = lineage(type);
    Set<String> inherited = new LinkedHashSet<>(members.keySet());
    inherited.removeIf(
        name ->
            declared.get(name).stream()
                .noneMatch(method -> bases.contains(method.getEnclosingElement())));
    boolean ordersInherited =
        Mirrors.list(mirror, "value").stream()
            .map(value -> String.valueOf(value.getValue()))
            .anyMatch(name -> inherited.contains(name) && !redeclared.contains(name));
    if (!ordersInherited) {
      return ordered(type, own, redeclared);
    }
    List<ExecutableElement> all = new ArrayList<>();
    inherited.forEach(name -> all.add(members.remove(name)));
    all.addAll(own);
    return ordered(type, all, Set.of());
  }

  /**
   * {@code methods} in the order given by {@code @Order} on {@code type}.
   *
   * @param redeclared the names of other members of the type, whose place is that of the first
   *     declaration
   */
  private List<ExecutableElement> ordered(
      TypeElement type, List<ExecutableElement> methods, Set<String> redeclared) {
    AnnotationMirror mirror = Mirrors.find(type, "Order");
    if (mirror == null) {
      if (methods.size() > 1) {
        problems.report(
            DeclarationProblem.ORDER_MISSING,
            Origin.of(type),
            type.getSimpleName(),
            methods.size(),
            methods.stream()
                .map(method -> "\"" + method.getSimpleName() + "\"")
                .collect(Collectors.joining(", ")),
            methods.stream().anyMatch(MemberReader::isMember)
                ? ""
                : ", or @OpInterface if ops are to implement them");
      }
      return methods;
    }
    Map<String, ExecutableElement> rest = new LinkedHashMap<>();
    methods.forEach(method -> rest.put(method.getSimpleName().toString(), method));
    Set<String> names = Set.copyOf(rest.keySet());
    List<ExecutableElement> ordered = new ArrayList<>();
    for (AnnotationValue value : Mirrors.list(mirror, "value")) {
      String name = String.valueOf(value.getValue());
      Origin origin = new Origin(type, mirror, value, -1);
      ExecutableElement method = rest.remove(name);
      if (method != null) {
        ordered.add(method);
      } else if (names.contains(name)) {
        problems.report(DeclarationProblem.ORDER_TWICE, origin, name);
      } else if (!redeclared.contains(name)) {
        problems.report(
            DeclarationProblem.ORDER_UNKNOWN, origin, name, Suggestions.didYouMean(name, names));
      }
    }
    for (String name : rest.keySet()) {
      problems.report(
          DeclarationProblem.ORDER_INCOMPLETE, new Origin(type, mirror, null, -1), name);
    }
    ordered.addAll(rest.values());
    return ordered;
  }
}
