// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.OpSpec;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Turns a generated class into one with the same members that do nothing. A broken declaration
 * still gets its class, so that the code that uses it yields no errors of its own.
 */
final class Stubs {
  private static final String MESSAGE = "the declaration has errors";

  private Stubs() {}

  /** The stub of an op class, which also has the methods that the model does not know. */
  static TypeSpec of(TypeSpec type, OpSpec op) {
    TypeSpec.Builder stub = of(type).toBuilder();
    Set<String> present = new HashSet<>();
    type.methodSpecs().forEach(method -> present.add(key(method)));
    for (MethodSpec method : op.otherMethods()) {
      if (present.add(key(method))) {
        stub.addMethod(stub(method));
      }
    }
    return stub.build();
  }

  /** The stub of a class. */
  static TypeSpec of(TypeSpec type) {
    TypeSpec.Builder stub =
        TypeSpec.classBuilder(type.name())
            .addJavadoc(type.javadoc())
            .addAnnotations(type.annotations())
            .addModifiers(type.modifiers().toArray(new Modifier[0]))
            .superclass(type.superclass())
            .addSuperinterfaces(type.superinterfaces());
    for (FieldSpec field : type.fieldSpecs()) {
      if (field.modifiers().contains(Modifier.PUBLIC)) {
        stub.addField(stub(field));
      }
    }
    for (MethodSpec method : type.methodSpecs()) {
      boolean helper =
          method.modifiers().contains(Modifier.PRIVATE) && !method.isConstructor();
      if (!helper) {
        stub.addMethod(stub(method));
      }
    }
    type.typeSpecs().forEach(nested -> stub.addType(of(nested)));
    return stub.build();
  }

  private static FieldSpec stub(FieldSpec field) {
    FieldSpec.Builder stub =
        FieldSpec.builder(field.type(), field.name(), field.modifiers().toArray(new Modifier[0]))
            .addJavadoc(field.javadoc());
    // Constants may stand in annotations and switches, and need their values.
    return stub.initializer(
            field.type().isPrimitive() || field.name().equals("NAME") || field.name().equals("SUMMARY")
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
        .addStatement("throw new $T($S)", UnsupportedOperationException.class, MESSAGE)
        .build();
  }

  private static String key(MethodSpec method) {
    StringBuilder key = new StringBuilder(method.name());
    method.parameters().forEach(parameter -> key.append(' ').append(parameter.type()));
    return key.toString();
  }
}
