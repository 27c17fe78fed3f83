// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Puts the class of one op together from what the emitters of its members write. */
public final class OpEmitter {
  private final OpShape shape;

  private OpEmitter(OpSpec op) {
    this.shape = new OpShape(op);
  }

  /**
   * Writes the class of an op; a stub with the same members if the op is broken.
   *
   * @param format the format, if the op has one that is not broken
   */
  public static JavaFile emit(OpSpec op, @Nullable OpFormat format) {
    TypeSpec type = new OpEmitter(op).opClass(format);
    return Files.of(
        op.opClass().packageName(), op.declaration(), op.broken() ? Stubs.of(type, op) : type);
  }

  private TypeSpec opClass(@Nullable OpFormat format) {
    OpSpec op = shape.spec();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(op.opClass())
            .addJavadoc(
                Javadocs.carry(
                    op.documentation(),
                    "The operation {@code " + op.name() + "}.",
                    op.documentation().isEmpty()
                        ? ""
                        : "This is the operation {@code " + op.name() + "}."))
            .addAnnotation(Names.NULL_MARKED)
            .addModifiers(Modifier.FINAL)
            .addSuperinterface(op.declaration())
            .addSuperinterface(RuntimeNames.OP_VIEW);
    if (op.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    addFields(type);
    type.addMethod(constructor()).addMethod(of());
    new BuildEmitter(shape).addTo(type);
    type.addMethod(operation());
    new ValueEmitter(shape).addTo(type);
    AttributeEmitter attributes = new AttributeEmitter(shape);
    attributes.addTo(type);
    new GraphEmitter(shape).addTo(type);
    addObjectMethods(type);
    attributes.addDefaultsTo(type);
    new SegmentEmitter(shape).addTo(type);
    type.addType(new AdaptorEmitter(shape).emit());
    // Nothing of a broken op's model can be called; its format may not even fit its members.
    if (!op.broken()) {
      type.addType(new ModelEmitter(shape, format).emit());
    }
    return type.build();
  }

  private void addFields(TypeSpec.Builder type) {
    type.addField(
        FieldSpec.builder(String.class, "NAME", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The name of the operation.\n")
            .initializer("$S", shape.spec().name())
            .build());
    List<String> slots = shape.slots();
    for (int i = 0; i < slots.size(); i++) {
      type.addField(
          FieldSpec.builder(
                  TypeName.INT,
                  OpShape.slotConstant(slots.get(i)),
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer("$L", i)
              .build());
    }
    type.addField(
        FieldSpec.builder(Names.OP_MODEL, "MODEL", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("What a context knows of the operation.\n")
            .initializer("new Model()")
            .build());
    type.addField(RuntimeNames.OPERATION, "operation", Modifier.PRIVATE, Modifier.FINAL);
  }

  private static MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addStatement("this.operation = operation")
        .build();
  }

  private MethodSpec of() {
    String name = shape.spec().name();
    return MethodSpec.methodBuilder("of")
        .addJavadoc(
            "The typed view of an operation.\n\n"
                + "@throws IllegalArgumentException if it is not a {@code $L}:\n    ask"
                + " {@link Operation#is} first\n",
            name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(shape.opClass())
        .addParameter(RuntimeNames.OPERATION, "operation")
        .beginControlFlow("if (!operation.is(MODEL))")
        .addStatement(
            "throw new $T($Z$S + operation.name().value() + \"'\")",
            IllegalArgumentException.class,
            "expected '" + name + "' but got '")
        .endControlFlow()
        .addStatement("return new $T(operation)", shape.opClass())
        .build();
  }

  private static MethodSpec operation() {
    return MethodSpec.methodBuilder("operation")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(RuntimeNames.OPERATION)
        .addStatement("return operation")
        .build();
  }

  private void addObjectMethods(TypeSpec.Builder type) {
    ClassName opClass = shape.opClass();
    type.addMethod(
            MethodSpec.methodBuilder("equals")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(Names.nullable(ClassName.get(Object.class)), "other")
                .addStatement(
                    "return other instanceof $T view && operation.equals(view.operation)", opClass)
                .build())
        .addMethod(
            MethodSpec.methodBuilder("hashCode")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.INT)
                .addStatement("return operation.hashCode()")
                .build())
        .addMethod(
            MethodSpec.methodBuilder("toString")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(String.class)
                .addStatement("return operation.toString()")
                .build());
  }
}
