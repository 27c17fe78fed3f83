// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.ValueType;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The expressions that convert between stored attributes and Java values. MLIR calls these {@code
 * convertFromStorage} and {@code constBuilderCall}.
 */
final class AttributeCode {
  private AttributeCode() {}

  /** The class of the stored attribute. */
  static ClassName storageClass(AttributeStorage storage) {
    return switch (storage.kind()) {
      case BOOL, I8, I16, I32, I64, INDEX -> Names.INTEGER_ATTR;
      case F32, F64 -> RuntimeNames.builtin("FloatAttr");
      case STRING, SYMBOL_NAME -> Names.STRING_ATTR;
      case FLAT_SYMBOL_REF -> RuntimeNames.builtin("SymbolRefAttr");
      case UNIT -> RuntimeNames.builtin("UnitAttr");
      case TYPE -> RuntimeNames.builtin("TypeAttr");
      case ENUM -> EnumEmitter.storageClass(Objects.requireNonNull(storage.enumSpec()));
      case ARRAY -> RuntimeNames.builtin("ArrayAttr");
      case DENSE_BOOL, DENSE_I8, DENSE_I16, DENSE_I32, DENSE_I64, DENSE_F32, DENSE_F64 ->
          RuntimeNames.builtin("DenseArrayAttr");
      case CLASS, INTERFACE -> storage.storageClass();
    };
  }

  /** The class or interface that the stored attribute must have. */
  static ClassName requiredClass(AttributeStorage storage) {
    return storage.kind() == Kind.INTERFACE ? storage.declaredClass() : storageClass(storage);
  }

  /** Whether the Java value differs from the stored attribute. */
  static boolean isUnwrapped(AttributeStorage storage) {
    return storage.kind() != Kind.CLASS;
  }

  /**
   * Whether {@code build} methods take the Java value as well as the stored attribute. An object
   * that implements an interface is its own attribute: either method would fit.
   */
  static boolean isBuiltFromValue(AttributeStorage storage) {
    return isUnwrapped(storage) && storage.kind() != Kind.INTERFACE;
  }

  /** The Java value of {@code attribute}, an expression of the storage class. */
  static CodeBlock unwrap(AttributeStorage storage, CodeBlock attribute) {
    return switch (storage.kind()) {
      case BOOL -> CodeBlock.of("$T.value($L)", RuntimeNames.builtin("BoolAttr"), attribute);
      case I8, I16, I32, F32 ->
          CodeBlock.of("($T) $L.value()", storage.valueType().unbox(), attribute);
      case I64, INDEX, F64, STRING, SYMBOL_NAME -> CodeBlock.of("$L.value()", attribute);
      case FLAT_SYMBOL_REF -> CodeBlock.of("$L.root().value()", attribute);
      case UNIT -> CodeBlock.of("$L != null", attribute);
      case TYPE -> unwrapType(storage, attribute);
      case ENUM ->
          CodeBlock.of(
              "$T.of($L)",
              EnumEmitter.companionOf(Objects.requireNonNull(storage.enumSpec()).name()),
              attribute);
      case ARRAY -> unwrapArray(Objects.requireNonNull(storage.element()), attribute);
      case DENSE_BOOL, DENSE_I8, DENSE_I16, DENSE_I32, DENSE_I64, DENSE_F32, DENSE_F64 ->
          CodeBlock.of("$L.to$L()", attribute, arrayName(storage.kind()));
      case CLASS -> attribute;
      case INTERFACE -> CodeBlock.of("($T) $L", storage.valueType(), attribute);
    };
  }

  /** The name of a dense array's elements in the names of its methods. */
  private static String arrayName(Kind kind) {
    return switch (kind) {
      case DENSE_BOOL -> "Booleans";
      case DENSE_I8 -> "Bytes";
      case DENSE_I16 -> "Shorts";
      case DENSE_I32 -> "Ints";
      case DENSE_I64 -> "Longs";
      case DENSE_F32 -> "Floats";
      case DENSE_F64 -> "Doubles";
      default -> throw new IllegalArgumentException("no dense array: " + kind);
    };
  }

  private static CodeBlock unwrapType(AttributeStorage storage, CodeBlock attribute) {
    return storage.valueType().equals(RuntimeNames.TYPE)
        ? CodeBlock.of("$L.value()", attribute)
        : CodeBlock.of("($T) $L.value()", storage.valueType(), attribute);
  }

  private static CodeBlock unwrapArray(AttributeStorage element, CodeBlock attribute) {
    return CodeBlock.of(
        "$T.list($Z$L,$W$T.class,$Welement -> $L)",
        Names.ATTRIBUTE_VALUES,
        attribute,
        storageClass(element),
        unwrap(element, CodeBlock.of("element")));
  }

  /** The attribute that stores {@code value}, an expression of the Java type. */
  static CodeBlock wrap(AttributeStorage storage, CodeBlock context, CodeBlock value) {
    return wrap(storage, context, value, "element");
  }

  /**
   * The attribute that stores {@code value}, an expression of the Java type.
   *
   * @param element an unused name, for the parameter of a lambda
   */
  static CodeBlock wrap(
      AttributeStorage storage, CodeBlock context, CodeBlock value, String element) {
    return switch (storage.kind()) {
      case I8, I16, I32, I64, F32, F64 ->
          CodeBlock.of(
              "$T.$L($L, $L)",
              storageClass(storage),
              storage.kind().name().toLowerCase(Locale.ROOT),
              context,
              value);
      case INDEX -> get(Names.INTEGER_ATTR, valueTypeCode(Kind.INDEX, context), value);
      case BOOL -> get(RuntimeNames.builtin("BoolAttr"), context, value);
      case STRING, SYMBOL_NAME, FLAT_SYMBOL_REF -> get(storageClass(storage), context, value);
      case UNIT -> CodeBlock.of("$T.get($L)", storageClass(storage), context);
      case TYPE -> CodeBlock.of("$T.get($L)", storageClass(storage), value);
      case ENUM ->
          get(
              EnumEmitter.companionOf(Objects.requireNonNull(storage.enumSpec()).name()),
              context,
              value);
      case ARRAY ->
          CodeBlock.of(
              "$T.array($Z$L,$W$L,$W$L -> $L)",
              Names.ATTRIBUTE_VALUES,
              context,
              value,
              element,
              wrap(
                  Objects.requireNonNull(storage.element()),
                  context,
                  CodeBlock.of("$L", element),
                  element + "Part"));
      case DENSE_BOOL, DENSE_I8, DENSE_I16, DENSE_I32, DENSE_I64, DENSE_F32, DENSE_F64 ->
          CodeBlock.of(
              "$T.of$L($L, $L)", storageClass(storage), arrayName(storage.kind()), context, value);
      case CLASS -> value;
      case INTERFACE -> CodeBlock.of("($T) $L", RuntimeNames.ATTRIBUTE, value);
    };
  }

  private static CodeBlock get(ClassName owner, CodeBlock context, CodeBlock value) {
    return CodeBlock.of("$T.get($L, $L)", owner, context, value);
  }

  /**
   * The type that a format omits after the attribute, or null if the attribute's own text must
   * contain it: that of its constraint, or of its storage if the constraint has none.
   */
  static @Nullable CodeBlock formatType(AttributeSpec attribute, CodeBlock context) {
    ValueType type = attribute.constraint() == null ? null : attribute.constraint().valueType();
    if (type == null) {
      return formatType(attribute.storage(), context);
    }
    return type.builder() == null ? null : CodeBlock.of("$T.build($L)", type.builder(), context);
  }

  private static @Nullable CodeBlock formatType(AttributeStorage storage, CodeBlock context) {
    return switch (storage.kind()) {
      case BOOL, I8, I16, I32, I64, INDEX, F32, F64 -> valueTypeCode(storage.kind(), context);
      case STRING, FLAT_SYMBOL_REF, UNIT, TYPE, ARRAY -> none(context);
      case CLASS -> classType(storage, context);
      default -> null;
    };
  }

  private static @Nullable CodeBlock classType(AttributeStorage storage, CodeBlock context) {
    if (storage.storageClass().equals(RuntimeNames.builtin("BoolAttr"))) {
      return CodeBlock.of("$T.get($L, 1)", RuntimeNames.builtin("IntegerType"), context);
    }
    return storage.hasTypeNone() ? none(context) : null;
  }

  private static CodeBlock none(CodeBlock context) {
    return CodeBlock.of("$T.get($L)", RuntimeNames.builtin("NoneType"), context);
  }

  /** The type of the stored number, or of the elements of a dense array. */
  static CodeBlock valueTypeCode(Kind kind, CodeBlock context) {
    if (kind == Kind.F32 || kind == Kind.DENSE_F32) {
      return CodeBlock.of("$T.f32($L)", RuntimeNames.builtin("FloatType"), context);
    }
    if (kind == Kind.F64 || kind == Kind.DENSE_F64) {
      return CodeBlock.of("$T.f64($L)", RuntimeNames.builtin("FloatType"), context);
    }
    if (kind == Kind.INDEX) {
      return CodeBlock.of("$T.get($L)", RuntimeNames.builtin("IndexType"), context);
    }
    return CodeBlock.of(
        "$T.get($L, $L)", RuntimeNames.builtin("IntegerType"), context, kind.width());
  }

  /**
   * The runtime's name of the storage kind ({@code dev.ods.codegen.AttributeKind}), or null if only
   * the class is known.
   */
  static @Nullable String runtimeKind(AttributeStorage storage) {
    return switch (storage.kind()) {
      // The constraint of an index says more than its class.
      case ENUM, CLASS, INTERFACE, INDEX -> null;
      case TYPE -> storage.valueType().equals(RuntimeNames.TYPE) ? "TYPE" : null;
      case ARRAY ->
          switch (Objects.requireNonNull(storage.element()).kind()) {
            case BOOL, I32, I64, F32, F64, STRING, FLAT_SYMBOL_REF ->
                storage.element().kind().name() + "_ARRAY";
            default -> null;
          };
      default -> storage.kind().name();
    };
  }

  /** The condition on {@code value} beyond its kind or its class, or null if there is none. */
  static @Nullable CodeBlock test(AttributeStorage storage, CodeBlock value) {
    return switch (storage.kind()) {
      // The class of an attribute of its own says all.
      case ENUM -> storage.isSymbol() ? enumTest(storage, value) : null;
      case TYPE ->
          runtimeKind(storage) != null
              ? null
              : CodeBlock.of(
                  "(($T) $L).value() instanceof $T",
                  storageClass(storage),
                  value,
                  storage.valueType());
      case ARRAY ->
          runtimeKind(storage) != null
              ? null
              : CodeBlock.of(
                  "$T.isArray($L, element -> $L)",
                  Names.ATTRIBUTE_VALUES,
                  value,
                  elementTest(Objects.requireNonNull(storage.element()), CodeBlock.of("element")));
      default -> null;
    };
  }

  /** Whether {@code value} stores a case of an enum. */
  static CodeBlock enumTest(AttributeStorage storage, CodeBlock value) {
    return CodeBlock.of(
        "$T.test($L)",
        EnumEmitter.companionOf(Objects.requireNonNull(storage.enumSpec()).name()),
        value);
  }

  /** The whole condition on an element of an array. */
  private static CodeBlock elementTest(AttributeStorage storage, CodeBlock value) {
    ClassName constraint = constraintClass(storage);
    if (constraint != null) {
      return CodeBlock.of("$T.test($L)", constraint, value);
    }
    return storage.kind() == Kind.TYPE
        ? CodeBlock.of(
            "$L instanceof $T type && type.value() instanceof $T",
            value,
            storageClass(storage),
            storage.valueType())
        : CodeBlock.of("$L instanceof $T", value, requiredClass(storage));
  }

  /** Whether an attribute is an enum that is stored as an integer. */
  static boolean isIntegerEnum(AttributeStorage storage) {
    return storage.kind() == Kind.ENUM && Objects.requireNonNull(storage.enumSpec()).isInteger();
  }

  /** Whether every attribute is valid. */
  static boolean acceptsAll(AttributeStorage storage) {
    return storage.kind() == Kind.CLASS && storage.storageClass().equals(RuntimeNames.ATTRIBUTE);
  }

  private static @Nullable ClassName constraintClass(AttributeStorage storage) {
    return switch (storage.kind()) {
      case BOOL -> RuntimeNames.constraint("BoolAttrConstraint");
      case I8, I16, I32, I64, F32, F64 -> RuntimeNames.constraint(storage.kind().name() + "Attr");
      case INDEX -> RuntimeNames.constraint("IndexAttr");
      case STRING -> RuntimeNames.constraint("StrAttr");
      case SYMBOL_NAME -> RuntimeNames.constraint("SymbolNameAttr");
      case FLAT_SYMBOL_REF -> RuntimeNames.constraint("FlatSymbolRefAttrConstraint");
      case UNIT -> RuntimeNames.constraint("UnitAttrConstraint");
      case TYPE ->
          storage.valueType().equals(RuntimeNames.TYPE)
              ? RuntimeNames.constraint("TypeAttrConstraint")
              : null;
      case ENUM -> EnumEmitter.companionOf(Objects.requireNonNull(storage.enumSpec()).name());
      case DENSE_BOOL, DENSE_I8, DENSE_I16, DENSE_I32, DENSE_I64, DENSE_F32, DENSE_F64 ->
          RuntimeNames.constraint(storage.kind().arrayName());
      // Elements of arrays are never arrays.
      case ARRAY, CLASS, INTERFACE -> null;
    };
  }

  /** A default as an expression of the Java type. */
  static CodeBlock literal(AttributeStorage storage, DefaultValue value, CodeBlock context) {
    if (value instanceof DefaultValue.Bool bool) {
      return CodeBlock.of("$L", bool.value());
    } else if (value instanceof DefaultValue.Int number) {
      return integer(storage.kind(), number.value());
    } else if (value instanceof DefaultValue.Real number) {
      return JavaLiterals.real(number);
    } else if (value instanceof DefaultValue.Text text) {
      return JavaLiterals.string(text.value());
    } else if (value instanceof DefaultValue.EnumCase enumCase) {
      return CodeBlock.of(
          "$T.$L", Objects.requireNonNull(storage.enumSpec()).name(), enumCase.value().constant());
    }
    if (value instanceof DefaultValue.EnumCases cases) {
      return enumSet(Objects.requireNonNull(storage.enumSpec()).name(), cases);
    }
    if (value instanceof DefaultValue.Constant constant) {
      return CodeBlock.of("$T.$L($L)", constant.owner(), constant.method(), context);
    }
    return elements(storage, (DefaultValue.Elements) value, context);
  }

  private static CodeBlock enumSet(ClassName type, DefaultValue.EnumCases cases) {
    return CodeBlock.of(
        "$T.of($L)",
        Set.class,
        cases.values().stream()
            .map(value -> CodeBlock.of("$T.$L", type, value.constant()))
            .collect(CodeBlock.joining(", ")));
  }

  private static CodeBlock integer(Kind kind, long value) {
    return switch (kind) {
      case I8, DENSE_I8 -> CodeBlock.of("(byte) $L", value);
      case I16, DENSE_I16 -> CodeBlock.of("(short) $L", value);
      case I64, INDEX, DENSE_I64 -> CodeBlock.of("$LL", value);
      default -> CodeBlock.of("$L", value);
    };
  }

  private static CodeBlock elements(
      AttributeStorage storage, DefaultValue.Elements elements, CodeBlock context) {
    AttributeStorage element = storage.element() == null ? storage : storage.element();
    CodeBlock joined =
        elements.values().stream()
            .map(value -> literal(element, value, context))
            .collect(CodeBlock.joining(", "));
    if (storage.kind() != Kind.ARRAY) {
      return CodeBlock.of("new $T {$L}", storage.valueType(), joined);
    }
    // Without elements, the compiler does not know their type.
    return elements.values().isEmpty()
        ? CodeBlock.of("$T.<$T>of()", List.class, element.valueType().box())
        : CodeBlock.of("$T.of($L)", List.class, joined);
  }
}
