// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;

/**
 * Writes the getters and setters of each attribute, for its Java value and for the stored
 * attribute, and its default.
 */
final class AttributeEmitter {
  static final CodeBlock CONTEXT_OF_OP = CodeBlock.of("operation().context()");

  private final OpShape shape;

  AttributeEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder type) {
    for (AttributeSpec attribute : shape.attributes()) {
      Documentation documentation = attribute.documentation();
      boolean unwrapped = AttributeCode.isUnwrapped(attribute.storage());
      type.addMethod(Deprecations.carry(documentation, valueGetter(attribute)));
      if (unwrapped || attribute.optional()) {
        type.addMethod(Deprecations.carry(documentation, rawGetter(attribute)));
      }
      if (unwrapped) {
        type.addMethod(Deprecations.carry(documentation, valueSetter(attribute)));
      }
      type.addMethod(Deprecations.carry(documentation, rawSetter(attribute)));
      if (attribute.isRemovable()) {
        type.addMethod(Deprecations.carry(documentation, remover(attribute)));
      }
    }
  }

  /** The helpers that the getters of the op class and of its adaptor share. */
  void addHelpersTo(TypeSpec.Builder type) {
    for (AttributeSpec attribute : shape.attributes()) {
      if (attribute.defaultValue() != null) {
        type.addMethod(orDefaultHelper(attribute)).addMethod(defaultHelper(attribute));
      }
      if (hasConversion(attribute)) {
        type.addMethod(conversion(attribute));
      }
    }
  }

  /** The name of the helper that returns the attribute of the default. */
  static String defaultHelperName(AttributeSpec attribute) {
    return "default" + Names.capitalized(attribute.accessor());
  }

  /** The name of the getter of the stored attribute. */
  static String rawName(AttributeSpec attribute) {
    return GeneratedNames.stored(attribute.accessor());
  }

  /** A call of the getter of the stored attribute. */
  static CodeBlock storedCall(AttributeSpec attribute) {
    return Calls.ofGetter(storedGetter(attribute));
  }

  /** The same call for the variable {@code op}. */
  static CodeBlock storedOfOp(AttributeSpec attribute) {
    return CodeBlock.of("op.$L()", storedGetter(attribute));
  }

  private static String storedGetter(AttributeSpec attribute) {
    boolean hasRawGetter = attribute.optional() || AttributeCode.isUnwrapped(attribute.storage());
    return hasRawGetter ? rawName(attribute) : attribute.accessor();
  }

  private static MethodSpec defaultHelper(AttributeSpec attribute) {
    return MethodSpec.methodBuilder(defaultHelperName(attribute))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(AttributeCode.storageClass(attribute.storage()))
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addStatement(
            "return $L",
            AttributeCode.wrap(
                attribute.storage(),
                CodeBlock.of("context"),
                AttributeCode.literal(
                    attribute.storage(), attribute.defaultValue(), CodeBlock.of("context"))))
        .build();
  }

  /** The stored attribute, or that of the default if there is none. */
  private static CodeBlock orDefault(AttributeSpec attribute, CodeBlock stored, CodeBlock context) {
    return orDefault(CodeBlock.of("$L", orDefaultName(attribute)), stored, context);
  }

  /** The same with the helper that {@link #orDefaultName} names. */
  static CodeBlock orDefault(CodeBlock helper, CodeBlock stored, CodeBlock context) {
    return CodeBlock.of("$L($L,$W$L)", helper, stored, context);
  }

  /** The name of the helper that returns the stored attribute or that of the default. */
  static String orDefaultName(AttributeSpec attribute) {
    return attribute.accessor() + "OrDefault";
  }

  private MethodSpec orDefaultHelper(AttributeSpec attribute) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    return MethodSpec.methodBuilder(orDefaultName(attribute))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(storage)
        .addParameter(shape.annotations().nullable(RuntimeNames.ATTRIBUTE), "stored")
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addStatement(
            "return stored == null ? $L(context) : $L",
            defaultHelperName(attribute),
            cast(storage, CodeBlock.of("stored")))
        .build();
  }

  /** Whether the conversion of the stored attribute is more than one call. */
  private static boolean hasConversion(AttributeSpec attribute) {
    Kind kind = attribute.storage().kind();
    return kind == Kind.ARRAY
        || (attribute.optional()
            && kind != Kind.UNIT
            && AttributeCode.isUnwrapped(attribute.storage()));
  }

  /** The name of the helper that makes the Java value of the stored attribute. */
  static String conversionName(AttributeSpec attribute) {
    return "unwrap" + Names.capitalized(attribute.accessor());
  }

  /** The helper that makes the Java value of the stored attribute. */
  private MethodSpec conversion(AttributeSpec attribute) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(conversionName(attribute))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(attribute.returnType());
    CodeBlock value = AttributeCode.unwrap(attribute.storage(), CodeBlock.of("stored"));
    if (!attribute.optional()) {
      return method.addParameter(storage, "stored").addStatement("return $L", value).build();
    }
    return method
        .addParameter(shape.annotations().nullable(storage), "stored")
        .addStatement(
            "return stored == null ? $T.empty()$W: $T.of($L)",
            optionalClass(attribute),
            optionalClass(attribute),
            value)
        .build();
  }

  private static MethodSpec valueGetter(AttributeSpec attribute) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(attribute.accessor())
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(attribute.returnType());
    boolean unwrapped = AttributeCode.isUnwrapped(attribute.storage());
    if (attribute.optional() || unwrapped) {
      return method
          .addCode(
              valueOf(
                  attribute,
                  CodeBlock.of("$L", conversionName(attribute)),
                  CodeBlock.of("$L()", rawName(attribute))))
          .build();
    }
    return method.addCode(stored(attribute)).build();
  }

  /**
   * The body of a getter of the Java value, from the getter of the stored attribute.
   *
   * @param conversion the helper that {@link #conversionName} names
   */
  static CodeBlock valueOf(AttributeSpec attribute, CodeBlock conversion, CodeBlock raw) {
    CodeBlock value;
    if (hasConversion(attribute)) {
      value = CodeBlock.of("$L($L)", conversion, raw);
    } else if (AttributeCode.isUnwrapped(attribute.storage())) {
      value = AttributeCode.unwrap(attribute.storage(), raw);
    } else {
      value = CodeBlock.of("$T.ofNullable($L)", Names.OPTIONAL, raw);
    }
    return CodeBlock.builder().addStatement("return $L", value).build();
  }

  /**
   * The declared class of an optional value: {@code Optional}, or {@code OptionalLong} and the
   * like.
   */
  private static ClassName optionalClass(AttributeSpec attribute) {
    return attribute.returnType() instanceof ClassName primitive ? primitive : Names.OPTIONAL;
  }

  private MethodSpec rawGetter(AttributeSpec attribute) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    return MethodSpec.methodBuilder(rawName(attribute))
        .addJavadoc(
            attribute.optional()
                ? "Returns the attribute that stores {@link #$L}, or null if it is absent.\n"
                : "Returns the attribute that stores {@link #$L}.\n",
            attribute.accessor())
        .addModifiers(Modifier.PUBLIC)
        .returns(attribute.optional() ? shape.annotations().nullable(storage) : storage)
        .addCode(stored(attribute))
        .build();
  }

  /** The body of a getter of the stored attribute of an operation. */
  private static CodeBlock stored(AttributeSpec attribute) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    String slot = OpShape.slotConstant(attribute.accessor());
    CodeBlock.Builder code = CodeBlock.builder();
    if (attribute.optional()) {
      return code.addStatement(
              "return $L", cast(storage, CodeBlock.of("operation().property($L)", slot)))
          .build();
    }
    if (attribute.defaultValue() == null) {
      return code.addStatement("return operation().property($L, $T.class)", slot, storage).build();
    }
    return code.addStatement(
            "return $L",
            orDefault(attribute, CodeBlock.of("operation().property($L)", slot), CONTEXT_OF_OP))
        .build();
  }

  static CodeBlock cast(ClassName storage, CodeBlock expression) {
    return storage.equals(RuntimeNames.ATTRIBUTE)
        ? expression
        : CodeBlock.of("($T) $L", storage, expression);
  }

  private static MethodSpec valueSetter(AttributeSpec attribute) {
    String name = GeneratedNames.setter(attribute.accessor());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addJavadoc("Sets {@link #$L}.\n", attribute.accessor())
            .addModifiers(Modifier.PUBLIC)
            .addParameter(attribute.valueType(), "value");
    CodeBlock wrapped =
        AttributeCode.wrap(attribute.storage(), CONTEXT_OF_OP, CodeBlock.of("value"));
    if (attribute.storage().kind() == Kind.UNIT) {
      return method.addStatement("$LAttr(value ? $L : null)", name, wrapped).build();
    }
    return method.addStatement("$LAttr($Z$L)", name, wrapped).build();
  }

  private MethodSpec rawSetter(AttributeSpec attribute) {
    ClassName storage = AttributeCode.storageClass(attribute.storage());
    return MethodSpec.methodBuilder(GeneratedNames.setter(rawName(attribute)))
        .addJavadoc(
            attribute.optional()
                ? "Sets the attribute that stores {@link #$L}, or removes it if null.\n"
                : "Sets the attribute that stores {@link #$L}.\n",
            attribute.accessor())
        .addModifiers(Modifier.PUBLIC)
        .addParameter(
            attribute.optional() ? shape.annotations().nullable(storage) : storage, "value")
        .addStatement(
            "operation().setProperty($L, value)", OpShape.slotConstant(attribute.accessor()))
        .build();
  }

  private static MethodSpec remover(AttributeSpec attribute) {
    return MethodSpec.methodBuilder(GeneratedNames.remover(attribute.accessor()))
        .addJavadoc(
            attribute.optional()
                ? "Removes {@link #$L}.\n"
                : "Removes {@link #$L}, which then has its default value.\n",
            attribute.accessor())
        .addModifiers(Modifier.PUBLIC)
        .addStatement(
            "operation().setProperty($L, null)", OpShape.slotConstant(attribute.accessor()))
        .build();
  }
}
