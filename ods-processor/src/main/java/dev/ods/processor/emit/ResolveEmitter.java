// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.emit.OperandRange.Mark;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.format.TypeSource;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TypeTransform;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes the end of a parser: after all text is parsed, the segment sizes, the result types and the
 * operands with their types, in MLIR's order.
 */
final class ResolveEmitter {
  private final OpShape shape;
  private final OpFormat format;
  private final ParsedLocals locals;
  private final ParseCode code;

  ResolveEmitter(OpShape shape, OpFormat format, ParsedLocals locals, ParseCode code) {
    this.shape = shape;
    this.format = format;
    this.locals = locals;
    this.code = code;
  }

  void emit() {
    addSuccessors();
    if (shape.operandGroups().isSegmented() && !format.allOperands()) {
      setSegments(OpShape.OPERAND_SEGMENTS, operandCounts());
    }
    for (OperandSpec operand : shape.operands()) {
      if (operand.isGrouped() && !format.allOperands()) {
        code.statement(
            "state.setProperty($L, $L)", shape.groupSizes(operand), locals.groupSizes(operand));
      }
    }
    attributeTypes();
    typesToTransform();
    if (!format.infersReturnTypes()) {
      addResultTypes();
    }
    resolutions().forEach(resolution -> code.require("$L", resolution));
    if (format.infersReturnTypes()) {
      code.require("parser.inferReturnTypes(state)");
    }
  }

  /** Adds the successors in their order, if the format names them in another one. */
  private void addSuccessors() {
    if (!format.reordersSuccessors()) {
      return;
    }
    for (SuccessorSpec successor : shape.successors()) {
      if (successor.variadic()) {
        code.statement("state.addSuccessors($L)", locals.successors(successor));
      } else {
        code.statement("state.addSuccessor($L)", locals.name(successor, "Successor"));
      }
    }
  }

  private void setSegments(String attribute, List<CodeBlock> counts) {
    code.statement(
        "state.setProperty($Z$L,$W$T.of(parser.context(), $L))",
        OpShape.slotConstant(attribute),
        Names.SEGMENTS,
        CodeBlock.join(counts, ",$W"));
  }

  private List<CodeBlock> operandCounts() {
    List<CodeBlock> counts = new ArrayList<>();
    for (OperandSpec operand : shape.operands()) {
      counts.add(
          operand.arity() == Arity.SINGLE ? CodeBlock.of("1") : locals.range(operand).count());
    }
    return counts;
  }

  /** Gets the types of attributes from which types of operands or results are inferred. */
  private void attributeTypes() {
    Map<AttributeSpec, Boolean> needed = new LinkedHashMap<>();
    typesFromAttributes(shape.operands(), format.operandTypes(), needed);
    typesFromAttributes(shape.results(), format.resultTypes(), needed);
    needed.forEach(this::attributeType);
  }

  /** Adds the attributes that are sources of types, and whether they are needed. */
  private static void typesFromAttributes(
      List<? extends Member> members,
      List<TypeSource> sources,
      Map<AttributeSpec, Boolean> needed) {
    for (int i = 0; i < sources.size(); i++) {
      if (sources.get(i) instanceof TypeSource.OfAttribute typed) {
        needed.put(typed.attribute(), true);
      } else if (sources.get(i) instanceof TypeSource.Transformed transformed
          && transformed.member() instanceof AttributeSpec attribute) {
        boolean mayBeAbsent = transformed.mayBeAbsent(Arity.of(members.get(i)));
        needed.merge(attribute, !mayBeAbsent, Boolean::logicalOr);
      }
    }
  }

  private void attributeType(AttributeSpec attribute, boolean needed) {
    CodeBlock type = locals.readType(attribute);
    code.statement(
        "$T $L = $T.typeOf(state.property($L))",
        RuntimeNames.TYPE,
        type,
        Names.TYPED_ATTR,
        OpShape.slotConstant(attribute.accessor()));
    if (!needed) {
      return;
    }
    code.add(
        CodeBlock.builder()
            .beginControlFlow("if ($L == null)", type)
            .addStatement(
                "return parser.error(parser.nameLocation(), $S)",
                "expected attribute '" + attribute.name() + "' to have a type")
            .endControlFlow()
            .build());
  }

  /** Checks types before others are computed from them, and what is computed. */
  private void typesToTransform() {
    Map<Member, TypeSource.Transformed> computed = new LinkedHashMap<>();
    typesToCompute(shape.results(), format.resultTypes(), computed);
    typesToCompute(shape.operands(), format.operandTypes(), computed);
    Set<Member> members = new LinkedHashSet<>();
    for (TypeSource.Transformed source : computed.values()) {
      if (!(source.member() instanceof AttributeSpec)) {
        members.add(source.member());
      }
    }
    for (Member member : members) {
      ParsedTypes types = locals.read(member);
      if (types instanceof ParsedTypes.One one) {
        code.add(typeToTransform(member, one.type()));
      } else {
        code.add(
            CodeBlock.builder()
                .beginControlFlow("for ($T type : $L)", RuntimeNames.TYPE, types.asList())
                .add(typeToTransform(member, CodeBlock.of("type")))
                .endControlFlow()
                .build());
      }
    }
    computed.forEach(this::computedType);
  }

  private static void typesToCompute(
      List<? extends Member> members,
      List<TypeSource> sources,
      Map<Member, TypeSource.Transformed> computed) {
    for (int i = 0; i < sources.size(); i++) {
      if (sources.get(i) instanceof TypeSource.Transformed transformed) {
        computed.put(members.get(i), transformed);
      }
    }
  }

  /** Reports that no type follows from another one, before it would be that of a value. */
  private void computedType(Member member, TypeSource.Transformed source) {
    TypeTransform transform = source.transform();
    Member from = source.member();
    if (from instanceof AttributeSpec) {
      CodeBlock type = locals.readType(from);
      code.add(reportUncomputed(transform, CodeBlock.of("$L != null && ", type), type));
      return;
    }
    ParsedTypes types = locals.read(from);
    if (types instanceof ParsedTypes.One one && !transform.ofMany() && !transform.many()) {
      CodeBlock type = CodeBlock.of("$L", locals.name(member, "Type"));
      code.statement(
          "$T $L = $T.apply($L)", RuntimeNames.TYPE, type, transform.owner(), one.type());
      code.add(reportIf(CodeBlock.of("$L == null", type), transform));
      locals.setComputed(member, new ParsedTypes.One(type));
    } else if (types instanceof ParsedTypes.One one) {
      code.add(reportUncomputed(transform, CodeBlock.of(""), one.type()));
    } else if (transform.ofMany()) {
      code.add(reportUncomputed(transform, CodeBlock.of(""), types.asList()));
    } else {
      code.add(
          CodeBlock.builder()
              .beginControlFlow("for ($T type : $L)", RuntimeNames.TYPE, types.asList())
              .add(reportUncomputed(transform, CodeBlock.of(""), CodeBlock.of("type")))
              .endControlFlow()
              .build());
    }
  }

  private static CodeBlock reportUncomputed(
      TypeTransform transform, CodeBlock condition, CodeBlock from) {
    return reportIf(
        CodeBlock.of("$L$T.apply($L) == null", condition, transform.owner(), from), transform);
  }

  private static CodeBlock reportIf(CodeBlock condition, TypeTransform transform) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", condition)
        .addStatement(
            "return parser.error($Zparser.nameLocation(),$W$L)",
            JavaLiterals.string("failed to verify that " + transform.summary()))
        .endControlFlow()
        .build();
  }

  private static CodeBlock typeToTransform(Member member, CodeBlock type) {
    ConstraintUse constraint = Predicates.constraint(member);
    return CodeBlock.builder()
        .beginControlFlow("if (!$L)", Predicates.test(constraint, type))
        .addStatement(
            "return parser.error($Zparser.nameLocation(),$W$L + $L + $S)",
            JavaLiterals.string(
                "'" + member.name() + "' must be " + constraint.summary() + ", but got '"),
            type,
            "'")
        .endControlFlow()
        .build();
  }

  private void addResultTypes() {
    List<ParsedTypes> resultTypes = resultTypes();
    if (shape.resultGroups().isSegmented() && !format.allResultTypes()) {
      setSegments(OpShape.RESULT_SEGMENTS, resultTypes.stream().map(ParsedTypes::count).toList());
    }
    resultTypes.forEach(types -> code.statement("$L", types.addToState()));
  }

  private List<ParsedTypes> resultTypes() {
    if (format.allResultTypes()) {
      return List.of(locals.allResultTypes());
    }
    List<ParsedTypes> types = new ArrayList<>();
    for (int i = 0; i < shape.results().size(); i++) {
      ResultSpec result = shape.results().get(i);
      types.add(locals.types(result, format.resultTypes().get(i)));
    }
    return types;
  }

  private List<CodeBlock> resolutions() {
    List<OperandSpec> operands = shape.operands();
    if (operands.isEmpty()) {
      return List.of();
    } else if (format.allOperandTypes() && format.allOperands()) {
      return List.of(resolveAll(locals.allOperandTypes()));
    } else if (format.allOperandTypes() && !format.hasAdjacentOperands()) {
      return List.of(resolve(inOrder(), locals.allOperandTypes(), "parser.nameLocation()"));
    } else if (format.allOperandTypes()) {
      // The operands are adjacent on the stack, in their order.
      OperandRange all =
          new OperandRange(
              locals.range(operands.get(0)).from(),
              locals.range(operands.get(operands.size() - 1)).to());
      return List.of(resolve(all, locals.allOperandTypes(), "parser.nameLocation()"));
    } else if (format.allOperands()) {
      return List.of(resolveAll(joinedTypes()));
    }
    List<CodeBlock> resolutions = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      resolutions.add(resolveOne(operands.get(i), format.operandTypes().get(i)));
    }
    return resolutions;
  }

  /** The operands in their order: pushed once more, as the format names them in another one. */
  private OperandRange inOrder() {
    OperandRange all = all();
    code.markStart(all.from().local(), ParseCode.Stack.OPERANDS);
    for (OperandSpec operand : shape.operands()) {
      OperandRange range = locals.range(operand);
      code.statement("parser.pushOperands($L.rangeTo($L))", range.from().code(), range.to().code());
    }
    code.markEnd(all.to().local(), ParseCode.Stack.OPERANDS, all.from().code());
    return all;
  }

  private CodeBlock resolveOne(OperandSpec operand, TypeSource source) {
    ParsedTypes types = locals.types(operand, source);
    OperandRange range = locals.range(operand);
    CodeBlock resolve = resolve(range, types, locals.name(operand, "Location"));
    boolean inferred = !(source instanceof TypeSource.Parsed);
    // An absent operand has no type, though the type that it would share may be present.
    return operand.arity() == Arity.OPTIONAL && inferred && !(types instanceof ParsedTypes.One)
        ? CodeBlock.of("($L || $L)", range.isEmpty(), resolve)
        : resolve;
  }

  private static CodeBlock resolve(OperandRange range, ParsedTypes types, String location) {
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(range.from().code());
    if (range.isOne() && types instanceof ParsedTypes.One one) {
      arguments.add(one.type());
      return Calls.withState("resolveOperand", arguments);
    }
    arguments.add(range.to().code());
    arguments.addAll(types.asArguments(location));
    return Calls.withState("resolveOperands", arguments);
  }

  private CodeBlock resolveAll(ParsedTypes types) {
    return resolve(all(), types, locals.ofOperands("Location"));
  }

  private OperandRange all() {
    return new OperandRange(
        new Mark(locals.ofOperands("From"), 0), new Mark(locals.ofOperands("To"), 0));
  }

  /** The concatenated types of the operands, for the {@code operands} directive. */
  private ParsedTypes joinedTypes() {
    List<ParsedTypes> parts = new ArrayList<>();
    for (int i = 0; i < shape.operands().size(); i++) {
      Member operand = shape.operands().get(i);
      parts.add(locals.types(operand, format.operandTypes().get(i)));
    }
    // As in MLIR, a type that is not parsed is that of each operand, however many there are.
    if (parts.size() == 1
        && (!(parts.get(0) instanceof ParsedTypes.One)
            || !(format.operandTypes().get(0) instanceof TypeSource.Parsed))) {
      return parts.get(0);
    }
    if (parts.stream().allMatch(part -> part instanceof ParsedTypes.One)) {
      CodeBlock types =
          parts.stream()
              .map(part -> ((ParsedTypes.One) part).type())
              .collect(CodeBlock.joining(",$W"));
      return new ParsedTypes.Many(CodeBlock.of("$T.of($L)", List.class, types));
    }
    String name = locals.ofOperandTypes("");
    code.statement("$T $L = new $T<>()", Names.TYPES, name, ArrayList.class);
    parts.forEach(part -> code.add(part.appendTo(name)));
    return new ParsedTypes.Many(CodeBlock.of("$L", name));
  }
}
