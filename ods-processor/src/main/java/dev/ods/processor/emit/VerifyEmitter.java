// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TraitSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the checks of one op's model, in MLIR's order: operands, results, relations between them,
 * regions (ODS, "Custom verifier code"). Numbers of operands and the like, and attributes, are
 * checked by the runtime, from the definition; this writes the conditions on attributes beyond
 * their kinds.
 */
final class VerifyEmitter {
  private static final CodeBlock DIAGNOSTICS = CodeBlock.of("diagnostics");
  private static final CodeBlock OPERATION = CodeBlock.of("operation");

  /** An index expression that may be evaluated twice. */
  private static final Pattern INDEX = Pattern.compile("\\d+");

  private final OpShape shape;

  VerifyEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder model) {
    List<CodeBlock> checks = checks();
    List<CodeBlock> loops = new ArrayList<>();
    addVariadicRegion(loops);
    addVariadicSuccessor(loops);
    if (!checks.isEmpty() || !loops.isEmpty()) {
      model.addMethod(verify(checks, loops));
    }
    if (!dependsOnTypesOnly()) {
      model.addMethod(
          MethodSpec.methodBuilder("dependsOnTypesOnly")
              .addAnnotation(Override.class)
              .addModifiers(Modifier.PUBLIC)
              .returns(TypeName.BOOLEAN)
              .addStatement("return false")
              .build());
    }
    new ConditionEmitter(shape).addTo(model);
    new InterfaceVerifierEmitter(shape).addTo(model);
    if (shape.spec().hooks().verify() != null) {
      model.addSuperinterface(Names.CUSTOM_VERIFIER);
      model.addMethod(hook("verifyOperation", shape.spec().hooks().verify().name()));
    }
    if (shape.spec().hooks().verifyRegions() != null) {
      model.addSuperinterface(Names.CUSTOM_REGION_VERIFIER);
      model.addMethod(hook("verifyRegionInvariants", shape.spec().hooks().verifyRegions().name()));
    }
  }

  private MethodSpec hook(String name, String authorsMethod) {
    return override(name, RuntimeNames.OP_VIEW, "view")
        .addModifiers(Modifier.PUBLIC)
        .addStatement("(($T) view).$L(diagnostics)", shape.opClass(), authorsMethod)
        .build();
  }

  /**
   * Checks operands, results, their relations and regions; the base checks the attributes.
   *
   * @param loops statements for variadic regions and successors, if they are checked
   */
  private MethodSpec verify(List<CodeBlock> checks, List<CodeBlock> loops) {
    MethodSpec.Builder method =
        override("verify", RuntimeNames.OPERATION, "operation")
            .addModifiers(Modifier.PROTECTED)
            .returns(TypeName.BOOLEAN);
    if (checks.stream().anyMatch(check -> Mentions.local(check, "op"))) {
      method.addStatement("$T op = new $T(operation)", shape.opClass(), shape.opClass());
    }
    if (loops.isEmpty()) {
      CodeBlock all =
          checks.size() == 1
              ? checks.get(0)
              : checks.stream().map(VerifyEmitter::operand).collect(CodeBlock.joining("\n&& "));
      return method.addStatement("return $L", all).build();
    }
    for (CodeBlock check : checks) {
      method
          .beginControlFlow("if (!$L)", operand(check))
          .addStatement("return false")
          .endControlFlow();
    }
    loops.forEach(method::addCode);
    return method.addStatement("return true").build();
  }

  /** A check as an operand of {@code &&}. */
  private static CodeBlock operand(CodeBlock check) {
    return CodeText.of(check).contains("|| ") ? CodeBlock.of("($L)", check) : check;
  }

  private List<CodeBlock> checks() {
    List<CodeBlock> checks = new ArrayList<>();
    for (int i = 0; i < shape.operands().size(); i++) {
      OperandSpec operand = shape.operands().get(i);
      if (operand.isGrouped()) {
        checks.add(
            CodeBlock.of(
                "$T.verify($Zoperation,$W$L,$W$S,$W$S,$Wdiagnostics)",
                Names.OPERAND_GROUPS,
                shape.operandGroups().count(i, SegmentEmitter.OPERANDS),
                operand.name(),
                operand.segments()));
      }
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
    addSuccessors(checks);
    return checks;
  }

  /** Whether a check sees more than attributes and types. */
  private boolean dependsOnTypesOnly() {
    Stream<OwnConfinement> confinements =
        Stream.of(
                shape.operands().stream().map(operand -> operand.constraint().confinements()),
                shape.results().stream().map(result -> result.constraint().confinements()),
                shape.attributes().stream().map(AttributeSpec::ownConfinements))
            .flatMap(lists -> lists)
            .flatMap(List::stream);
    return confinements.noneMatch(OwnConfinement::takesOperation)
        && shape.spec().traits().stream()
            .allMatch(trait -> Predicates.dependsOnTypesOnly(trait, shape.spec()));
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
    if (constraint.testClass().equals(RuntimeNames.ANY_TYPE)
        && constraint.confinements().isEmpty()) {
      return;
    }
    CodeBlock summary = summary(constraint);
    if (arity == Arity.SINGLE && INDEX.matcher(CodeText.of(start)).matches()) {
      checks.add(
          CodeBlock.of(
              constraint.confinements().isEmpty() ? "$L\n|| $L" : "($L)\n|| $L",
              holds(
                  constraint,
                  CodeBlock.of(
                      "operation.$LType($L)",
                      kind.equals("Operand") ? "operand" : "result",
                      start)),
              Calls.of(
                  CodeBlock.of("$T.invalid$L", Names.VERIFICATION, kind),
                  List.of(OPERATION, start, summary, DIAGNOSTICS))));
      return;
    }
    if (arity == Arity.VARIADIC) {
      summary = CodeBlock.of("$S + $L", "variadic of ", summary);
    }
    checks.add(
        CodeBlock.of(
            "$T.$LTypes($Zoperation,$W$L,$W$L,$W$L,$W$L,$Wdiagnostics)",
            Names.VERIFICATION,
            kind.equals("Operand") ? "operand" : "result",
            start,
            count,
            constraint.confinements().isEmpty()
                ? CodeBlock.of("$T::$L", constraint.testClass(), constraint.testMethod())
                : CodeBlock.of("type -> $L", holds(constraint, CodeBlock.of("type"))),
            summary));
  }

  /** The condition on a type. */
  private static CodeBlock holds(ConstraintUse constraint, CodeBlock type) {
    List<CodeBlock> parts = new ArrayList<>();
    if (!constraint.testClass().equals(RuntimeNames.ANY_TYPE)) {
      parts.add(Predicates.test(constraint, type));
    }
    for (OwnConfinement confinement : constraint.confinements()) {
      parts.add(Predicates.confinement(confinement, type));
    }
    return CodeBlock.join(parts, "$W&& ");
  }

  /** The summary of a constraint, which may be in an annotation instead of the constant. */
  private static CodeBlock summary(ConstraintUse constraint) {
    boolean generated = !constraint.testClass().equals(constraint.declared());
    boolean runtime = constraint.testClass().packageName().equals(RuntimeNames.CONSTRAINT);
    return constraint.confinements().isEmpty() && (generated || runtime)
        ? CodeBlock.of("$T.SUMMARY", constraint.testClass())
        : JavaLiterals.string(constraint.summary());
  }

  private void addRegions(List<CodeBlock> checks) {
    for (int i = 0; i < shape.fixedRegions(); i++) {
      CodeBlock check = regionCheck(shape.regions().get(i), CodeBlock.of("$L", i));
      if (check != null) {
        checks.add(check);
      }
    }
  }

  private void addVariadicRegion(List<CodeBlock> loops) {
    if (shape.hasVariadicRegion()) {
      int first = shape.fixedRegions();
      CodeBlock check = regionCheck(shape.regions().get(first), CodeBlock.of("i"));
      addLoop(loops, first, "regionCount", check);
    }
  }

  private static void addLoop(
      List<CodeBlock> loops, int first, String count, @Nullable CodeBlock check) {
    if (check != null) {
      loops.add(
          CodeBlock.builder()
              .beginControlFlow("for (int i = $L; i < operation.$L(); i++)", first, count)
              .beginControlFlow("if (!$L)", check)
              .addStatement("return false")
              .endControlFlow()
              .endControlFlow()
              .build());
    }
  }

  private void addSuccessors(List<CodeBlock> checks) {
    List<SuccessorSpec> successors = shape.spec().successors();
    for (int i = 0; i < successors.size(); i++) {
      CodeBlock check = successorCheck(successors.get(i), CodeBlock.of("$L", i));
      if (check != null && !successors.get(i).variadic()) {
        checks.add(check);
      }
    }
  }

  private void addVariadicSuccessor(List<CodeBlock> loops) {
    List<SuccessorSpec> successors = shape.spec().successors();
    int last = successors.size() - 1;
    if (last >= 0 && successors.get(last).variadic()) {
      CodeBlock check = successorCheck(successors.get(last), CodeBlock.of("i"));
      addLoop(loops, last, "successorCount", check);
    }
  }

  private static @Nullable CodeBlock successorCheck(SuccessorSpec successor, CodeBlock index) {
    CodeBlock block = CodeBlock.of("operation.successor($L)", index);
    CodeBlock condition =
        successor.confinements().stream()
            .map(confinement -> Predicates.confinement(confinement, block))
            .collect(CodeBlock.joining("$W&& "));
    return condition.isEmpty()
        ? null
        : CodeBlock.of(
            "$T.successor($Zoperation,$W$L,$W$S,$W$L,$W$L,$Wdiagnostics)",
            Names.VERIFICATION,
            index,
            successor.name(),
            condition,
            JavaLiterals.string(successor.summary()));
  }

  private static @Nullable CodeBlock regionCheck(RegionSpec region, CodeBlock index) {
    CodeBlock condition = regionCondition(region, CodeBlock.of("operation.region($L)", index));
    return condition == null
        ? null
        : CodeBlock.of(
            "$T.region($Zoperation,$W$L,$W$S,$W$L,$W$L,$Wdiagnostics)",
            Names.VERIFICATION,
            index,
            region.name(),
            condition,
            JavaLiterals.string(region.summary()));
  }

  private static @Nullable CodeBlock regionCondition(RegionSpec region, CodeBlock subject) {
    List<CodeBlock> parts = new ArrayList<>();
    CodeBlock sized = sizeCondition(region, subject);
    if (sized != null) {
      parts.add(sized);
    }
    for (OwnConfinement confinement : region.confinements()) {
      parts.add(Predicates.confinement(confinement, subject));
    }
    return parts.isEmpty() ? null : CodeBlock.join(parts, "$W&& ");
  }

  private static @Nullable CodeBlock sizeCondition(RegionSpec region, CodeBlock subject) {
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
    return CodeBlock.of(
        "$T.test($L, $L)", RuntimeNames.annotatedConstraint(constraint), subject, count);
  }

  private static MethodSpec.Builder override(String name, ClassName subject, String subjectName) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addParameter(subject, subjectName)
        .addParameter(RuntimeNames.DIAGNOSTICS, "diagnostics");
  }
}
