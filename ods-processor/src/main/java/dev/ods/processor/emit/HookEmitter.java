// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;

/** Writes the methods of the model that delegate calls of the runtime to the author's methods. */
final class HookEmitter {
  private final OpShape shape;
  private final HooksSpec hooks;
  private final boolean hasCustomForm;

  HookEmitter(OpShape shape, boolean hasCustomForm) {
    this.shape = shape;
    this.hooks = shape.spec().hooks();
    this.hasCustomForm = hasCustomForm;
  }

  void addTo(TypeSpec.Builder model) {
    if (shape.spec().hasTrait("Symbol")) {
      model.addSuperinterface(RuntimeNames.trait("SymbolOpInterface"));
      if (hooks.isDeclaration() != null) {
        model.addMethod(isDeclaration());
      }
    }
    if (hasCustomForm && hooks.defaultDialect() != null) {
      model.addMethod(defaultDialect());
    }
    if (hooks.verifySymbolUses() != null) {
      model.addSuperinterface(Names.SYMBOL_USER);
      model.addMethod(verifySymbolUses());
    }
    boolean namesResults = hooks.resultNames() != null || shape.results().size() > 1;
    if (namesResults || hooks.hasAsmNames()) {
      model.addSuperinterface(Names.OP_ASM_NAMES);
      if (namesResults) {
        model.addMethod(hooks.resultNames() != null ? resultNames() : definedNames());
      }
      if (hooks.blockArgumentNames() != null) {
        model.addMethod(blockArgumentNames());
      }
      if (hooks.blockNames() != null) {
        model.addMethod(blockNames());
      }
    }
  }

  private MethodSpec isDeclaration() {
    return override("isDeclaration")
        .returns(TypeName.BOOLEAN)
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addStatement("return new $T(operation).isDeclaration()", shape.opClass())
        .build();
  }

  private MethodSpec defaultDialect() {
    return override("defaultDialect")
        .returns(ClassName.get(String.class))
        .addStatement("return $T.defaultDialect()", shape.spec().declaration())
        .build();
  }

  private MethodSpec verifySymbolUses() {
    return override("verifySymbolUses")
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addParameter(RuntimeNames.SYMBOL_TABLE_COLLECTION, "tables")
        .addParameter(RuntimeNames.DIAGNOSTICS, "diagnostics")
        .addStatement("new $T(operation).verifySymbolUses(tables, diagnostics)", shape.opClass())
        .build();
  }

  private MethodSpec resultNames() {
    return override("resultNames")
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addParameter(RuntimeNames.VALUE_NAMER, "namer")
        .addStatement("new $T(operation).resultNames(namer)", shape.opClass())
        .build();
  }

  /** As in MLIR, results are called as they are in the definition where there are several. */
  private MethodSpec definedNames() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (ResultSpec result : shape.results()) {
      String accessor = result.accessor();
      switch (result.arity()) {
        case SINGLE -> code.addStatement("namer.name(op.$L(), $S)", accessor, result.name());
        case OPTIONAL ->
            code.addStatement(
                "op.$L().ifPresent(value -> namer.name(value, $S))", accessor, result.name());
        case VARIADIC ->
            code.beginControlFlow("if (!op.$L().isEmpty())", accessor)
                .addStatement("namer.name(op.$L().get(0), $S)", accessor, result.name())
                .endControlFlow();
      }
    }
    return override("resultNames")
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addParameter(RuntimeNames.VALUE_NAMER, "namer")
        .addStatement("$T op = new $T(operation)", shape.opClass(), shape.opClass())
        .addCode(code.build())
        .build();
  }

  private MethodSpec blockArgumentNames() {
    return override("blockArgumentNames")
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addParameter(RuntimeNames.REGION, "region")
        .addParameter(RuntimeNames.VALUE_NAMER, "namer")
        .addStatement("new $T(operation).blockArgumentNames(region, namer)", shape.opClass())
        .build();
  }

  private MethodSpec blockNames() {
    return override("blockNames")
        .addParameter(RuntimeNames.OPERATION, "operation")
        .addParameter(RuntimeNames.BLOCK_NAMER, "namer")
        .addStatement("new $T(operation).blockNames(namer)", shape.opClass())
        .build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
