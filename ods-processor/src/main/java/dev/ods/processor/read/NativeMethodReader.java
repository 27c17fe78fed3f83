// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the static methods of a pattern set that trees may call, and the types in methods. */
final class NativeMethodReader {
  private final TypeFacts facts;

  NativeMethodReader(TypeFacts facts) {
    this.facts = facts;
  }

  /**
   * The static methods of a set that declare no pattern, by name.
   *
   * @param isCalled whether a method of a name may be called, so that its types have to exist
   */
  Map<String, NativeMethod> read(TypeElement set, Predicate<String> isCalled) {
    Map<String, NativeMethod> methods = new LinkedHashMap<>();
    for (ExecutableElement method : methods(set)) {
      String name = method.getSimpleName().toString();
      if (isCalled.test(name)) {
        methods.merge(name, method(name, method), (first, second) -> overloaded(first));
      }
    }
    return methods;
  }

  /** The names of all of these. */
  static List<String> names(TypeElement set) {
    return methods(set).stream().map(method -> method.getSimpleName().toString()).toList();
  }

  private static List<ExecutableElement> methods(TypeElement set) {
    return ElementFilter.methodsIn(set.getEnclosedElements()).stream()
        .filter(
            method ->
                method.getModifiers().contains(Modifier.STATIC) && !Mirrors.has(method, "Pattern"))
        .toList();
  }

  /** The methods with which the author of an op builds it, without the first two parameters. */
  List<NativeMethod> builders(TypeElement op) {
    List<NativeMethod> builders = new ArrayList<>();
    for (ExecutableElement method : HookReader.builders(op, facts)) {
      builders.add(
          new NativeMethod(
              owner(method),
              op.getSimpleName() + ".build",
              type(method.getReturnType()),
              List.of(),
              parameters(method.getParameters().subList(2, method.getParameters().size())),
              ""));
    }
    return builders;
  }

  private static NativeMethod overloaded(NativeMethod method) {
    return withFault(method, "there are several methods of this name; give it its own");
  }

  private static NativeMethod withFault(NativeMethod method, String fault) {
    return new NativeMethod(
        method.owner(),
        method.name(),
        method.returned(),
        method.components(),
        method.parameters(),
        fault);
  }

  private NativeMethod method(String name, ExecutableElement method) {
    JavaType returned = type(method.getReturnType());
    List<NativeMethod.Component> components = new ArrayList<>();
    if (isRecord(method.getReturnType())) {
      returned = new JavaType(returned.name(), JavaKind.RECORD, returned.nullable());
      for (RecordComponentElement component :
          ElementFilter.recordComponentsIn(
              ((DeclaredType) method.getReturnType()).asElement().getEnclosedElements())) {
        components.add(
            new NativeMethod.Component(
                component.getSimpleName().toString(), type(component.asType())));
      }
    }
    String fault =
        method.getModifiers().contains(Modifier.PRIVATE)
            ? "it is private"
            : !method.getTypeParameters().isEmpty()
                ? "it has type parameters"
                : CheckedExceptions.first(method) == null ? "" : "it throws checked exceptions";
    return new NativeMethod(
        owner(method), name, returned, components, parameters(method.getParameters()), fault);
  }

  private static ClassName owner(ExecutableElement method) {
    return ClassName.get(MoreElements.asType(method.getEnclosingElement()));
  }

  private List<NativeMethod.Parameter> parameters(List<? extends VariableElement> parameters) {
    return parameters.stream()
        .map(
            parameter ->
                new NativeMethod.Parameter(
                    parameter.getSimpleName().toString(), type(parameter.asType())))
        .toList();
  }

  private static boolean isRecord(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement().getKind() == ElementKind.RECORD;
  }

  /** The type of a parameter or a result, which has to exist. */
  JavaType type(TypeMirror type) {
    TypeFacts.requireResolved(type);
    return new JavaType(
        type.getKind() == TypeKind.VOID ? TypeName.VOID : TypeName.get(type).withoutAnnotations(),
        kind(type),
        NullnessTypes.isNullable(type));
  }

  private JavaKind kind(TypeMirror type) {
    if (type.getKind() == TypeKind.VOID) {
      return JavaKind.VOID;
    } else if (TypeFacts.is(type, RuntimeNames.VALUE)) {
      return JavaKind.VALUE;
    } else if (TypeFacts.is(type, RuntimeNames.VALUE_RANGE)
        || TypeFacts.isListOf(type, RuntimeNames.VALUE)) {
      return JavaKind.VALUES;
    } else if (TypeFacts.isListOf(type, RuntimeNames.TYPE)) {
      return JavaKind.TYPES;
    } else if (TypeFacts.is(type, RuntimeNames.OPERATION)) {
      return JavaKind.OPERATION;
    } else if (TypeFacts.is(type, RuntimeNames.REGION)) {
      return JavaKind.REGION;
    } else if (TypeFacts.is(type, RuntimeNames.REWRITER)) {
      return JavaKind.REWRITER;
    } else if (TypeFacts.is(type, RuntimeNames.LOCATION)) {
      return JavaKind.LOCATION;
    } else if (facts.isSubtype(type, RuntimeNames.ATTRIBUTE)) {
      return JavaKind.ATTRIBUTE;
    } else if (facts.isSubtype(type, RuntimeNames.TYPE)) {
      return JavaKind.TYPE;
    }
    boolean isOp = type instanceof DeclaredType declared && Mirrors.has(declared.asElement(), "Op");
    return isOp ? JavaKind.OP : JavaKind.OTHER;
  }
}
