// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the types of properties that are no attributes, and their getters and setters. */
final class PropertyEmitter {
  private static final ClassName STORAGE = ClassName.get(RuntimeNames.IR, "PropertyStorage");

  private final OpShape shape;

  PropertyEmitter(OpShape shape) {
    this.shape = shape;
  }

  /** The constants, which must precede the model. */
  void addFieldsTo(TypeSpec.Builder type) {
    addLongSlotsTo(type);
    for (PropertySpec property : shape.properties()) {
      type.addField(
          constant(PropertyCode.typeOf(property), PropertyCode.typeConstant(property))
              .initializer(PropertyCode.type(property))
              .build());
    }
  }

  /** The slots of numbers of 64 bits, placed as the runtime's class PropertyStorage says. */
  private void addLongSlotsTo(TypeSpec.Builder type) {
    List<String> slots = shape.slots();
    int next = slots.size();
    for (PropertySpec property : shape.properties()) {
      if (!property.type().isLong()) {
        continue;
      }
      int slot = slots.indexOf(property.accessor());
      if (slot + 1 < slots.size() || (slot & 1) != 0) {
        slot = next + (next & 1);
        next = slot + 2;
      }
      if (PropertyCode.isPrimitive(property)) {
        type.addField(
            constant(TypeName.INT, PropertyCode.longSlot(property))
                .initializer("$L", slot)
                .build());
      }
    }
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
  }

  void addTo(TypeSpec.Builder type) {
    for (PropertySpec property : shape.properties()) {
      type.addMethod(Deprecations.carry(property.documentation(), getter(property)));
      type.addMethod(Deprecations.carry(property.documentation(), setter(property)));
    }
  }

  private static MethodSpec getter(PropertySpec property) {
    return MethodSpec.methodBuilder(property.accessor())
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(property.returnType())
        .addStatement("return $L", value(property))
        .build();
  }

  private static CodeBlock value(PropertySpec property) {
    String slot = PropertyCode.slot(property);
    if (!PropertyCode.isPrimitive(property)) {
      return CodeBlock.of("$L.get(operation(), $L)", PropertyCode.typeConstant(property), slot);
    }
    CodeBlock bits =
        property.type().isLong()
            ? CodeBlock.of("$T.longBits(operation(), $L)", STORAGE, PropertyCode.longSlot(property))
            : CodeBlock.of("$T.bits(operation(), $L)", STORAGE, slot);
    return PropertyCode.value(property.returnType(), bits);
  }

  private static MethodSpec setter(PropertySpec property) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(GeneratedNames.setter(property.accessor()))
            .addJavadoc("Sets {@link #$L}.\n", property.accessor())
            .addModifiers(Modifier.PUBLIC)
            .addParameter(property.returnType(), "value");
    if (!PropertyCode.isPrimitive(property)) {
      return method
          .addStatement(
              "$L.set(operation(), $L, value)",
              PropertyCode.typeConstant(property),
              PropertyCode.slot(property))
          .build();
    }
    return method
        .addStatement(
            "$T.setBits(operation(), $L, $L)",
            STORAGE,
            PropertyCode.slot(property),
            PropertyCode.bits(property.returnType(), "value"))
        .build();
  }
}
