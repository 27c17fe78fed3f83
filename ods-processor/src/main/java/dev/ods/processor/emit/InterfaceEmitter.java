// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.FolderSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;

/**
 * Writes the implementations of MLIR's op interfaces that follow from an op's traits, the names of
 * its results, and the attribute that is its constant or the folder that it names.
 */
final class InterfaceEmitter {
  private static final ClassName REGION_KIND = RuntimeNames.trait("RegionKind");

  private final OpShape shape;
  private final OpSpec op;

  InterfaceEmitter(OpShape shape) {
    this.shape = shape;
    this.op = shape.spec();
  }

  void addTo(TypeSpec.Builder type) {
    if (op.hasTrait("Symbol")) {
      addInterface(type, RuntimeNames.SYMBOL_OP_INTERFACE);
    }
    if (op.hasTrait("GraphRegion") && addInterface(type, RuntimeNames.REGION_KIND_INTERFACE)) {
      type.addMethod(graphRegions());
    }
    new InferenceEmitter(shape).addToOp(type);
    if (op.hasTrait("ReturnLike")) {
      addInterface(type, RuntimeNames.REGION_BRANCH_TERMINATOR_OP_INTERFACE);
    }
    AttributeSpec constant = op.constantValue();
    if (constant != null) {
      addInterface(type, RuntimeNames.FOLDABLE);
      type.addMethod(
          fold(
              RuntimeNames.FOLD_RESULT,
              CodeBlock.of(
                  "$T.of($L)", RuntimeNames.FOLD_RESULT, AttributeEmitter.storedCall(constant))));
    }
    FolderSpec folder = op.folder();
    if (folder != null && constant == null) {
      addInterface(type, RuntimeNames.FOLDABLE);
      type.addMethod(fold(shape.annotations().nullable(RuntimeNames.FOLD_RESULT), call(folder)));
    }
    if (op.definitionNamesResults()) {
      addInterface(type, RuntimeNames.OP_ASM_OP_INTERFACE);
      type.addMethod(resultNames());
    }
  }

  /** Lets the class implement an op interface; false if the declaration extends it anyway. */
  private boolean addInterface(TypeSpec.Builder type, ClassName opInterface) {
    boolean absent = op.opInterface(opInterface) == null;
    if (absent) {
      type.addSuperinterface(opInterface);
    }
    return absent;
  }

  private static MethodSpec graphRegions() {
    return override("regionKind")
        .returns(REGION_KIND)
        .addParameter(TypeName.INT, "index")
        .addStatement("return $T.GRAPH", REGION_KIND)
        .build();
  }

  private static MethodSpec fold(TypeName returned, CodeBlock value) {
    return override("fold")
        .returns(returned)
        .addParameter(RuntimeNames.CONSTANTS, "constants")
        .addStatement("return $L", value)
        .build();
  }

  /** The call of what the author names. */
  private static CodeBlock call(FolderSpec folder) {
    if (folder.kind() == FolderSpec.Kind.FIELD) {
      return CodeBlock.of("$T.$L.fold(operation(), constants)", folder.owner(), folder.name());
    }
    String subject = folder.kind() == FolderSpec.Kind.OF_VIEW ? "this" : "operation()";
    return CodeBlock.of(
        folder.takesConstants() ? "$T.$L($L, constants)" : "$T.$L($L)",
        folder.owner(),
        folder.name(),
        subject);
  }

  /** The names that the definition gives to results in the custom form. */
  private MethodSpec resultNames() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (ResultSpec result : op.results()) {
      CodeBlock getter = Calls.ofGetter(result.accessor());
      String name = result.asmName() == null ? result.name() : result.asmName();
      if (name.isEmpty()) {
        continue;
      }
      switch (result.arity()) {
        case SINGLE -> code.addStatement("namer.name($L, $S)", getter, name);
        case OPTIONAL ->
            code.addStatement("$L.ifPresent(value -> namer.name(value, $S))", getter, name);
        case VARIADIC ->
            code.beginControlFlow("if (!$L.isEmpty())", getter)
                .addStatement("namer.name($L.get(0), $S)", getter, name)
                .endControlFlow();
      }
    }
    return override("resultNames")
        .addParameter(RuntimeNames.VALUE_NAMER, "namer")
        .addCode(code.build())
        .build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
