// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.DefFormat;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the parser and the printer of a declared type or attribute. */
final class DefTextEmitter {
  private final DefSpec def;
  private final @Nullable DefFormat format;
  private final Annotations annotations;

  DefTextEmitter(DefSpec def, @Nullable DefFormat format, Annotations annotations) {
    this.def = def;
    this.format = format;
    this.annotations = annotations;
  }

  void emit(TypeSpec.Builder type) {
    type.addMethod(parse()).addMethod(print());
  }

  private MethodSpec parse() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("parse")
            .addJavadoc(
                "Parses what follows the mnemonic; null after a diagnostic has been reported.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(annotations.nullable(def.generated()))
            .addParameter(RuntimeNames.ASM_PARSER, "parser");
    if (!def.isType()) {
      method.addParameter(annotations.nullable(RuntimeNames.TYPE), "type");
    }
    if (def.body() != null) {
      // The hook makes the type, so that it can refer to it.
      return method.addStatement("return $T.parse(parser)", def.declaration()).build();
    }
    if (def.isVerified() || (format != null && requiresType())) {
      CodeBlock start =
          format == null
              ? CodeBlock.of("$T.nameLocation(parser)", Names.PARAMETERS)
              : CodeBlock.of("parser.location()");
      method.addStatement("$T start = $L", Names.SOURCE_LOCATION, start);
    }
    return method
        .addCode(format == null ? parseByHook() : DefParseEmitter.emit(def, format))
        .addCode(made())
        .build();
  }

  /** Whether the type of the attribute must be of some class. */
  private boolean requiresType() {
    DefParameter self = def.selfType();
    return self != null && self.kind() instanceof ParameterKind.Symbol symbol && !symbol.isAny();
  }

  private CodeBlock parseByHook() {
    return CodeBlock.builder()
        .addStatement(
            "$T key = $T.parse($L)",
            def.declaration(),
            def.declaration(),
            def.isType() ? "parser" : "parser, type")
        .beginControlFlow("if (key == null)")
        .addStatement("return null")
        .endControlFlow()
        .build();
  }

  /** The end of a parser: verifies the parameters, and returns what has them. */
  private CodeBlock made() {
    CodeBlock.Builder code = CodeBlock.builder();
    if (def.isVerified()) {
      code.beginControlFlow(
              "if (!$T.verify($Zparser,$Wstart,$W(diagnostics, location) ->$Wverify(diagnostics, location, key)))",
              Names.PARAMETERS)
          .addStatement("return null")
          .endControlFlow();
    }
    return code.addStatement("return make(parser.context(), key)").build();
  }

  private CodeBlock printByHook() {
    return CodeBlock.of("key.print($L);\n", def.body() == null ? "printer" : "printer, this");
  }

  private MethodSpec print() {
    return MethodSpec.methodBuilder("print")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(RuntimeNames.ASM_PRINTER, "printer")
        .addCode(format == null ? printByHook() : DefPrintEmitter.emit(format))
        .build();
  }
}
