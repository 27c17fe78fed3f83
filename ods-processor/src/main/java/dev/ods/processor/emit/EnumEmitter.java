// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.Literals;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the companion of an enum: its texts, and its attributes ({@code symbolize} and {@code
 * stringify} of MLIR's enum generator).
 */
public final class EnumEmitter {
  private final EnumSpec spec;
  private final Annotations annotations;
  private final boolean string;

  private EnumEmitter(EnumSpec spec, Annotations annotations) {
    this.spec = spec;
    this.annotations = annotations;
    this.string = spec.storage() == EnumSpec.Storage.STRING;
  }

  /** The class that {@link #emit} writes for an enum: {@code PaddingEnum}. */
  public static ClassName companionOf(ClassName enumName) {
    return Names.companion(enumName, "Enum");
  }

  /** The class of the attributes that store cases of the enum. */
  static ClassName storageClass(EnumSpec spec) {
    if (spec.attribute() != null) {
      return spec.attribute().generated();
    }
    return spec.storage() == EnumSpec.Storage.STRING ? Names.STRING_ATTR : Names.INTEGER_ATTR;
  }

  /** The Java type of a value: the enum, or a set of its cases. */
  static TypeName valueType(EnumSpec spec) {
    return spec.isBits()
        ? ParameterizedTypeName.get(ClassName.get(Set.class), spec.name())
        : spec.name();
  }

  /**
   * Writes the companion.
   *
   * @param isPublic whether the enum, and so the companion, is accessible in other packages
   */
  public static JavaFile emit(EnumSpec spec, boolean isPublic, Annotations annotations) {
    EnumEmitter emitter = new EnumEmitter(spec, annotations);
    TypeSpec.Builder type = emitter.companion();
    annotations.mark(type);
    if (isPublic) {
      type.addModifiers(Modifier.PUBLIC);
    }
    return Files.of(spec.name().packageName(), spec.name(), complete(spec, type.build()));
  }

  /** What is generated from an enum; without bodies if it has no cases, which is an error. */
  static TypeSpec complete(EnumSpec spec, TypeSpec type) {
    return spec.cases().isEmpty() ? Stubs.withoutBodies(type) : type;
  }

  private TypeSpec.Builder companion() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(companionOf(spec.name()))
            .addJavadoc("Converts {@link $T} to and from texts and attributes.\n", spec.name())
            .addModifiers(Modifier.FINAL)
            .addField(
                FieldSpec.builder(
                        String.class, "SUMMARY", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc("The summary of the constraint, for diagnostics.\n")
                    .initializer(JavaLiterals.string(spec.summary()))
                    .build());
    EnumCode code = spec.isBits() ? new BitEnumCode(spec, annotations) : new CaseCode(spec);
    code.fields().forEach(type::addField);
    if (isMember()) {
      type.addField(keywords());
    }
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethod(test(code))
        .addMethod(stringify(code))
        .addMethod(symbolize(code));
    if (!string) {
      type.addMethod(value(code)).addMethod(symbolizeValue(code));
    }
    type.addMethod(get()).addMethod(of(code));
    if (isMember()) {
      type.addMethod(parse()).addMethod(starts());
    }
    type.addMethod(parseParameter(code)).addMethod(print(code));
    code.members(isMember()).forEach(type::addMethod);
    return type;
  }

  /** Whether formats of ops write it as a keyword, not as an attribute. */
  private boolean isMember() {
    return spec.attribute() == null;
  }

  private MethodSpec test(EnumCode code) {
    MethodSpec.Builder method =
        method("test", "Returns whether an attribute stores a value of the enum.")
            .returns(boolean.class)
            .addParameter(RuntimeNames.ATTRIBUTE, "attribute");
    if (spec.attribute() != null) {
      return method
          .addStatement("return attribute instanceof $T", spec.attribute().generated())
          .build();
    } else if (string) {
      return method
          .addStatement(
              "return attribute instanceof $T text && symbolize(text.value()) != null",
              Names.STRING_ATTR)
          .build();
    }
    return method
        .addStatement(
            "return $T.test(attribute)$W&& $L",
            RuntimeNames.constraint(spec.storage().name() + "Attr"),
            code.isValid(CodeBlock.of("(($T) attribute)", Names.INTEGER_ATTR)))
        .build();
  }

  private MethodSpec stringify(EnumCode code) {
    return method("stringify", "Returns the symbol of a value, its text in MLIR.")
        .returns(String.class)
        .addParameter(valueType(spec), "value")
        .addCode(code.stringify())
        .build();
  }

  private MethodSpec symbolize(EnumCode code) {
    return method("symbolize", "Returns the value with a symbol, or null if there is none.")
        .returns(annotations.nullable(valueType(spec)))
        .addParameter(String.class, "text")
        .addCode(code.symbolize())
        .build();
  }

  private MethodSpec value(EnumCode code) {
    return method("value", "Returns a value as an integer.")
        .returns(long.class)
        .addParameter(valueType(spec), "value")
        .addCode(code.value())
        .build();
  }

  private MethodSpec symbolizeValue(EnumCode code) {
    return method("symbolize", "Returns the value that is an integer, or null if there is none.")
        .returns(annotations.nullable(valueType(spec)))
        .addParameter(long.class, "value")
        .addCode(code.symbolizeValue())
        .build();
  }

  private MethodSpec get() {
    MethodSpec.Builder method =
        method("get", "Returns the attribute that stores a value.")
            .returns(storageClass(spec))
            .addParameter(RuntimeNames.CONTEXT, "context")
            .addParameter(valueType(spec), "value");
    if (spec.attribute() != null) {
      return method
          .addStatement("return $T.get(context, value)", spec.attribute().generated())
          .build();
    } else if (string) {
      return method
          .addStatement("return $T.get(context, stringify(value))", Names.STRING_ATTR)
          .build();
    }
    return method
        .addStatement("return $T.get($L, value(value))", Names.INTEGER_ATTR, integerType())
        .build();
  }

  private CodeBlock integerType() {
    EnumSpec.Storage storage = spec.storage();
    ClassName type = RuntimeNames.builtin("IntegerType");
    if (!storage.isSigned() && !storage.isUnsigned()) {
      return CodeBlock.of("$T.get(context, $L)", type, storage.width());
    }
    return CodeBlock.of(
        "$T.get(context, $L, $T.$L)",
        type,
        storage.width(),
        type.nestedClass("Signedness"),
        storage.isSigned() ? "SIGNED" : "UNSIGNED");
  }

  private MethodSpec of(EnumCode code) {
    MethodSpec.Builder method =
        method(
                "of",
                "Returns the value that an attribute stores."
                    + (isMember()
                        ? "\n\n@throws IllegalArgumentException if it stores none, as in an operation"
                            + " that is invalid"
                        : ""))
            .returns(valueType(spec))
            .addParameter(storageClass(spec), "attribute");
    if (!isMember()) {
      return method.addStatement("return attribute.value()").build();
    }
    return method
        .addStatement(
            "$T value = symbolize($L)",
            valueType(spec),
            string ? CodeBlock.of("attribute.value()") : code.bits(CodeBlock.of("attribute")))
        .beginControlFlow("if (value == null)")
        .addStatement(
            "throw new $T($S + attribute)",
            IllegalArgumentException.class,
            "no case of " + spec.name().simpleName() + ": ")
        .endControlFlow()
        .addStatement("return value")
        .build();
  }

  private MethodSpec parse() {
    String expected = String.join(", ", EnumCode.symbols(spec));
    return method("parse", "Parses a value; returns null after it has reported an error.")
        .returns(annotations.nullable(storageClass(spec)))
        .addParameter(RuntimeNames.OP_ASM_PARSER, "parser")
        .addParameter(String.class, "attributeName")
        .addStatement("$T location = parser.location()", Names.SOURCE_LOCATION)
        .addStatement("$T text = parser.parseOptionalKeyword(KEYWORDS)", String.class)
        .beginControlFlow("if (text == null)")
        .addStatement("text = parser.parseOptionalString()")
        .endControlFlow()
        .beginControlFlow("if (text == null)")
        .addStatement(
            "parser.error($Zlocation,$W$S$W+ $S + attributeName$W+ $L)",
            "expected string or keyword containing one of the following enum values",
            " for attribute '",
            JavaLiterals.string("' [" + expected + "]"))
        .addStatement("return null")
        .endControlFlow()
        .addStatement("$T value = symbolize(text)", valueType(spec))
        .beginControlFlow("if (value == null)")
        .addStatement(
            "parser.error($Zlocation,$W$S + attributeName + $S + text + '\"')",
            "invalid ",
            " attribute specification: \"")
        .addStatement("return null")
        .endControlFlow()
        .addStatement("return get(parser.context(), value)")
        .build();
  }

  private MethodSpec starts() {
    return method(
            "starts",
            "Returns whether the next token can start a value, which {@link #parse} then parses.")
        .returns(boolean.class)
        .addParameter(RuntimeNames.OP_ASM_PARSER, "parser")
        .addStatement("return parser.startsString() || parser.startsKeyword(KEYWORDS)")
        .build();
  }

  private MethodSpec parseParameter(EnumCode code) {
    return method(
            "parse",
            "Parses a value that is a parameter of a type or an attribute; returns null after it\n"
                + "has reported an error.")
        .returns(annotations.nullable(valueType(spec)))
        .addParameter(RuntimeNames.ASM_PARSER, "parser")
        .addCode(code.parse())
        .build();
  }

  private MethodSpec print(EnumCode code) {
    return method("print", "Prints what {@link #parse($T)} reads.", RuntimeNames.ASM_PARSER)
        .addParameter(Names.ASM_PRINTER, "printer")
        .addParameter(valueType(spec), "value")
        .addCode(code.print())
        .build();
  }

  /** The symbols that are keywords. */
  private FieldSpec keywords() {
    CodeBlock symbols =
        EnumCode.symbols(spec).stream()
            .filter(Literals::isKeyword)
            .map(JavaLiterals::string)
            .collect(CodeBlock.joining(",$W"));
    return FieldSpec.builder(
            String[].class, "KEYWORDS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("{$L}", symbols)
        .build();
  }

  static MethodSpec.Builder method(String name, String javadoc, Object... arguments) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc(javadoc + "\n", arguments)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
  }
}
