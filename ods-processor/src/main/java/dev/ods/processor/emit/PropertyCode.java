// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The expressions for properties that are no attributes, and for their types. */
final class PropertyCode {
  private static final String PACKAGE = "dev.ods.property";
  private static final ClassName TYPES = ClassName.get(PACKAGE, "PropertyTypes");
  private static final ClassName TYPE = ClassName.get(PACKAGE, "PropertyType");

  private PropertyCode() {}

  /** The constant with the type of a property: {@code COUNT_TYPE} for {@code count}. */
  static String typeConstant(PropertySpec property) {
    return GeneratedNames.typeConstant(property.accessor());
  }

  /** The constant for the slot of a property. */
  static String slot(PropertySpec property) {
    return OpShape.slotConstant(property.accessor());
  }

  /** The constant for the slot with the upper half of a property of 64 bits. */
  static String upperSlot(PropertySpec property) {
    return GeneratedNames.upperSlotConstant(property.accessor());
  }

  /** Whether getters read the bits themselves, without the type of the property. */
  static boolean isPrimitive(PropertySpec property) {
    return property.returnType().isPrimitive();
  }

  /** The declared type of the constant. */
  static TypeName typeOf(PropertySpec property) {
    return ParameterizedTypeName.get(TYPE, property.returnType().box());
  }

  /** The value of the constant. */
  static CodeBlock type(PropertySpec property) {
    CodeBlock type = type(property.type());
    if (property.defaultValue() == null) {
      return type;
    }
    AttributeStorage storage = literalStorage(property);
    return CodeBlock.of("$L.withDefault($L)", type, literal(property, storage));
  }

  private static CodeBlock literal(PropertySpec property, AttributeStorage storage) {
    return AttributeCode.literal(
        storage, Objects.requireNonNull(property.defaultValue()), CodeBlock.of("null"));
  }

  /** The declared default, an expression of the Java type. */
  static CodeBlock defaultLiteral(PropertySpec property) {
    return switch (property.type().kind()) {
      case UNIT -> CodeBlock.of("false");
      case OPTIONAL -> CodeBlock.of("$T.empty()", Names.OPTIONAL);
      case LEAF, LIST -> literal(property, literalStorage(property));
    };
  }

  /** The storage of an attribute of the same Java type, which defaults are written as. */
  private static AttributeStorage literalStorage(PropertySpec property) {
    return storage(property.type());
  }

  private static AttributeStorage storage(PropertyTypeSpec type) {
    if (type.leaf() != null) {
      return type.leaf();
    }
    AttributeStorage element = storage(Objects.requireNonNull(type.element()));
    return new AttributeStorage(
        AttributeStorage.Kind.ARRAY, type.javaType(), Names.ATTRIBUTE_VALUES, element, null, "");
  }

  private static CodeBlock type(PropertyTypeSpec type) {
    return switch (type.kind()) {
      case UNIT -> CodeBlock.of("$T.UNIT", TYPES);
      case LIST -> CodeBlock.of("$T.list($L)", TYPES, type(Objects.requireNonNull(type.element())));
      case OPTIONAL ->
          CodeBlock.of(
              "$T.optional($L, $L)",
              TYPES,
              type(Objects.requireNonNull(type.element())),
              type.bracketed());
      case LEAF -> leaf(type, Objects.requireNonNull(type.leaf()));
    };
  }

  private static CodeBlock leaf(PropertyTypeSpec type, AttributeStorage leaf) {
    EnumSpec spec = leaf.enumSpec();
    if (spec == null) {
      return CodeBlock.of("$T.$L$L", TYPES, type.unsigned() ? "U" : "", leaf.kind());
    }
    CodeBlock cases = spec.isBits() ? bits(spec) : cases(spec);
    return type.mnemonic().isEmpty() ? cases : CodeBlock.of("$L.named($S)", cases, type.mnemonic());
  }

  private static CodeBlock cases(EnumSpec spec) {
    ClassName companion = EnumEmitter.companionOf(spec.name());
    return CodeBlock.of(
        "$T.cases($Z$T.class,$W$L,$W$S,$W$T.SUMMARY,$W$T::value,$W$T::symbolize,$W$T::stringify)",
        TYPES,
        spec.name(),
        spec.storage().width(),
        spec.cppType(),
        companion,
        companion,
        companion,
        companion);
  }

  private static CodeBlock bits(EnumSpec spec) {
    ClassName companion = EnumEmitter.companionOf(spec.name());
    EnumSpec.Bits bits = Objects.requireNonNull(spec.bits());
    List<CodeBlock> symbols = new ArrayList<>();
    if (!bits.none().isEmpty()) {
      symbols.add(CodeBlock.of("$S", bits.none()));
    }
    spec.cases().forEach(one -> symbols.add(CodeBlock.of("$S", one.symbol())));
    bits.groups().forEach(group -> symbols.add(CodeBlock.of("$S", group.symbol())));
    return CodeBlock.of(
        "$T.bits($Z$L,$W$S,$W$T.SUMMARY,$W$T::value,$W$T::symbolize,$W$T::parse,$W$T::print,$W$L)",
        TYPES,
        spec.storage().width(),
        spec.cppType(),
        companion,
        companion,
        companion,
        companion,
        companion,
        CodeBlock.join(symbols, ",$W"));
  }
}
