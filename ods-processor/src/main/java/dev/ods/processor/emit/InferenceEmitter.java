// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Lets the class of an op, or its adaptor, compute the types of the results if these follow from
 * traits and constraints: both implement {@code InferTypeOpInterface}, as a declaration that
 * computes them with code does.
 */
final class InferenceEmitter {
  private final OpShape shape;

  InferenceEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addToAdaptor(TypeSpec.Builder type) {
    ResultInference.Types types = types();
    if (types != null) {
      addTo(type, types.alwaysExist() ? list(types) : checkedList(types), !types.alwaysExist());
    }
  }

  void addToOp(TypeSpec.Builder type) {
    ResultInference.Types types = types();
    if (types != null) {
      CodeBlock ofAdaptor =
          CodeBlock.of("new Adaptor(this).inferReturnTypes(location, diagnostics)");
      // A list without checks takes operands only, which an op has under the same names.
      addTo(type, types.alwaysExist() ? list(types) : ofAdaptor, !types.alwaysExist());
    }
  }

  private ResultInference.@Nullable Types types() {
    return shape.spec().infersReturnTypes()
        ? null
        : new ResultInference(shape)
            .types(new ResultInference.OfAdaptor(), CodeBlock.of("location.context()"));
  }

  private static CodeBlock list(ResultInference.Types types) {
    return CodeBlock.of("$T.of($Z$L)", List.class, CodeBlock.join(types.each(), ",$W"));
  }

  private static CodeBlock checkedList(ResultInference.Types types) {
    return CodeBlock.of(
        "$T.inferred(location, diagnostics,$W() -> $L)", Names.REQUIREMENTS, list(types));
  }

  private void addTo(TypeSpec.Builder type, CodeBlock types, boolean nullable) {
    if (shape.spec().opInterface(RuntimeNames.INFER_TYPE_OP_INTERFACE) == null) {
      type.addSuperinterface(RuntimeNames.INFER_TYPE_OP_INTERFACE);
    }
    type.addMethod(
        MethodSpec.methodBuilder("inferReturnTypes")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(nullable ? shape.annotations().nullable(Names.TYPES) : Names.TYPES)
            .addParameter(RuntimeNames.LOCATION, "location")
            .addParameter(RuntimeNames.DIAGNOSTICS, "diagnostics")
            .addStatement("return $L", types)
            .build());
  }
}
