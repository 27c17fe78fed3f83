// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes {@code elides}: which inherent attributes the attribute dictionary of an assembly format
 * leaves out, because the format has them elsewhere or their value is the default.
 */
final class ElisionEmitter {
  private final List<String> always = new ArrayList<>();
  private final List<AttributeSpec> byDefault = new ArrayList<>();

  ElisionEmitter(OpShape shape, OpFormat format) {
    for (AttributeSpec attribute : shape.attributes()) {
      if (format.usedAttributes().contains(attribute)) {
        always.add(OpShape.slotConstant(attribute.accessor()));
      } else if (attribute.defaultValue() != null) {
        byDefault.add(attribute);
      }
    }
    if (shape.operandGroups().isSegmented() && !format.allOperands()) {
      always.add(OpShape.slotConstant(OpShape.OPERAND_SEGMENTS));
    }
    if (shape.resultGroups().isSegmented() && !format.allResultTypes()) {
      always.add(OpShape.slotConstant(OpShape.RESULT_SEGMENTS));
    }
  }

  /** Whether nothing is left out. */
  boolean isEmpty() {
    return always.isEmpty() && byDefault.isEmpty();
  }

  void addTo(TypeSpec.Builder model) {
    if (isEmpty()) {
      return;
    }
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (property) {\n").indent();
    if (!always.isEmpty()) {
      code.add(
          "case $L -> true;\n",
          always.stream().map(slot -> CodeBlock.of("$L", slot)).collect(CodeBlock.joining(",$W")));
    }
    for (AttributeSpec attribute : byDefault) {
      code.add(
          "case $L ->$Wvalue.equals($L(value.context()));\n",
          OpShape.slotConstant(attribute.accessor()),
          AttributeEmitter.defaultHelperName(attribute));
    }
    code.add("default -> false;\n").unindent().add("};\n");
    model.addMethod(
        MethodSpec.methodBuilder("elides")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeName.BOOLEAN)
            .addParameter(TypeName.INT, "property")
            .addParameter(RuntimeNames.ATTRIBUTE, "value")
            .addCode(code.build())
            .build());
  }
}
