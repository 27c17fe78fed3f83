// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the conditions on the attributes of an op beyond their kinds, which the runtime checks.
 */
final class ConditionEmitter {
  private static final CodeBlock VALUE = CodeBlock.of("value");
  private static final ParameterSpec OPERATION =
      ParameterSpec.builder(RuntimeNames.OPERATION, "operation").build();

  private final OpShape shape;

  ConditionEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder model) {
    Map<String, CodeBlock> conditions = new LinkedHashMap<>();
    Map<String, CodeBlock> ofOperation = new LinkedHashMap<>();
    Map<String, CodeBlock> storages = new LinkedHashMap<>();
    for (AttributeSpec attribute : shape.attributes()) {
      String slot = OpShape.slotConstant(attribute.accessor());
      CodeBlock condition = condition(attribute);
      if (condition != null) {
        conditions.put(slot, condition);
      }
      CodeBlock own = conditionOnOperation(attribute);
      if (own != null) {
        ofOperation.put(slot, own);
      }
      if (AttributeCode.isIntegerEnum(attribute.storage())) {
        storages.put(slot, AttributeCode.enumTest(attribute.storage(), VALUE));
      }
    }
    if (!conditions.isEmpty()) {
      model.addMethod(byProperty("satisfies", Modifier.PROTECTED, List.of(), conditions, "true"));
    }
    if (!ofOperation.isEmpty()) {
      model.addMethod(
          byProperty("satisfies", Modifier.PROTECTED, List.of(OPERATION), ofOperation, "true"));
    }
    if (!storages.isEmpty()) {
      model.addMethod(
          byProperty(
              "canHold", Modifier.PUBLIC, List.of(), storages, "super.canHold(property, value)"));
    }
  }

  /**
   * A method with a result per attribute.
   *
   * @param first the parameters before the attribute and its value
   * @param answers the answers that need code, by slot
   * @param otherwise the answer for the other attributes
   */
  private MethodSpec byProperty(
      String name,
      Modifier modifier,
      List<ParameterSpec> first,
      Map<String, CodeBlock> answers,
      String otherwise) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(modifier)
            .returns(TypeName.BOOLEAN)
            .addParameters(first)
            .addParameter(TypeName.INT, "property")
            .addParameter(RuntimeNames.ATTRIBUTE, "value");
    if (answers.size() == shape.slots().size() && answers.size() == 1) {
      return method.addStatement("return $L", answers.values().iterator().next()).build();
    }
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (property) {\n").indent();
    Map<String, List<String>> slots = new LinkedHashMap<>();
    answers.forEach(
        (slot, answer) ->
            slots.computeIfAbsent(CodeText.of(answer), a -> new ArrayList<>()).add(slot));
    slots
        .values()
        .forEach(
            names ->
                code.add(
                    "case $L -> $L;\n",
                    String.join(", ", names),
                    Objects.requireNonNull(answers.get(names.get(0)))));
    code.add("default -> $L;\n", otherwise).unindent().add("};\n");
    return method.addCode(code.build()).build();
  }

  /** The condition on an attribute beyond its kind or its class; null if there is none. */
  private static @Nullable CodeBlock condition(AttributeSpec attribute) {
    List<CodeBlock> parts = new ArrayList<>();
    CodeBlock storage = AttributeCode.test(attribute.storage(), VALUE);
    if (storage != null) {
      parts.add(storage);
    }
    if (attribute.constraint() != null) {
      parts.add(Predicates.test(attribute.constraint(), VALUE));
    }
    for (ConfinementSpec confinement : attribute.confinements()) {
      parts.add(Predicates.confinement(confinement, VALUE));
    }
    for (OwnConfinement confinement : attribute.ownConfinements()) {
      if (!confinement.takesOperation()) {
        parts.add(Predicates.confinement(confinement, VALUE));
      }
    }
    return parts.isEmpty() ? null : CodeBlock.join(parts, "$W&& ");
  }

  /** The condition on an attribute that depends on the operation; null if there is none. */
  private static @Nullable CodeBlock conditionOnOperation(AttributeSpec attribute) {
    CodeBlock condition =
        attribute.ownConfinements().stream()
            .filter(OwnConfinement::takesOperation)
            .map(confinement -> Predicates.confinement(confinement, VALUE))
            .collect(CodeBlock.joining("$W&& "));
    return condition.isEmpty() ? null : condition;
  }
}
