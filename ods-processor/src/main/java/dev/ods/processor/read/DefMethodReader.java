// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.DefSpec.Forwarded;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Reads the methods and constructors of a definition's record: hooks, found by signature, builders,
 * and what is forwarded to the record.
 */
final class DefMethodReader {
  private static final Set<String> OF_RECORDS = Set.of("equals", "hashCode", "toString");
  private static final List<String> HOOKS = List.of("verify", "parse", "print");

  private static final ClassName BASE_OF_TYPES = ClassName.get("dev.ods.codegen", "GeneratedType");
  private static final ClassName BASE_OF_ATTRS = ClassName.get("dev.ods.codegen", "GeneratedAttr");

  private final TypeFacts facts;
  private final TypeElement owner;
  private final ConstraintTarget target;
  private final OwnClass own;
  private final boolean hasBody;
  private final Problems problems;
  private final Map<String, Origin> hooks = new LinkedHashMap<>();
  private final List<Forwarded> forwarded = new ArrayList<>();
  private final List<DefSpec.Builder> builders = new ArrayList<>();

  /**
   * Creates a reader.
   *
   * @param own the class that is generated
   * @param hasBody whether the class has a body, so that hooks deal with it and not with the record
   */
  DefMethodReader(
      TypeFacts facts,
      TypeElement owner,
      ConstraintTarget target,
      OwnClass own,
      boolean hasBody,
      Problems problems) {
    this.facts = facts;
    this.owner = owner;
    this.target = target;
    this.own = own;
    this.hasBody = hasBody;
    this.problems = problems;
  }

  void read() {
    for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
      String name = method.getSimpleName().toString();
      if (isAccessor(method, name)) {
        continue;
      }
      if (HOOKS.contains(name)) {
        readHook(method, name);
      } else if (!reportNearMiss(method, name) && isForwarded(method, name)) {
        if (overlaps(method)) {
          ClassName generated = own.name();
          problems.report(
              MemberProblem.METHOD_OVERLAP,
              Origin.of(method),
              name,
              generated == null ? owner.getSimpleName() : generated.simpleName());
        } else if (hasAccess(method)) {
          forwarded.add(forwarded(method));
        }
      }
    }
    for (ExecutableElement constructor :
        ElementFilter.constructorsIn(owner.getEnclosedElements())) {
      if (!constructor.getModifiers().contains(Modifier.PRIVATE)
          && !isCanonical(constructor)
          && hasAccess(constructor)) {
        CheckedExceptions.report(constructor, problems);
        builders.add(builder(constructor));
      }
    }
  }

  private boolean hasAccess(ExecutableElement member) {
    return Access.checkSignature(member, TypeFacts.packageOf(owner), Origin.of(member), problems);
  }

  @Nullable Origin verify() {
    return hooks.get("verify");
  }

  @Nullable Origin parse() {
    return hooks.get("parse");
  }

  @Nullable Origin print() {
    return hooks.get("print");
  }

  List<Forwarded> forwarded() {
    return forwarded;
  }

  List<DefSpec.Builder> builders() {
    return builders;
  }

  // -- Hooks -------------------------------------------------------------------------------------

  private void readHook(ExecutableElement method, String name) {
    if (matches(method, name)) {
      CheckedExceptions.report(method, problems);
      hooks.put(name, Origin.of(method));
    } else if (!OwnClass.isLeftToCompiler(method, facts, problems)) {
      problems.report(TraitProblem.HOOK_SIGNATURE, Origin.of(method), name, expected(name));
    }
  }

  private boolean reportNearMiss(ExecutableElement method, String name) {
    for (String hook : HOOKS) {
      if (Suggestions.isTypo(name, hook) && matches(method, hook)) {
        problems.report(TraitProblem.HOOK_NEAR_MISS, Origin.of(method), name, hook);
        return true;
      }
    }
    return false;
  }

  private String expected(String name) {
    ClassName generated = own.name();
    if (hasBody && generated != null && name.equals("print")) {
      return "void print(AsmPrinter, " + generated.simpleName() + ")";
    }
    if (hasBody && generated != null && name.equals("parse")) {
      return "static @Nullable " + generated.simpleName() + " parse(AsmParser)";
    }
    return switch (name) {
      case "verify" -> "void verify(Diagnostics, Location)";
      case "print" -> "void print(AsmPrinter)";
      default ->
          "static @Nullable "
              + owner.getSimpleName()
              + (target == ConstraintTarget.TYPE
                  ? " parse(AsmParser)"
                  : " parse(AsmParser, @Nullable Type)");
    };
  }

  private boolean matches(ExecutableElement method, String hook) {
    Set<Modifier> modifiers = method.getModifiers();
    if (modifiers.contains(Modifier.PRIVATE)
        || modifiers.contains(Modifier.STATIC) != hook.equals("parse")) {
      return false;
    }
    TypeMirror returned = method.getReturnType();
    return switch (hook) {
      case "verify" ->
          returned.getKind() == TypeKind.VOID
              && TypeFacts.takes(method, RuntimeNames.DIAGNOSTICS, RuntimeNames.LOCATION);
      case "print" ->
          returned.getKind() == TypeKind.VOID
              && (hasBody ? takesOwn(method) : TypeFacts.takes(method, RuntimeNames.ASM_PRINTER));
      default ->
          (hasBody
                  ? own.is(returned)
                  : returned.getKind() == TypeKind.DECLARED
                      && facts.types().isSameType(returned, owner.asType()))
              && (target == ConstraintTarget.TYPE
                  ? TypeFacts.takes(method, RuntimeNames.ASM_PARSER)
                  : TypeFacts.takes(method, RuntimeNames.ASM_PARSER, RuntimeNames.TYPE));
    };
  }

  /** Whether a method takes a printer and what it prints. */
  private boolean takesOwn(ExecutableElement method) {
    List<? extends VariableElement> parameters = method.getParameters();
    return parameters.size() == 2
        && TypeFacts.is(parameters.get(0).asType(), RuntimeNames.ASM_PRINTER)
        && own.is(parameters.get(1).asType());
  }

  // -- Forwarded methods -------------------------------------------------------------------------

  private boolean isAccessor(ExecutableElement method, String name) {
    return method.getParameters().isEmpty()
        && owner.getRecordComponents().stream()
            .anyMatch(component -> component.getSimpleName().contentEquals(name));
  }

  private boolean isForwarded(ExecutableElement method, String name) {
    Set<Modifier> modifiers = method.getModifiers();
    return !modifiers.contains(Modifier.PRIVATE)
        && !modifiers.contains(Modifier.STATIC)
        && !OF_RECORDS.contains(name);
  }

  /** Whether the class that is generated has a method of the same signature that stays. */
  private boolean overlaps(ExecutableElement method) {
    TypeElement base = facts.find(target == ConstraintTarget.TYPE ? BASE_OF_TYPES : BASE_OF_ATTRS);
    return base != null
        && ElementFilter.methodsIn(facts.elements().getAllMembers(base)).stream()
            .anyMatch(
                other ->
                    other.getModifiers().contains(Modifier.FINAL)
                        && other.getSimpleName().equals(method.getSimpleName())
                        && takeTheSame(method, other));
  }

  private boolean takeTheSame(ExecutableElement one, ExecutableElement other) {
    return facts.erasedParameters(one).equals(facts.erasedParameters(other));
  }

  private Forwarded forwarded(ExecutableElement method) {
    MethodSpec.Builder copy =
        MethodSpec.methodBuilder(method.getSimpleName().toString())
            .returns(own.nameOf(method.getReturnType()))
            .varargs(method.isVarArgs());
    if (method.getModifiers().contains(Modifier.PUBLIC)) {
      copy.addModifiers(Modifier.PUBLIC);
    }
    copy.addAnnotations(Lints.of(method));
    if (method.getAnnotation(SafeVarargs.class) != null) {
      copy.addModifiers(Modifier.FINAL);
    }
    method.getTypeParameters().forEach(type -> copy.addTypeVariable(own.nameOf(type)));
    method.getThrownTypes().forEach(type -> copy.addException(own.nameOf(type)));
    parameters(method).forEach(copy::addParameter);
    return new Forwarded(
        copy.build(),
        Javadocs.of(method, facts.elements()),
        NullnessTypes.isNullable(method.getReturnType()),
        overrides(method, owner.asType()),
        Origin.of(method));
  }

  /** Whether a method implements one of an interface of {@code type}. */
  private boolean overrides(ExecutableElement method, TypeMirror type) {
    for (TypeMirror supertype : facts.types().directSupertypes(type)) {
      TypeElement element = MoreTypes.asTypeElement(supertype);
      boolean found =
          element.getKind().isInterface()
              && ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                  .anyMatch(other -> facts.elements().overrides(method, other, owner));
      if (found || overrides(method, supertype)) {
        return true;
      }
    }
    return false;
  }

  // -- Builders ----------------------------------------------------------------------------------

  private boolean isCanonical(ExecutableElement constructor) {
    List<? extends VariableElement> parameters = constructor.getParameters();
    List<? extends RecordComponentElement> components = owner.getRecordComponents();
    if (parameters.size() != components.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      TypeMirror type = facts.types().erasure(components.get(i).asType());
      if (!facts.types().isSameType(facts.types().erasure(parameters.get(i).asType()), type)) {
        return false;
      }
    }
    return true;
  }

  private DefSpec.Builder builder(ExecutableElement constructor) {
    List<ParameterSpec> parameters = parameters(constructor);
    boolean takesContext =
        !parameters.isEmpty() && parameters.get(0).type().equals(RuntimeNames.CONTEXT);
    return new DefSpec.Builder(
        Lints.of(constructor),
        constructor.getTypeParameters().stream().map(own::nameOf).toList(),
        takesContext,
        takesContext ? parameters.subList(1, parameters.size()) : parameters,
        constructor.isVarArgs(),
        Javadocs.of(constructor, facts.elements()),
        Origin.of(constructor));
  }

  /** The parameters as written: their classes may be generated ones. */
  private List<ParameterSpec> parameters(ExecutableElement method) {
    List<ParameterSpec> parameters = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      own.requireResolved(parameter.asType());
      parameters.add(
          ParameterSpec.builder(
                  NullnessTypes.of(own.nameOf(parameter.asType()), parameter.asType()),
                  parameter.getSimpleName().toString())
              .build());
    }
    return parameters;
  }
}
