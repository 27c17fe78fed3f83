// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DialectHook;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectDef;
import dev.ods.processor.model.DialectSpec.Tolerance;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes how a dialect parses and prints the types and attributes that it lists: by mnemonic. What
 * is not listed is left to the author's hooks.
 */
final class SymbolDispatchEmitter {
  private final DialectSpec dialect;
  private final Annotations annotations;

  SymbolDispatchEmitter(DialectSpec dialect, Annotations annotations) {
    this.dialect = dialect;
    this.annotations = annotations;
  }

  /** Whether {@link #emit} writes the method that would call a hook only. */
  boolean replaces(DialectHook hook) {
    return switch (hook) {
      case PARSE_TYPE, PRINT_TYPE -> !dialect.named(ConstraintTarget.TYPE).isEmpty();
      case PARSE_ATTRIBUTE, PRINT_ATTRIBUTE -> !dialect.named(ConstraintTarget.ATTRIBUTE).isEmpty();
      default -> false;
    };
  }

  /** Adds the methods for types and attributes, if there are any. */
  void emit(TypeSpec.Builder type) {
    if (replaces(DialectHook.PARSE_TYPE)) {
      type.addMethod(parseType()).addMethod(printType());
    }
    if (replaces(DialectHook.PARSE_ATTRIBUTE)) {
      type.addMethod(parseAttribute()).addMethod(printAttribute());
    }
  }

  private MethodSpec parseType() {
    return override("parseType")
        .returns(annotations.nullable(RuntimeNames.TYPE))
        .addParameter(RuntimeNames.DIALECT_ASM_PARSER, "parser")
        .addCode(parse(ConstraintTarget.TYPE, DialectHook.PARSE_TYPE, "parser"))
        .build();
  }

  private MethodSpec parseAttribute() {
    return override("parseAttribute")
        .returns(annotations.nullable(RuntimeNames.ATTRIBUTE))
        .addParameter(RuntimeNames.DIALECT_ASM_PARSER, "parser")
        .addParameter(annotations.nullable(RuntimeNames.TYPE), "type")
        .addCode(parse(ConstraintTarget.ATTRIBUTE, DialectHook.PARSE_ATTRIBUTE, "parser, type"))
        .build();
  }

  private CodeBlock parse(ConstraintTarget target, DialectHook hook, String arguments) {
    List<DialectDef> defs = dialect.named(target);
    CodeBlock.Builder code = CodeBlock.builder();
    CodeBlock otherwise = otherwise(target, hook, arguments);
    if (otherwise != null) {
      CodeBlock mnemonics =
          defs.stream()
              .map(def -> CodeBlock.of("$T.MNEMONIC", def.generated()))
              .collect(CodeBlock.joining(",$W"));
      code.beginControlFlow("if (!parser.startsKeyword($L))", mnemonics)
          .addStatement("return $L", otherwise)
          .endControlFlow();
    }
    code.addStatement("$T mnemonic = parser.parseKeyword()", String.class)
        .beginControlFlow("if (mnemonic == null)")
        .addStatement("return null")
        .endControlFlow()
        .add("return switch (mnemonic) {\n")
        .indent();
    for (DialectDef def : defs) {
      CodeBlock value =
          def.hasText()
              ? CodeBlock.of("$T.parse($L)", def.generated(), arguments)
              : CodeBlock.of("$T.get(parser.context())", def.generated());
      code.add("case $T.MNEMONIC -> $L;\n", def.generated(), value);
    }
    return code.add("default -> parser.$L(mnemonic);\n", unknown(target))
        .unindent()
        .add("};\n")
        .build();
  }

  /** What parses a text with another mnemonic, or null if that is an error. */
  private @Nullable CodeBlock otherwise(
      ConstraintTarget target, DialectHook hook, String arguments) {
    if (dialect.hooks().contains(hook)) {
      return CodeBlock.of("$T.$L($L)", dialect.declaration(), hook.method(), arguments);
    }
    return dialect.tolerances().contains(Tolerance.UNKNOWN_TYPES)
        ? CodeBlock.of("parser.$L(parser.symbolText())", unknown(target))
        : null;
  }

  private static String unknown(ConstraintTarget target) {
    return target == ConstraintTarget.TYPE ? "unknownType" : "unknownAttribute";
  }

  private MethodSpec printType() {
    return override("printType")
        .addParameter(RuntimeNames.TYPE, "type")
        .addParameter(RuntimeNames.DIALECT_ASM_PRINTER, "printer")
        .addCode(print(DialectHook.PRINT_TYPE, "type"))
        .build();
  }

  private MethodSpec printAttribute() {
    return override("printAttribute")
        .addParameter(RuntimeNames.ATTRIBUTE, "attribute")
        .addParameter(RuntimeNames.DIALECT_ASM_PRINTER, "printer")
        .addCode(print(DialectHook.PRINT_ATTRIBUTE, "attribute"))
        .build();
  }

  private CodeBlock print(DialectHook hook, String symbol) {
    CodeBlock otherwise =
        dialect.hooks().contains(hook)
            ? CodeBlock.of("$T.$L($L, printer)", dialect.declaration(), hook.method(), symbol)
            : CodeBlock.of(
                "$T.super.$L($L, printer)", RuntimeNames.DIALECT_ASSEMBLY, hook.method(), symbol);
    return CodeBlock.builder()
        .beginControlFlow("if (!printDeclared($L, printer))", symbol)
        .addStatement("$L", otherwise)
        .endControlFlow()
        .build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
