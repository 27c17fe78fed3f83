// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Infers the types of results from the operands or from their constraints, for the build forms
 * without result types, unless the op's own code does.
 */
final class ResultInference {
  private final OpSpec op;
  private final List<OperandSpec> operands;

  ResultInference(OpShape shape) {
    this.op = shape.spec();
    this.operands = shape.operands();
  }

  /** Whether the op's own code infers the types of all results. */
  boolean isByOp() {
    return op.infersAllResults();
  }

  /**
   * The types of all results, or null if some cannot be inferred.
   *
   * @param operand returns the expression of a single operand, or null if there is none
   * @param context the expression of the context
   */
  @Nullable List<CodeBlock> types(
      Function<OperandSpec, @Nullable CodeBlock> operand, CodeBlock context) {
    if (op.results().isEmpty()) {
      return null;
    }
    List<CodeBlock> types = new ArrayList<>();
    for (ResultSpec result : op.results()) {
      CodeBlock type = type(result, operand, context);
      if (type == null) {
        return null;
      }
      types.add(type);
    }
    return types;
  }

  private @Nullable CodeBlock type(
      ResultSpec result, Function<OperandSpec, @Nullable CodeBlock> operand, CodeBlock context) {
    if (result.arity() != Arity.SINGLE) {
      return null;
    }
    CodeBlock transformed = transformed(result, operand);
    if (transformed != null) {
      return transformed;
    }
    OperandSpec same = sameAs(result);
    if (same != null) {
      CodeBlock value = operand.apply(same);
      return value == null ? null : CodeBlock.of("$L.type()", value);
    }
    return result.constraint().buildable()
        ? CodeBlock.of("$T.build($L)", result.constraint().testClass(), context)
        : null;
  }

  /** The type computed from that of a single operand, or null. */
  private @Nullable CodeBlock transformed(
      ResultSpec result, Function<OperandSpec, @Nullable CodeBlock> operand) {
    for (TraitSpec trait : op.traits()) {
      if (trait.transform() == null || !trait.members().get(1).equals(result.name())) {
        continue;
      }
      for (OperandSpec from : operands) {
        CodeBlock value = operand.apply(from);
        if (trait.members().get(0).equals(from.name())
            && from.arity() == Arity.SINGLE
            && value != null) {
          return CodeBlock.of("$T.apply($L)", trait.transform().owner(), required(from, value));
        }
      }
    }
    return null;
  }

  /** The type of an operand, which must satisfy the operand's constraint. */
  private static CodeBlock required(OperandSpec operand, CodeBlock value) {
    ConstraintUse constraint = operand.constraint();
    if (constraint.testClass().equals(RuntimeNames.ANY_TYPE)) {
      return CodeBlock.of("$L.type()", value);
    }
    return CodeBlock.of(
        "$T.typeOf($Z$L,$W$T::test,$W$S,$W$S)",
        Names.REQUIREMENTS,
        value,
        constraint.testClass(),
        operand.name(),
        constraint.summary());
  }

  /** A single operand whose type the result must have, or null. */
  private @Nullable OperandSpec sameAs(ResultSpec result) {
    for (OperandSpec operand : operands) {
      if (operand.arity() == Arity.SINGLE
          && (op.hasTrait("SameOperandsAndResultType") || matched(operand, result))) {
        return operand;
      }
    }
    return null;
  }

  private boolean matched(OperandSpec operand, ResultSpec result) {
    for (TraitSpec trait : op.traits()) {
      if (trait.is("AllTypesMatch")
          && trait.members().contains(operand.name())
          && trait.members().contains(result.name())) {
        return true;
      }
    }
    return false;
  }
}
