// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the methods that decide on the constraints which members compose. */
final class ComposedConstraintEmitter {
  private final OpShape shape;

  ComposedConstraintEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder type) {
    for (OperandSpec operand : shape.operands()) {
      add(operand.constraint(), type);
    }
    for (ResultSpec result : shape.results()) {
      add(result.constraint(), type);
    }
    for (AttributeSpec attribute : shape.attributes()) {
      add(attribute.constraint(), type);
    }
  }

  private static void add(@Nullable ConstraintUse constraint, TypeSpec.Builder type) {
    if (constraint == null || constraint.predicate() == null) {
      return;
    }
    boolean ofType = constraint.target() == ConstraintTarget.TYPE;
    String subject = ofType ? "type" : "attribute";
    type.addMethod(
        MethodSpec.methodBuilder(constraint.testMethod())
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(TypeName.BOOLEAN)
            .addParameter(ofType ? RuntimeNames.TYPE : RuntimeNames.ATTRIBUTE, subject)
            .addStatement(
                "return $L",
                ConstraintConditions.condition(constraint.predicate(), CodeBlock.of("$L", subject)))
            .build());
  }
}
