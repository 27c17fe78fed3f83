// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.HooksSpec.BuildHook;
import dev.ods.processor.model.HooksSpec.Helper;
import dev.ods.processor.model.HooksSpec.Hook;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Finds hooks that no op interface declares, by signature. A method with the name of a hook but
 * another signature, or with the signature and a similar name, is an error, and so are {@link
 * UncalledHooks}: it would silently never be called.
 */
final class HookReader {
  private final TypeFacts facts;
  private final TypeElement op;
  private final UncalledHooks uncalledHooks;
  private final Problems problems;
  private final List<Helper> helpers = new ArrayList<>();
  private final Map<String, Hook> found = new LinkedHashMap<>();

  /** The methods of bases with the signature of a verifier of an op interface. */
  private final List<ExecutableElement> uncalled = new ArrayList<>();

  /** Of those found, the methods that other interfaces declare. */
  private final Map<String, ExecutableElement> inherited = new LinkedHashMap<>();

  /**
   * Creates a reader of an op's hooks.
   *
   * @param symbol whether the op is a symbol
   */
  HookReader(TypeFacts facts, TypeElement op, boolean symbol, Problems problems) {
    this.facts = facts;
    this.op = op;
    this.uncalledHooks = new UncalledHooks(facts, op, symbol, problems);
    this.problems = problems;
  }

  HooksSpec read() {
    for (TypeElement type : MemberCollector.lineage(op)) {
      for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
        boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
        if (method.getModifiers().contains(Modifier.PRIVATE) && type.equals(op)) {
          reportPrivate(method, isStatic);
        }
        if (method.getModifiers().contains(Modifier.PRIVATE)
            || method.getModifiers().contains(Modifier.ABSTRACT)) {
          continue;
        }
        if (isStatic && !type.equals(op)) {
          readInherited(type, method);
        } else {
          read(method, isStatic);
        }
      }
    }
    inherited.values().forEach(this::hasAccess);
    if (!found.containsKey("verify") && !found.containsKey("verifyRegions")) {
      uncalled.forEach(this::reportUncalled);
    }
    List<BuildHook> builds =
        builders(op, facts).stream()
            .filter(this::hasAccess)
            .filter(this::hasAccessToParameters)
            .map(this::build)
            .toList();
    return new HooksSpec(
        found.get("verify"),
        found.get("verifyRegions"),
        found.get("parse"),
        found.get("print"),
        builds,
        helpers);
  }

  /** Reports a private method that is a hook but for that, as generated code cannot call it. */
  private void reportPrivate(ExecutableElement method, boolean isStatic) {
    String name = method.getSimpleName().toString();
    String expected = expected(name);
    // Builders, and methods of custom directives, may have the help of others of these names.
    if (expected != null && name.startsWith("verify") && matches(method, isStatic, name)) {
      problems.report(TraitProblem.HOOK_SIGNATURE, Origin.of(method), name, expected);
    }
  }

  /**
   * Java does not inherit static methods of an interface, but an op inherits its parser and its
   * printer, unless it has a format. Its builders are found by {@link #builders}.
   */
  private void readInherited(TypeElement type, ExecutableElement method) {
    String name = method.getSimpleName().toString();
    if ((name.equals("parse") || name.equals("print"))
        && matches(method, true, name)
        && !Mirrors.has(op, "AssemblyFormat")) {
      found.put(name, new Hook(name, ClassName.get(type), Origin.of(op)));
      inherited.put(name, method);
    } else if (OpInterfaceReader.isVerifier(name)
        && !OpInterfaceReader.isOpInterface(type)
        && OpInterfaceReader.isVerifier(method, type)) {
      uncalled.add(method);
    }
  }

  /** Reports what the op's own verifier, had it one, might call. */
  private void reportUncalled(ExecutableElement verifier) {
    problems.report(
        TraitProblem.VERIFIER_WITHOUT_INTERFACE,
        Origin.of(verifier),
        verifier.getSimpleName(),
        verifier.getEnclosingElement().getSimpleName());
  }

  private boolean hasAccess(ExecutableElement method) {
    return Access.check(method, TypeFacts.packageOf(op), Origin.of(op), problems);
  }

  private boolean hasAccessToParameters(ExecutableElement method) {
    boolean isOwn = method.getEnclosingElement().equals(op);
    return Access.checkSignature(
        method, TypeFacts.packageOf(op), Origin.of(isOwn ? method : op), problems);
  }

  private void read(ExecutableElement method, boolean isStatic) {
    String name = method.getSimpleName().toString();
    String expected = expected(name);
    if (expected == null) {
      if (!isStatic && !Mirrors.has(method, DerivedAttributeReader.ANNOTATION)) {
        helpers.add(helper(method, name));
      }
      reportNearMiss(method, isStatic, name);
    } else if (!matches(method, isStatic, name)) {
      if (OwnClass.isLeftToCompiler(method, facts, problems)) {
        return;
      }
      String wanted =
          method.getTypeParameters().isEmpty() ? expected : expected + " without type parameters";
      problems.report(TraitProblem.HOOK_SIGNATURE, Origin.of(method), name, wanted);
    } else if (!name.equals("build")) {
      CheckedExceptions.report(method, problems);
      found.put(name, new Hook(name, ClassName.get(op), Origin.of(method)));
      inherited.remove(name);
    }
  }

  private void reportNearMiss(ExecutableElement method, boolean isStatic, String name) {
    if (uncalledHooks.report(method)) {
      return;
    }
    for (String hook : List.of("verify", "verifyRegions", "parse", "print", "build")) {
      if (Suggestions.isTypo(name, hook)
          && matches(method, isStatic, hook)
          && !isOfDirective(name, hook)) {
        problems.report(TraitProblem.HOOK_NEAR_MISS, Origin.of(method), name, hook);
        return;
      }
    }
  }

  /** Whether a method may be one of a {@code custom} directive: {@code printF} of {@code F}. */
  private boolean isOfDirective(String name, String hook) {
    return name.length() > hook.length()
        && name.startsWith(hook)
        && MemberCollector.lineage(op).stream()
            .map(type -> Mirrors.find(type, "AssemblyFormat"))
            .anyMatch(
                format ->
                    format != null
                        && Mirrors.string(format, "value")
                            .contains("custom<" + name.substring(hook.length()) + ">"));
  }

  /** The signature of the hook with this name, or null if there is none. */
  private @Nullable String expected(String name) {
    return switch (name) {
      case "verify", "verifyRegions" -> "default void " + name + "(Diagnostics)";
      case "parse" -> "static boolean parse(OpAsmParser, OperationState)";
      case "print" -> "static void print(OpAsmPrinter, " + op.getSimpleName() + ")";
      case "build" -> "static void build(OpBuilder, OperationState, …)";
      default -> null;
    };
  }

  private boolean matches(ExecutableElement method, boolean isStatic, String name) {
    TypeKind returned = method.getReturnType().getKind();
    if (!method.getTypeParameters().isEmpty()) {
      return false;
    }
    return switch (name) {
      case "verify", "verifyRegions" ->
          !isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.DIAGNOSTICS)
              && method.getParameters().size() == 1;
      case "parse" ->
          isStatic
              && returned == TypeKind.BOOLEAN
              && takes(method, RuntimeNames.OP_ASM_PARSER, RuntimeNames.OPERATION_STATE)
              && method.getParameters().size() == 2;
      case "print" ->
          isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.OP_ASM_PRINTER)
              && method.getParameters().size() == 2
              && isOp(method.getParameters().get(1).asType());
      default -> isStatic && fillsState(method);
    };
  }

  /**
   * The methods with which authors build an op: its own and those of its bases, of which those of
   * the nearest come first. Of several with the same parameters, it has the first.
   */
  static List<ExecutableElement> builders(TypeElement op, TypeFacts facts) {
    List<TypeElement> nearestFirst = new ArrayList<>(MemberCollector.lineage(op));
    Collections.reverse(nearestFirst);
    Map<List<TypeName>, ExecutableElement> builders = new LinkedHashMap<>();
    for (TypeElement type : nearestFirst) {
      for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
        if (isBuilder(method)) {
          builders.putIfAbsent(facts.erasedParameters(method), method);
        }
      }
    }
    return List.copyOf(builders.values());
  }

  private static boolean isBuilder(ExecutableElement method) {
    return method.getSimpleName().contentEquals("build")
        && method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && method.getTypeParameters().isEmpty()
        && fillsState(method);
  }

  private static boolean fillsState(ExecutableElement method) {
    return method.getReturnType().getKind() == TypeKind.VOID
        && takes(method, RuntimeNames.OP_BUILDER, RuntimeNames.OPERATION_STATE);
  }

  private boolean isOp(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED && facts.types().isSubtype(op.asType(), type);
  }

  /** Whether the first parameters are of these types. */
  private static boolean takes(ExecutableElement method, ClassName... types) {
    List<? extends VariableElement> parameters = method.getParameters();
    if (parameters.size() < types.length) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      if (!TypeFacts.is(parameters.get(i).asType(), types[i])) {
        return false;
      }
    }
    return true;
  }

  private Helper helper(ExecutableElement method, String name) {
    return new Helper(
        name,
        facts.erasedParameters(method),
        method.getTypeParameters().isEmpty()
            ? method.getParameters().stream()
                .map(parameter -> TypeName.get(parameter.asType()).withoutAnnotations())
                .toList()
            : null,
        facts.erased(method.getReturnType()),
        method.getEnclosingElement().equals(op),
        Origin.of(method));
  }

  private BuildHook build(ExecutableElement method) {
    CheckedExceptions.report(method, problems);
    List<ParameterSpec> parameters = new ArrayList<>();
    for (VariableElement parameter :
        method.getParameters().subList(2, method.getParameters().size())) {
      // The parameter's class may be a generated one: JavaPoet refers to it as written.
      parameters.add(
          ParameterSpec.builder(
                  NullnessTypes.of(parameter.asType()), parameter.getSimpleName().toString())
              .build());
    }
    return new BuildHook(
        ClassName.get(MoreElements.asType(method.getEnclosingElement())),
        parameters,
        method.isVarArgs(),
        Lints.of(method),
        Javadocs.of(method, facts.elements()),
        Origin.of(method));
  }
}
