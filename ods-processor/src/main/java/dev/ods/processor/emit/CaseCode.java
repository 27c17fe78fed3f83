// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.EnumSpec;
import java.util.List;
import java.util.stream.LongStream;
import javax.lang.model.element.Modifier;

/** The code for an enum whose values are its cases. */
final class CaseCode implements EnumCode {
  private final EnumSpec spec;

  CaseCode(EnumSpec spec) {
    this.spec = spec;
  }

  @Override
  public List<FieldSpec> fields() {
    if (spec.storage() == EnumSpec.Storage.STRING) {
      return List.of();
    }
    return List.of(
        FieldSpec.builder(
                TypeName.LONG, "MAX_VALUE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("The greatest integer that a case is.\n")
            .initializer(
                "$LL", spec.cases().stream().mapToLong(EnumSpec.Case::value).max().orElse(0))
            .build());
  }

  @Override
  public CodeBlock isValid(CodeBlock attribute) {
    return CodeBlock.of("symbolize($L) != null", bits(attribute));
  }

  @Override
  public CodeBlock bits(CodeBlock attribute) {
    return CodeBlock.of("$L.$L()", attribute, spec.storage().isUnsigned() ? "bits" : "value");
  }

  @Override
  public CodeBlock stringify() {
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (value) {\n").indent();
    for (EnumSpec.Case enumCase : spec.cases()) {
      code.add("case $L -> $L;\n", enumCase.constant(), JavaLiterals.string(enumCase.symbol()));
    }
    return code.unindent().add("};\n").build();
  }

  @Override
  public CodeBlock symbolize() {
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (text) {\n").indent();
    for (EnumSpec.Case enumCase : spec.cases()) {
      code.add(
          "case $L -> $T.$L;\n",
          JavaLiterals.string(enumCase.symbol()),
          spec.name(),
          enumCase.constant());
    }
    return code.add("default -> null;\n").unindent().add("};\n").build();
  }

  @Override
  public CodeBlock value() {
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (value) {\n").indent();
    for (EnumSpec.Case enumCase : spec.cases()) {
      code.add("case $L -> $LL;\n", enumCase.constant(), enumCase.value());
    }
    return code.unindent().add("};\n").build();
  }

  @Override
  public CodeBlock symbolizeValue() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (EnumSpec.Case enumCase : spec.cases()) {
      // An attribute has its number extended by the sign, whichever way the case is declared.
      CodeBlock condition =
          LongStream.of(enumCase.value(), spec.storage().bits(enumCase.value()))
              .distinct()
              .mapToObj(value -> CodeBlock.of("value == $LL", value))
              .collect(CodeBlock.joining(" || "));
      code.beginControlFlow("if ($L)", condition)
          .addStatement("return $T.$L", spec.name(), enumCase.constant())
          .endControlFlow();
    }
    return code.addStatement("return null").build();
  }

  @Override
  public CodeBlock parse() {
    CodeBlock.Builder code =
        CodeBlock.builder().addStatement("$T location = parser.location()", Names.SOURCE_LOCATION);
    String expected = EnumCode.expected(spec);
    if (!spec.asEnum()) {
      return code.addStatement("$T text = parser.parseKeywordOrString()", String.class)
          .beginControlFlow("if (text == null)")
          .addStatement("return null")
          .endControlFlow()
          .addStatement("$T value = symbolize(text)", spec.name())
          .beginControlFlow("if (value == null)")
          .addStatement(
              "parser.error($Zlocation,$W$L)",
              JavaLiterals.string("expected " + spec.cppType() + " to be one of: " + expected))
          .endControlFlow()
          .addStatement("return value")
          .build();
    }
    return code.addStatement("$T text = parser.parseOptionalKeywordOrString()", String.class)
        .beginControlFlow("if (text == null)")
        .addStatement(
            "parser.error(location, $L)",
            JavaLiterals.string("expected keyword for " + spec.summary()))
        .addStatement("return null")
        .endControlFlow()
        .addStatement("$T value = symbolize(text)", spec.name())
        .beginControlFlow("if (value == null)")
        .addStatement(
            "parser.error($Zlocation,$W$L + text)",
            JavaLiterals.string(
                "expected one of [" + expected + "] for " + spec.summary() + ", got: "))
        .endControlFlow()
        .addStatement("return value")
        .build();
  }

  @Override
  public CodeBlock print() {
    return CodeBlock.builder()
        .addStatement("printer.printKeywordOrString(stringify(value))")
        .build();
  }

  @Override
  public List<MethodSpec> members(boolean isMember) {
    return List.of();
  }
}
