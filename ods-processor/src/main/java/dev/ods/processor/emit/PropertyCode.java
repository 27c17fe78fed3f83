// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.Confinement.Subject;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.PropertyTypeSpec.AttributeForm;
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

  /** The constant for the first of the two slots with the number of a property of 64 bits. */
  static String longSlot(PropertySpec property) {
    return GeneratedNames.longSlotConstant(property.accessor());
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
    CodeBlock type = new Typed(property.confinements()).of(property.type());
    if (property.condition() != null) {
      type = conditioned(type, property, property.condition());
    }
    for (OwnConfinement confinement : property.ownConfinements()) {
      type = confined(type, property, confinement);
    }
    if (property.defaultValue() == null) {
      return type;
    }
    AttributeStorage storage = literalStorage(property);
    return CodeBlock.of("$L.withDefault($L)", type, literal(property, storage));
  }

  private static CodeBlock conditioned(CodeBlock type, PropertySpec property, ClassName condition) {
    return isPrimitive(property)
        ? CodeBlock.of("$L.confined(bits -> $T.test($L))", type, condition, value(property))
        : CodeBlock.of("$L.where($T::test)", type, condition);
  }

  private static CodeBlock confined(
      CodeBlock type, PropertySpec property, OwnConfinement confinement) {
    boolean primitive = isPrimitive(property);
    CodeBlock value = primitive ? value(property) : CodeBlock.of("value");
    return CodeBlock.of(
        primitive ? "$L.confined(bits -> $L)" : "$L.where(value -> $L)",
        type,
        Predicates.confinement(confinement, value));
  }

  /** The value of a primitive property, from {@code bits}, a long. */
  private static CodeBlock value(PropertySpec property) {
    TypeName java = property.returnType();
    boolean isInt = java.equals(TypeName.INT);
    CodeBlock bits = CodeBlock.of(isInt || java.equals(TypeName.FLOAT) ? "(int) bits" : "bits");
    return isInt ? bits : value(java, bits);
  }

  /** The value of a primitive type, from an expression for its bits. */
  static CodeBlock value(TypeName java, CodeBlock bits) {
    if (java.equals(TypeName.BOOLEAN)) {
      return CodeBlock.of("$L != 0", bits);
    }
    if (java.equals(TypeName.FLOAT)) {
      return CodeBlock.of("$T.intBitsToFloat($L)", Float.class, bits);
    }
    if (java.equals(TypeName.DOUBLE)) {
      return CodeBlock.of("$T.longBitsToDouble($L)", Double.class, bits);
    }
    boolean isWhole = java.equals(TypeName.INT) || java.equals(TypeName.LONG);
    return isWhole ? bits : CodeBlock.of("($T) $L", java, bits);
  }

  /** The bits of a value of a primitive type. */
  static CodeBlock bits(TypeName java, String value) {
    if (java.equals(TypeName.BOOLEAN)) {
      return CodeBlock.of("$L ? 1 : 0", value);
    }
    if (java.equals(TypeName.FLOAT)) {
      return CodeBlock.of("$T.floatToRawIntBits($L)", Float.class, value);
    }
    return java.equals(TypeName.DOUBLE)
        ? CodeBlock.of("$T.doubleToRawLongBits($L)", Double.class, value)
        : CodeBlock.of("$L", value);
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
      case OWN -> CodeBlock.of("new $T()", property.returnType());
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

  /**
   * Composes types. Confinements of integers apply to those that a value consists of, the others to
   * the outermost list or array.
   */
  private record Typed(List<ConfinementSpec> confinements) {
    CodeBlock of(PropertyTypeSpec type) {
      return switch (type.kind()) {
        case UNIT -> CodeBlock.of("$T.UNIT", TYPES);
        case OWN -> own(type);
        case LIST -> {
          CodeBlock element = numbers().of(Objects.requireNonNull(type.element()));
          yield confined(CodeBlock.of("$T.list($L)", TYPES, element), type);
        }
        case OPTIONAL ->
            CodeBlock.of(
                "$T.optional($L, $L)",
                TYPES,
                of(Objects.requireNonNull(type.element())),
                type.bracketed());
        case LEAF -> confined(leaf(type, Objects.requireNonNull(type.leaf())), type);
      };
    }

    private Typed numbers() {
      return new Typed(confinements.stream().filter(Typed::isOfNumber).toList());
    }

    private static boolean isOfNumber(ConfinementSpec confinement) {
      return confinement.kind().subject() == Subject.INTEGER;
    }

    private CodeBlock confined(CodeBlock base, PropertyTypeSpec type) {
      CodeBlock code = base;
      for (ConfinementSpec confinement : confinements) {
        if (type.isRaw() && isOfNumber(confinement)) {
          CodeBlock test = NumberConditions.ofBits(confinement, type);
          code = CodeBlock.of("$L.confined(bits -> $L)", code, test);
        } else if (NumberConditions.isOfUnsignedElement(confinement, type)) {
          CodeBlock test = NumberConditions.ofElement(confinement, type);
          code = CodeBlock.of("$L.where(value -> $L)", code, test);
        } else if (!type.isRaw() && !isOfNumber(confinement)) {
          CodeBlock test = Predicates.confinement(confinement, CodeBlock.of("value"));
          code = CodeBlock.of("$L.confinedBy(value -> $L)", code, test);
        }
      }
      return code;
    }
  }

  private static CodeBlock own(PropertyTypeSpec type) {
    TypeName name = type.javaType();
    // References to methods take no type arguments, and what is made has no wildcards.
    ParameterizedTypeName generic =
        name instanceof ParameterizedTypeName parameterized ? parameterized : null;
    TypeName raw = generic == null ? name : generic.rawType();
    boolean hasWildcard =
        generic != null
            && generic.typeArguments().stream().anyMatch(WildcardTypeName.class::isInstance);
    CodeBlock code =
        CodeBlock.of(
            "$T.of($Z$L,$Wnew $T$L(),$W$T::toAttribute,$W$T::fromAttribute)",
            TYPES,
            JavaLiterals.string(type.summary()),
            hasWildcard ? raw : name,
            hasWildcard ? "<>" : "",
            raw,
            raw);
    return type.hasText() ? CodeBlock.of("$L.written($T::parse, $T::print)", code, raw, raw) : code;
  }

  private static CodeBlock leaf(PropertyTypeSpec type, AttributeStorage leaf) {
    EnumSpec spec = leaf.enumSpec();
    if (spec == null) {
      return CodeBlock.of("$T.$L$L", TYPES, type.unsigned() ? "U" : "", leaf.kind());
    }
    CodeBlock cases = spec.isBits() ? bits(spec) : cases(spec);
    if (type.attributeForm() != AttributeForm.NONE) {
      cases = withAttribute(cases, spec, type.attributeForm() == AttributeForm.STORED);
    }
    return type.mnemonic().isEmpty()
        ? cases
        : CodeBlock.of("$L.named($L)", cases, JavaLiterals.string(type.mnemonic()));
  }

  private static CodeBlock withAttribute(CodeBlock cases, EnumSpec spec, boolean stored) {
    EnumSpec.OwnAttribute attribute = Objects.requireNonNull(spec.attribute());
    String cppType = spec.cppType();
    String form =
        "::" + cppType.substring(0, cppType.lastIndexOf(':') + 1) + attribute.definition();
    return CodeBlock.of(
        "$L.withAttribute($Z$T.class,$W$L,$W$T::value,$W$T::get,$W$L)",
        cases,
        attribute.generated(),
        JavaLiterals.string("expected " + form + " or IntegerAttr storage for " + cppType),
        attribute.generated(),
        attribute.generated(),
        stored);
  }

  private static CodeBlock cases(EnumSpec spec) {
    ClassName companion = EnumEmitter.companionOf(spec.name());
    return CodeBlock.of(
        "$T.cases($Z$T.class,$W$L,$W$L,$W$T.SUMMARY,$W$L,$W$T::value,$W$T::symbolize,$W$T::stringify)",
        TYPES,
        spec.name(),
        spec.storage().width(),
        JavaLiterals.string(spec.cppType()),
        companion,
        JavaLiterals.string(EnumCode.expectedOfEnum(spec)),
        companion,
        companion,
        companion);
  }

  private static CodeBlock bits(EnumSpec spec) {
    ClassName companion = EnumEmitter.companionOf(spec.name());
    CodeBlock.Builder symbols = CodeBlock.builder();
    spec.symbols().forEach(symbol -> symbols.add(",$W$L", JavaLiterals.string(symbol)));
    return CodeBlock.of(
        "$T.bits($Z$L,$W$L,$W$T.SUMMARY,$W$T::value,$W$T::symbolize,$W$T::parse,$W$L,$W$T::print$L)",
        TYPES,
        spec.storage().width(),
        JavaLiterals.string(spec.cppType()),
        companion,
        companion,
        companion,
        companion,
        spec.isOfKeywords() ? CodeBlock.of("$T::parsePresent", companion) : CodeBlock.of("null"),
        companion,
        symbols.build());
  }
}
