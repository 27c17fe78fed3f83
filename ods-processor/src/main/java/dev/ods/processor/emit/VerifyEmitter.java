// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the checks of one op's model, in MLIR's order: attributes, operands, results, relations
 * between them, regions ("Custom verifier code" in the specification; numbers of operands and the
 * like are checked by the runtime, from the definition).
 */
final class VerifyEmitter {
  private final OpShape shape;

  VerifyEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder model) {
    model.addMethod(invariants());
    if (!shape.attributes().isEmpty()) {
      model.addMethod(violatedConstraint());
    }
    if (shape.attributes().stream().anyMatch(attribute -> kind(attribute) != null)) {
      model.addMethod(canHold());
    }
    if (shape.spec().hooks().verify() != null) {
      model.addMethod(hook("verifyOperation", shape.spec().hooks().verify().name()));
    }
    if (shape.spec().hooks().verifyRegions() != null) {
      model.addMethod(hook("verifyRegionInvariants", shape.spec().hooks().verifyRegions().name()));
    }
  }

  private MethodSpec hook(String name, String authorsMethod) {
    return override(name, RuntimeNames.OP_VIEW, "view")
        .addStatement("(($T) view).$L(diagnostics)", shape.opClass(), authorsMethod)
        .build();
  }

  private MethodSpec invariants() {
    MethodSpec.Builder method = override("verifyInvariants", RuntimeNames.OPERATION, "operation");
    List<CodeBlock> checks = checks();
    boolean usesView = checks.stream().anyMatch(check -> Mentions.local(check, "op"));
    if (usesView) {
      method.addStatement("$T op = new $T(operation)", shape.opClass(), shape.opClass());
    }
    CodeBlock last = variadicRegion();
    if (last == null && !checks.isEmpty()) {
      last = CodeBlock.builder().addStatement("$L", checks.remove(checks.size() - 1)).build();
    }
    for (CodeBlock check : checks) {
      method.beginControlFlow("if (!$L)", check).addStatement("return").endControlFlow();
    }
    if (last != null) {
      method.addCode(last);
    } else {
      method.addComment("Any operation with the right numbers of everything is valid.");
    }
    return method.build();
  }

  private List<CodeBlock> checks() {
    List<CodeBlock> checks = new ArrayList<>();
    if (!shape.attributes().isEmpty()) {
      checks.add(
          CodeBlock.of("$T.attributes(operation, this, this, diagnostics)", Names.VERIFICATION));
    }
    for (int i = 0; i < shape.operands().size(); i++) {
      OperandSpec operand = shape.operands().get(i);
      addGroup(
          checks,
          "Operand",
          operand.arity(),
          operand.constraint(),
          shape.operandGroups().start(i, SegmentEmitter.OPERANDS),
          shape.operandGroups().count(i, SegmentEmitter.OPERANDS));
    }
    for (int i = 0; i < shape.results().size(); i++) {
      ResultSpec result = shape.results().get(i);
      addGroup(
          checks,
          "Result",
          result.arity(),
          result.constraint(),
          shape.resultGroups().start(i, SegmentEmitter.RESULTS),
          shape.resultGroups().count(i, SegmentEmitter.RESULTS));
    }
    for (TraitSpec trait : shape.spec().traits()) {
      if (Predicates.isPredicate(trait)) {
        checks.add(Predicates.relation(trait, shape));
      }
    }
    addRegions(checks);
    return checks;
  }

  private static void addGroup(
      List<CodeBlock> checks,
      String kind,
      Arity arity,
      ConstraintUse constraint,
      CodeBlock start,
      CodeBlock count) {
    if (arity == Arity.OPTIONAL) {
      checks.add(
          CodeBlock.of(
              "$T.optional$L($Zoperation,$W$L,$W$L,$Wdiagnostics)",
              Names.VERIFICATION,
              kind,
              start,
              count));
    }
    if (constraint.testClass().equals(RuntimeNames.ANY_TYPE)) {
      return;
    }
    CodeBlock summary = summary(constraint);
    if (arity == Arity.VARIADIC) {
      summary = CodeBlock.of("$S + $L", "variadic of ", summary);
    }
    checks.add(
        CodeBlock.of(
            "$T.$LTypes($Zoperation,$W$L,$W$L,$W$T::test,$W$L,$Wdiagnostics)",
            Names.VERIFICATION,
            kind.equals("Operand") ? "operand" : "result",
            start,
            count,
            constraint.testClass(),
            summary));
  }

  /** A class of the author's may have its summary in an annotation instead of the constant. */
  private static CodeBlock summary(ConstraintUse constraint) {
    boolean generated = !constraint.testClass().equals(constraint.declared());
    boolean runtime = constraint.testClass().packageName().equals(RuntimeNames.CONSTRAINT);
    return generated || runtime
        ? CodeBlock.of("$T.SUMMARY", constraint.testClass())
        : CodeBlock.of("$S", constraint.summary());
  }

  private void addRegions(List<CodeBlock> checks) {
    for (int i = 0; i < shape.fixedRegions(); i++) {
      CodeBlock check = regionCheck(shape.regions().get(i), CodeBlock.of("$L", i));
      if (check != null) {
        checks.add(check);
      }
    }
  }

  private @Nullable CodeBlock variadicRegion() {
    if (!shape.hasVariadicRegion()) {
      return null;
    }
    int first = shape.fixedRegions();
    CodeBlock check = regionCheck(shape.regions().get(first), CodeBlock.of("i"));
    return check == null
        ? null
        : CodeBlock.builder()
            .beginControlFlow("for (int i = $L; i < operation.regionCount(); i++)", first)
            .beginControlFlow("if (!$L)", check)
            .addStatement("return")
            .endControlFlow()
            .endControlFlow()
            .build();
  }

  private static @Nullable CodeBlock regionCheck(RegionSpec region, CodeBlock index) {
    CodeBlock condition = regionCondition(region, CodeBlock.of("operation.region($L)", index));
    return condition == null
        ? null
        : CodeBlock.of(
            "$T.region($Zoperation,$W$L,$W$S,$W$L,$W$S,$Wdiagnostics)",
            Names.VERIFICATION,
            index,
            region.name(),
            condition,
            region.summary());
  }

  private static @Nullable CodeBlock regionCondition(RegionSpec region, CodeBlock subject) {
    int min = region.minBlocks();
    int max = region.maxBlocks();
    if (min == max) {
      return blocks("SizedRegion", subject, min);
    }
    CodeBlock atLeast = min > 0 ? blocks("MinSizedRegion", subject, min) : null;
    CodeBlock atMost = max != RegionSpec.UNBOUNDED ? blocks("MaxSizedRegion", subject, max) : null;
    if (atLeast == null || atMost == null) {
      return atLeast == null ? atMost : atLeast;
    }
    return CodeBlock.of("$L$W&& $L", atLeast, atMost);
  }

  private static CodeBlock blocks(String constraint, CodeBlock subject, int count) {
    return CodeBlock.of("$T.test($L, $L)", RuntimeNames.constraint(constraint), subject, count);
  }

  private MethodSpec violatedConstraint() {
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (property) {\n").indent();
    for (AttributeSpec attribute : shape.attributes()) {
      CodeBlock condition = condition(attribute);
      if (condition != null) {
        code.add(
            "case $L ->$W$L$W? null$W: $S;\n",
            OpShape.slotConstant(attribute.accessor()),
            condition,
            attribute.summary());
      }
    }
    code.add("default -> null;\n").unindent().add("};\n");
    return MethodSpec.methodBuilder("violatedConstraint")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(Names.nullable(TypeName.get(String.class)))
        .addParameter(TypeName.INT, "property")
        .addParameter(RuntimeNames.ATTRIBUTE, "value")
        .addCode(code.build())
        .build();
  }

  private MethodSpec canHold() {
    CodeBlock.Builder code = CodeBlock.builder().add("return switch (property) {\n").indent();
    for (AttributeSpec attribute : shape.attributes()) {
      CodeBlock kind = kind(attribute);
      if (kind != null) {
        code.add("case $L -> $L;\n", OpShape.slotConstant(attribute.accessor()), kind);
      }
    }
    code.add("default -> true;\n").unindent().add("};\n");
    return MethodSpec.methodBuilder("canHold")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.BOOLEAN)
        .addParameter(TypeName.INT, "property")
        .addParameter(RuntimeNames.ATTRIBUTE, "value")
        .addCode(code.build())
        .build();
  }

  /** The condition on {@code value} to be of MLIR's storage type; null if every attribute is. */
  private @Nullable CodeBlock kind(AttributeSpec attribute) {
    CodeBlock value = CodeBlock.of("value");
    if (shape.isTyped(attribute)) {
      return CodeBlock.of("$T.typeOf($L) != null", Names.ATTRIBUTE_VALUES, value);
    } else if (AttributeCode.acceptsAll(attribute.storage())) {
      return null;
    } else if (AttributeCode.isNarrowed(attribute.storage())) {
      return AttributeCode.test(attribute.storage(), value);
    }
    return CodeBlock.of("$L instanceof $T", value, AttributeCode.storageClass(attribute.storage()));
  }

  private static @Nullable CodeBlock condition(AttributeSpec attribute) {
    CodeBlock value = CodeBlock.of("value");
    List<CodeBlock> parts = new ArrayList<>();
    if (!AttributeCode.acceptsAll(attribute.storage())) {
      parts.add(AttributeCode.test(attribute.storage(), value));
    }
    if (attribute.constraint() != null) {
      parts.add(CodeBlock.of("$T.test(value)", attribute.constraint().testClass()));
    }
    for (ConfinementSpec confinement : attribute.confinements()) {
      parts.add(Predicates.confinement(confinement, value));
    }
    return parts.isEmpty() ? null : CodeBlock.join(parts, "$W&& ");
  }

  private static MethodSpec.Builder override(String name, ClassName subject, String subjectName) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(subject, subjectName)
        .addParameter(RuntimeNames.DIAGNOSTICS, "diagnostics");
  }
}
