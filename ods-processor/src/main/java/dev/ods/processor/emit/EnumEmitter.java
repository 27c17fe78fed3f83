// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.Literals;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.stream.Collectors;
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
    return spec.storage() == EnumSpec.Storage.STRING ? Names.STRING_ATTR : Names.INTEGER_ATTR;
  }

  /**
   * Writes the companion.
   *
   * @param isPublic whether the enum, and so the companion, is accessible in other packages
   */
  public static JavaFile emit(EnumSpec spec, boolean isPublic, Annotations annotations) {
    return Files.of(
        spec.name().packageName(),
        spec.name(),
        new EnumEmitter(spec, annotations).companion(isPublic));
  }

  private TypeSpec companion(boolean isPublic) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(companionOf(spec.name()))
            .addJavadoc("Converts {@link $T} to and from texts and attributes.\n", spec.name())
            .addModifiers(Modifier.FINAL)
            .addField(
                FieldSpec.builder(
                        String.class, "SUMMARY", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc("The summary of the constraint, for diagnostics.\n")
                    .initializer("$S", spec.summary())
                    .build())
            .addField(keywords())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(test())
            .addMethod(stringify())
            .addMethod(symbolize());
    if (!string) {
      type.addMethod(value()).addMethod(symbolizeValue());
    }
    type.addMethod(get()).addMethod(of()).addMethod(parse()).addMethod(starts());
    annotations.mark(type);
    if (isPublic) {
      type.addModifiers(Modifier.PUBLIC);
    }
    return type.build();
  }

  private MethodSpec test() {
    MethodSpec.Builder method =
        method("test", "Returns whether an attribute stores a case of the enum.")
            .returns(boolean.class)
            .addParameter(RuntimeNames.ATTRIBUTE, "attribute");
    if (string) {
      return method
          .addStatement(
              "return attribute instanceof $T text && symbolize(text.value()) != null",
              Names.STRING_ATTR)
          .build();
    }
    return method
        .addStatement(
            "return $T.test(attribute)$W&& symbolize((($T) attribute).value()) != null",
            RuntimeNames.constraint(spec.storage().name() + "Attr"),
            Names.INTEGER_ATTR)
        .build();
  }

  private MethodSpec stringify() {
    return method("stringify", "Returns the symbol of a case, its text in MLIR.")
        .returns(String.class)
        .addParameter(spec.name(), "value")
        .addCode(cases("value", "$L -> $S", true))
        .build();
  }

  private MethodSpec symbolize() {
    return method("symbolize", "Returns the case with a symbol, or null if there is none.")
        .returns(annotations.nullable(spec.name()))
        .addParameter(String.class, "text")
        .addCode(fromText())
        .build();
  }

  private CodeBlock fromText() {
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (text) {\n").indent();
    for (EnumSpec.Case enumCase : spec.cases()) {
      code.add("case $S -> $T.$L;\n", enumCase.symbol(), spec.name(), enumCase.constant());
    }
    return code.add("default -> null;\n").unindent().add("};\n").build();
  }

  private MethodSpec value() {
    return method("value", "The integer value of a case.")
        .returns(long.class)
        .addParameter(spec.name(), "value")
        .addCode(cases("value", "$L -> $L", false))
        .build();
  }

  private MethodSpec symbolizeValue() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (EnumSpec.Case enumCase : spec.cases()) {
      code.beginControlFlow("if (value == $LL)", enumCase.value())
          .addStatement("return $T.$L", spec.name(), enumCase.constant())
          .endControlFlow();
    }
    return method("symbolize", "Returns the case with an integer value, or null if there is none.")
        .returns(annotations.nullable(spec.name()))
        .addParameter(long.class, "value")
        .addCode(code.addStatement("return null").build())
        .build();
  }

  private CodeBlock cases(String subject, String template, boolean texts) {
    CodeBlock.Builder code = CodeBlock.builder().add("return switch ($L) {\n", subject).indent();
    for (EnumSpec.Case enumCase : spec.cases()) {
      Object result = texts ? enumCase.symbol() : CodeBlock.of("$LL", enumCase.value());
      code.add("case " + template + ";\n", enumCase.constant(), result);
    }
    return code.unindent().add("};\n").build();
  }

  private MethodSpec get() {
    MethodSpec.Builder method =
        method("get", "Returns the attribute that stores a case.")
            .returns(storageClass(spec))
            .addParameter(RuntimeNames.CONTEXT, "context")
            .addParameter(spec.name(), "value");
    if (string) {
      return method
          .addStatement("return $T.get(context, stringify(value))", Names.STRING_ATTR)
          .build();
    }
    return method
        .addStatement(
            "return $T.get($T.get(context, $L), value(value))",
            Names.INTEGER_ATTR,
            RuntimeNames.builtin("IntegerType"),
            spec.storage() == EnumSpec.Storage.I32 ? 32 : 64)
        .build();
  }

  private MethodSpec of() {
    return method(
            "of",
            "Returns the case that an attribute stores.\n\n"
                + "@throws IllegalArgumentException if it stores none, as in an operation that is invalid")
        .returns(spec.name())
        .addParameter(storageClass(spec), "attribute")
        .addStatement("$T value = symbolize(attribute.value())", spec.name())
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
    String expected =
        spec.cases().stream().map(EnumSpec.Case::symbol).collect(Collectors.joining(", "));
    return method("parse", "Parses a case; returns null after it has reported an error.")
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
            "parser.error($Zlocation,$W$S$W+ $S + attributeName$W+ $S)",
            "expected string or keyword containing one of the following enum values",
            " for attribute '",
            "' [" + expected + "]")
        .addStatement("return null")
        .endControlFlow()
        .addStatement("$T value = symbolize(text)", spec.name())
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
            "Returns whether the next token can start a case, which {@link #parse} then parses.")
        .returns(boolean.class)
        .addParameter(RuntimeNames.OP_ASM_PARSER, "parser")
        .addStatement("return parser.startsString() || parser.startsKeyword(KEYWORDS)")
        .build();
  }

  /** The symbols that are keywords. */
  private FieldSpec keywords() {
    CodeBlock symbols =
        spec.cases().stream()
            .map(EnumSpec.Case::symbol)
            .filter(Literals::isKeyword)
            .map(symbol -> CodeBlock.of("$S", symbol))
            .collect(CodeBlock.joining(",$W"));
    return FieldSpec.builder(
            String[].class, "KEYWORDS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("{$L}", symbols)
        .build();
  }

  private static MethodSpec.Builder method(String name, String javadoc) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc("$L\n", javadoc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
  }
}
