// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Erasures;
import dev.ods.processor.model.OpInterfaceSpec;
import dev.ods.processor.model.OpInterfaceSpec.RequiredMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/**
 * Turns a generated class into one with the same members that do nothing, and without a base. A
 * class is generated for an invalid declaration too, so that the code that uses it yields no
 * further errors.
 */
final class Stubs {
  private static final String MESSAGE = "the declaration has errors";

  /** The body of a method that is not to be called. */
  static final CodeBlock UNREACHABLE =
      CodeBlock.of("throw new $T($S)", UnsupportedOperationException.class, MESSAGE);

  private static final ClassName OVERRIDE = ClassName.get(Override.class);

  private Stubs() {}

  /**
   * The stub of an op class with its adaptor and builder, including methods that are not part of
   * the model.
   */
  static TypeSpec of(TypeSpec type, OpSpec op) {
    boolean operationTaken =
        op.members().stream().anyMatch(member -> member.accessor().equals("operation"));
    List<TypeName> superinterfaces = new ArrayList<>(type.superinterfaces());
    List<MethodSpec> methods = new ArrayList<>(type.methodSpecs());
    methods.removeIf(
        method ->
            op.hooks().helpers().stream()
                .anyMatch(helper -> HelperClashes.clashes(method, helper)));
    if (!operationTaken) {
      superinterfaces.add(RuntimeNames.OP_VIEW);
      methods.add(
          MethodSpec.methodBuilder("operation")
              .addAnnotation(OVERRIDE)
              .addModifiers(Modifier.PUBLIC)
              .returns(RuntimeNames.OPERATION)
              .build());
    }
    op.otherMethods().forEach(method -> methods.add(method.override()));
    for (OpInterfaceSpec opInterface : unimplemented(op, type)) {
      opInterface.required().forEach(required -> methods.add(required.method()));
    }
    return of(
        type,
        superinterfaces,
        methods,
        nested ->
            nested.superinterfaces().contains(op.declaration()) ? of(nested, op) : of(nested));
  }

  /** The op interfaces with methods that a class lacks, and these methods only. */
  static List<OpInterfaceSpec> unimplemented(OpSpec op, TypeSpec type) {
    Set<String> present = new HashSet<>();
    type.methodSpecs().forEach(method -> present.add(key(method)));
    List<OpInterfaceSpec> lacking = new ArrayList<>();
    for (OpInterfaceSpec opInterface : op.interfaces()) {
      List<RequiredMethod> missing =
          opInterface.required().stream()
              .filter(required -> !present.contains(key(required.method())))
              .toList();
      if (!missing.isEmpty()) {
        lacking.add(opInterface.withRequired(missing));
      }
    }
    return lacking;
  }

  /** The stub of a class. */
  static TypeSpec of(TypeSpec type) {
    return of(type, type.superinterfaces(), type.methodSpecs(), Stubs::of);
  }

  /** A class with the same accessible methods, which throw; its base and constructors are kept. */
  static TypeSpec withoutBodies(TypeSpec type) {
    TypeSpec.Builder stub =
        TypeSpec.classBuilder(type.name())
            .addJavadoc(type.javadoc())
            .addAnnotations(type.annotations())
            .addModifiers(type.modifiers().toArray(new Modifier[0]))
            .alwaysQualify(type.alwaysQualifiedNames().toArray(new String[0]))
            .superclass(type.superclass())
            .addSuperinterfaces(type.superinterfaces());
    for (FieldSpec field : type.fieldSpecs()) {
      // What is private and static serves bodies, and refers to methods that serve them, too.
      if (!field.modifiers().containsAll(List.of(Modifier.PRIVATE, Modifier.STATIC))) {
        stub.addField(field);
      }
    }
    distinct(type.methodSpecs())
        .forEach(method -> stub.addMethod(method.isConstructor() ? method : stub(method)));
    return stub.build();
  }

  private static TypeSpec of(
      TypeSpec type,
      List<TypeName> superinterfaces,
      List<MethodSpec> methods,
      UnaryOperator<TypeSpec> nestedStub) {
    TypeSpec.Builder stub =
        TypeSpec.classBuilder(type.name())
            .addJavadoc(type.javadoc())
            .addAnnotations(type.annotations())
            .addModifiers(type.modifiers().toArray(new Modifier[0]))
            .alwaysQualify(type.alwaysQualifiedNames().toArray(new String[0]))
            .addSuperinterfaces(superinterfaces);
    for (FieldSpec field : type.fieldSpecs()) {
      if (field.modifiers().contains(Modifier.PUBLIC)) {
        stub.addField(stub(field));
      }
    }
    distinct(methods).forEach(method -> stub.addMethod(stub(method)));
    type.typeSpecs().forEach(nested -> stub.addType(nestedStub.apply(nested)));
    return stub.build();
  }

  /**
   * The accessible methods, one per signature. Members of a broken op may have the names of
   * generated methods; the author's take precedence.
   */
  private static Collection<MethodSpec> distinct(List<MethodSpec> methods) {
    Map<String, MethodSpec> distinct = new LinkedHashMap<>();
    for (MethodSpec method : methods) {
      boolean helper = method.modifiers().contains(Modifier.PRIVATE) && !method.isConstructor();
      if (!helper) {
        distinct.merge(key(method), method, (one, other) -> isMember(other) ? other : one);
      }
    }
    return distinct.values();
  }

  /** Whether a method is the getter of a member, rather than one of every op class. */
  private static boolean isMember(MethodSpec method) {
    return method.annotations().stream().anyMatch(a -> a.type().equals(OVERRIDE))
        && !method.returnType().equals(RuntimeNames.OPERATION);
  }

  private static FieldSpec stub(FieldSpec field) {
    FieldSpec.Builder stub =
        FieldSpec.builder(field.type(), field.name(), field.modifiers().toArray(new Modifier[0]))
            .addJavadoc(field.javadoc());
    // Constants may be used in annotations and switches, and need their values.
    return stub.initializer(
            field.type().isPrimitive()
                    || field.name().equals("NAME")
                    || field.name().equals("SUMMARY")
                ? field.initializer()
                : CodeBlock.of("null"))
        .build();
  }

  private static MethodSpec stub(MethodSpec method) {
    MethodSpec.Builder stub =
        method.isConstructor()
            ? MethodSpec.constructorBuilder()
            : MethodSpec.methodBuilder(method.name()).returns(method.returnType());
    return stub.addJavadoc(method.javadoc())
        .addAnnotations(method.annotations())
        .addModifiers(method.modifiers())
        .addTypeVariables(method.typeVariables())
        .addParameters(method.parameters())
        .varargs(method.varargs())
        .addExceptions(method.exceptions())
        .addStatement(UNREACHABLE)
        .build();
  }

  private static String key(MethodSpec method) {
    return method.name() + Erasures.of(method.parameters());
  }
}
