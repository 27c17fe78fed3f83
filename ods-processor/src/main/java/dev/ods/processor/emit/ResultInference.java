// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Infers the types of results from operands, from attributes or from their constraints, for the
 * build forms without result types and for the op interface, unless the op's own code does.
 */
final class ResultInference {
  /** The expressions for parts of an operation; null for a part that is not available. */
  interface Parts {
    /** A single operand. */
    @Nullable CodeBlock operand(OperandSpec operand);

    /** A stored attribute that is present. */
    @Nullable CodeBlock attribute(AttributeSpec attribute);
  }

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
   * @param context the expression of the context
   */
  @Nullable List<CodeBlock> types(Parts parts, CodeBlock context) {
    if (op.results().isEmpty()) {
      return null;
    }
    List<CodeBlock> types = new ArrayList<>();
    for (ResultSpec result : op.results()) {
      CodeBlock type = type(result, parts, context);
      if (type == null) {
        return null;
      }
      types.add(type);
    }
    return types;
  }

  private @Nullable CodeBlock type(ResultSpec result, Parts parts, CodeBlock context) {
    if (result.arity() != Arity.SINGLE) {
      return null;
    }
    CodeBlock transformed = transformed(result, parts);
    if (transformed != null) {
      return transformed;
    }
    OperandSpec same = sameAs(result);
    if (same != null) {
      CodeBlock value = parts.operand(same);
      return value == null ? null : CodeBlock.of("$L.type()", value);
    }
    AttributeSpec attribute = attributeLike(result);
    CodeBlock stored = attribute == null ? null : parts.attribute(attribute);
    if (attribute != null && stored != null) {
      return CodeBlock.of("$T.typeOf($L,$W$S)", Names.REQUIREMENTS, stored, attribute.name());
    }
    return result.constraint().buildable()
        ? CodeBlock.of("$T.build($L)", result.constraint().testClass(), context)
        : null;
  }

  /** The type computed from that of a single operand, or null. */
  private @Nullable CodeBlock transformed(ResultSpec result, Parts parts) {
    for (TraitSpec trait : op.traits()) {
      if (trait.transform() == null || !trait.members().get(1).equals(result.name())) {
        continue;
      }
      for (OperandSpec from : operands) {
        CodeBlock value = parts.operand(from);
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

  /** The attribute that always holds or has the type of the result, or null. */
  private @Nullable AttributeSpec attributeLike(ResultSpec result) {
    for (AttributeSpec attribute : op.attributes()) {
      boolean present = !attribute.optional() && attribute.defaultValue() == null;
      if (op.hasTrait("FirstAttrDerivedResultType")) {
        return present ? attribute : null;
      }
      if (present && matched(attribute, result)) {
        return attribute;
      }
    }
    return null;
  }

  private boolean matched(Member source, ResultSpec result) {
    for (TraitSpec trait : op.traits()) {
      if (trait.is("AllTypesMatch")
          && trait.members().contains(source.name())
          && trait.members().contains(result.name())) {
        return true;
      }
    }
    return false;
  }
}
