// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import static java.util.stream.Collectors.joining;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpInterfaceSpec.RequiredMethod;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the op interfaces that an op extends, and their methods that it does not implement. */
final class OpInterfaceReader {
  private static final String VERIFY = "verify";
  private static final String VERIFY_REGIONS = "verifyRegions";

  private final TypeFacts facts;
  private final TypeElement op;

  /** The op and all its ancestors. */
  private final Set<TypeElement> family = new LinkedHashSet<>();

  OpInterfaceReader(TypeFacts facts, TypeElement op) {
    this.facts = facts;
    this.op = op;
    addFamily(op);
  }

  private void addFamily(TypeElement type) {
    for (TypeMirror parent : type.getInterfaces()) {
      TypeFacts.requireResolved(parent);
      addFamily(MoreTypes.asTypeElement(parent));
    }
    family.add(type);
  }

  /** Whether this is an op interface: one of MLIR's, or an author's with {@code @OpInterface}. */
  static boolean isOpInterface(TypeElement type) {
    return isRuntime(type) || Mirrors.has(type, "OpInterface");
  }

  /** Whether this is one of MLIR's op interfaces. */
  static boolean isRuntime(TypeElement type) {
    return RuntimeNames.hasOpInterfaces(
        MoreElements.getPackage(type).getQualifiedName().toString());
  }

  List<OpInterfaceSpec> read() {
    return interfaces().map(this::read).toList();
  }

  /** The op interfaces that an op extends, each after those that it extends itself. */
  static List<TypeElement> of(TypeElement op, TypeFacts facts) {
    return new OpInterfaceReader(facts, op).interfaces().toList();
  }

  private Stream<TypeElement> interfaces() {
    return family.stream().filter(type -> isOpInterface(type) && !type.equals(op));
  }

  private OpInterfaceSpec read(TypeElement opInterface) {
    Set<String> overridden = new HashSet<>();
    List<RequiredMethod> required = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(opInterface.getEnclosedElements())) {
      if (isOverridden(method, opInterface)) {
        overridden.add(method.getSimpleName().toString());
      } else if (method.getModifiers().contains(Modifier.ABSTRACT)
          && !MemberCollector.redeclaresObject(method)) {
        required.add(required(method));
      }
    }
    return new OpInterfaceSpec(
        ClassName.get(opInterface),
        overridden,
        verifies(opInterface, VERIFY),
        verifies(opInterface, VERIFY_REGIONS),
        required);
  }

  private RequiredMethod required(ExecutableElement method) {
    return new RequiredMethod(
        display(method),
        MethodSpec.overriding(method, MoreTypes.asDeclared(op.asType()), facts.types()).build());
  }

  /** What a method returns, its name and the types of its parameters, for messages. */
  static String display(ExecutableElement method) {
    String parameters =
        method.getParameters().stream()
            .map(parameter -> OpReader.display(parameter.asType()))
            .collect(joining(", "));
    return OpReader.display(method.getReturnType())
        + " "
        + method.getSimpleName()
        + "("
        + parameters
        + ")";
  }

  /** Whether an op interface has a verifier. */
  static boolean verifies(TypeElement opInterface) {
    return verifies(opInterface, VERIFY) || verifies(opInterface, VERIFY_REGIONS);
  }

  private static boolean verifies(TypeElement opInterface, String name) {
    return ElementFilter.methodsIn(opInterface.getEnclosedElements()).stream()
        .anyMatch(
            method ->
                method.getSimpleName().contentEquals(name) && isVerifier(method, opInterface));
  }

  /** Whether verifiers of op interfaces have this name. */
  static boolean isVerifier(String name) {
    return name.equals(VERIFY) || name.equals(VERIFY_REGIONS);
  }

  /** Whether a method has the signature {@code static void verify(Conditional, Diagnostics)}. */
  static boolean isVerifier(ExecutableElement method, TypeElement opInterface) {
    return method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && method.getReturnType().getKind() == TypeKind.VOID
        && method.getTypeParameters().isEmpty()
        && method.getParameters().size() == 2
        && TypeFacts.is(method.getParameters().get(0).asType(), ClassName.get(opInterface))
        && TypeFacts.is(method.getParameters().get(1).asType(), RuntimeNames.DIAGNOSTICS);
  }

  /** Reports the errors in the declaration of an op interface. */
  static void check(TypeElement type, TypeFacts facts, Problems problems) {
    Origin origin = Origin.of(type);
    if (type.getKind() != ElementKind.INTERFACE) {
      problems.report(
          TraitProblem.OP_INTERFACE_NOT_INTERFACE,
          origin,
          type.getSimpleName(),
          OpReader.kind(type));
      return;
    }
    if (!type.getTypeParameters().isEmpty()) {
      problems.report(
          DeclarationProblem.OP_GENERIC,
          origin,
          type.getSimpleName(),
          "an op is asked for the interface by its class alone");
    }
    for (String other : List.of("Op", "Dialect")) {
      if (Mirrors.has(type, other)) {
        problems.report(TraitProblem.OP_INTERFACE_AND_OTHER, origin, type.getSimpleName(), other);
        return;
      }
    }
    for (TypeElement parent : MemberCollector.lineage(type)) {
      for (ExecutableElement method : ElementFilter.methodsIn(parent.getEnclosedElements())) {
        checkMember(type, method, problems);
      }
    }
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      checkVerifier(type, method, facts, problems);
    }
  }

  private static void checkVerifier(
      TypeElement opInterface, ExecutableElement method, TypeFacts facts, Problems problems) {
    String name = method.getSimpleName().toString();
    boolean named = isVerifier(name);
    if (named && !isVerifier(method, opInterface)) {
      if (OwnClass.isLeftToCompiler(method, facts, problems)) {
        return;
      }
      problems.report(
          TraitProblem.OP_INTERFACE_VERIFIER, Origin.of(method), name, opInterface.getSimpleName());
    } else if (named) {
      CheckedExceptions.report(method, problems);
    }
  }

  private static void checkMember(
      TypeElement opInterface, ExecutableElement method, Problems problems) {
    List<AnnotationMirror> marks = MemberReader.marks(method);
    if (marks.isEmpty()) {
      return;
    }
    Element owner = method.getEnclosingElement();
    boolean inherited = !owner.equals(opInterface);
    if (inherited && Mirrors.has(owner, "OpInterface")) {
      return; // It is reported there.
    }
    problems.report(
        TraitProblem.OP_INTERFACE_MEMBER,
        inherited ? Origin.of(opInterface) : new Origin(method, marks.get(0), null, -1),
        Mirrors.name(marks.get(0)),
        method.getSimpleName(),
        opInterface.getSimpleName());
  }

  /** Whether a subtype of the op interface gives the method a body. */
  private boolean isOverridden(ExecutableElement method, TypeElement opInterface) {
    for (TypeElement heir : family) {
      if (heir.equals(opInterface)
          || !facts.types().isSubtype(heir.asType(), opInterface.asType())) {
        continue;
      }
      for (ExecutableElement other : ElementFilter.methodsIn(heir.getEnclosedElements())) {
        if (other.isDefault() && overrides(other, method)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a method has the name and the parameters of another one. */
  private boolean overrides(ExecutableElement overrider, ExecutableElement overridden) {
    return overrider.getSimpleName().equals(overridden.getSimpleName())
        && facts
            .types()
            .isSubsignature(
                (ExecutableType) overrider.asType(), (ExecutableType) overridden.asType());
  }
}
