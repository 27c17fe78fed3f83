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
import dev.ods.processor.model.TypeTransform;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Infers the types of results from operands, from attributes, from other results or from their
 * constraints, for the build forms without result types and for the op interface, unless the op's
 * own code does.
 */
final class ResultInference {
  /** The expressions for parts of an operation; null for a part that is not available. */
  interface Parts {
    /** A single operand. */
    @Nullable CodeBlock operand(OperandSpec operand);

    /** The first value of a variadic operand, where an operation without one is a mistake. */
    default @Nullable CodeBlock first(OperandSpec operand) {
      return null;
    }

    /** A stored attribute that is present. */
    @Nullable CodeBlock attribute(AttributeSpec attribute);
  }

  /** The parts of an adaptor, some of whose attributes may be absent. */
  static final class OfAdaptor implements Parts {
    @Override
    public CodeBlock operand(OperandSpec operand) {
      return Calls.ofGetter(operand.accessor());
    }

    @Override
    public CodeBlock attribute(AttributeSpec attribute) {
      return CodeBlock.of("attributes.get($S)", attribute.name());
    }
  }

  /**
   * The types of all results.
   *
   * @param each the expressions, in order
   * @param alwaysExist whether these yield types for all operands and attributes: none is the type
   *     of an attribute, or computed from that of an operand, which must satisfy a constraint
   */
  record Types(List<CodeBlock> each, boolean alwaysExist) {}

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

  /** Whether they follow from traits and constraints, and the op's own code does not infer them. */
  boolean isByTraits() {
    return !op.infersReturnTypes() && types(new OfAdaptor(), CodeBlock.of("context")) != null;
  }

  /**
   * The types of all results, or null if some cannot be inferred.
   *
   * @param context the expression of the context
   */
  @Nullable Types types(Parts parts, CodeBlock context) {
    if (op.results().isEmpty()) {
      return null;
    }
    List<CodeBlock> types = new ArrayList<>();
    boolean alwaysExist = true;
    for (ResultSpec result : op.results()) {
      Search search = new Search(parts, context);
      CodeBlock type = search.type(result);
      if (type == null) {
        return null;
      }
      types.add(type);
      alwaysExist &= search.alwaysExists;
    }
    return new Types(types, alwaysExist);
  }

  /** The type of a result, or null if it cannot be inferred. */
  @Nullable CodeBlock type(ResultSpec result, Parts parts, CodeBlock context) {
    return new Search(parts, context).type(result);
  }

  /** The search for the type of one result, which may follow from that of another. */
  private final class Search {
    private final Parts parts;
    private final CodeBlock context;
    private final Set<ResultSpec> begun = new HashSet<>();
    private boolean alwaysExists = true;

    Search(Parts parts, CodeBlock context) {
      this.parts = parts;
      this.context = context;
    }

    @Nullable CodeBlock type(ResultSpec result) {
      if (result.arity() != Arity.SINGLE || !begun.add(result)) {
        return null;
      }
      CodeBlock type = transformed(result);
      if (type == null) {
        type = ofOperand(result);
      }
      if (type == null) {
        type = ofAttribute(result);
      }
      if (type == null && result.constraint().buildable()) {
        type = CodeBlock.of("$T.build($L)", result.constraint().builder(), context);
      }
      return type == null ? ofResult(result) : type;
    }

    /** The type computed from that of another member, or null. */
    private @Nullable CodeBlock transformed(ResultSpec result) {
      for (TraitSpec trait : op.traits()) {
        if (trait.transform() == null || !trait.members().get(1).equals(result.name())) {
          continue;
        }
        CodeBlock from = named(trait.members().get(0));
        if (from != null) {
          return computed(trait.transform(), from);
        }
      }
      return null;
    }

    /** The type that a transformation computes, which may be none. */
    private CodeBlock computed(TypeTransform transform, CodeBlock from) {
      CodeBlock type = CodeBlock.of("$T.apply($L)", transform.owner(), from);
      alwaysExists = false;
      return CodeBlock.of(
          "$T.computed($Z$L,$W$L)",
          Names.REQUIREMENTS,
          type,
          JavaLiterals.string(transform.summary()));
    }

    /** The type of the member of a name, which must satisfy the member's constraint. */
    private @Nullable CodeBlock named(String name) {
      for (OperandSpec operand : operands) {
        CodeBlock value = parts.operand(operand);
        if (operand.name().equals(name) && operand.arity() == Arity.SINGLE && value != null) {
          return required(operand, value);
        }
      }
      for (AttributeSpec attribute : op.attributes()) {
        if (attribute.name().equals(name) && isPresent(attribute)) {
          return typeOf(attribute);
        }
      }
      for (ResultSpec result : op.results()) {
        if (result.name().equals(name)) {
          return type(result);
        }
      }
      return null;
    }

    /** The type of an operand that the result must have, or null. */
    private @Nullable CodeBlock ofOperand(ResultSpec result) {
      boolean all = op.hasTrait("SameOperandsAndResultType");
      for (OperandSpec operand : operands) {
        if (operand.arity() == Arity.SINGLE && (all || matched(operand, result))) {
          CodeBlock value = parts.operand(operand);
          return value == null ? null : CodeBlock.of("$L.type()", value);
        }
      }
      if (!all || operands.isEmpty() || operands.get(0).arity() != Arity.VARIADIC) {
        return null;
      }
      CodeBlock first = operands.get(0).isGrouped() ? null : parts.first(operands.get(0));
      return first == null ? null : CodeBlock.of("$L.type()", first);
    }

    /** The type of the attribute that holds or has the type of the result, or null. */
    private @Nullable CodeBlock ofAttribute(ResultSpec result) {
      for (AttributeSpec attribute : op.attributes()) {
        if (op.hasTrait("FirstAttrDerivedResultType")) {
          return isPresent(attribute) ? typeOf(attribute) : null;
        }
        if (isPresent(attribute) && matched(attribute, result)) {
          return typeOf(attribute);
        }
      }
      return null;
    }

    /** The type of an operand, which must satisfy the operand's constraint. */
    private CodeBlock required(OperandSpec operand, CodeBlock value) {
      ConstraintUse constraint = operand.constraint();
      if (constraint.testClass().equals(RuntimeNames.ANY_TYPE)) {
        return CodeBlock.of("$L.type()", value);
      }
      alwaysExists = false;
      return CodeBlock.of(
          "$T.typeOf($Z$L,$W$T::$L,$W$S,$W$L)",
          Names.REQUIREMENTS,
          value,
          constraint.testClass(),
          constraint.testMethod(),
          operand.name(),
          JavaLiterals.string(constraint.summary()));
    }

    private @Nullable CodeBlock typeOf(AttributeSpec attribute) {
      CodeBlock stored = parts.attribute(attribute);
      alwaysExists = false;
      return stored == null
          ? null
          : CodeBlock.of("$T.typeOf($L,$W$S)", Names.REQUIREMENTS, stored, attribute.name());
    }

    /** The type of another result that the result must have, or null. */
    private @Nullable CodeBlock ofResult(ResultSpec result) {
      for (ResultSpec other : op.results()) {
        CodeBlock type = matched(other, result) ? type(other) : null;
        if (type != null) {
          return type;
        }
      }
      return null;
    }
  }

  private static boolean isPresent(AttributeSpec attribute) {
    return !attribute.optional() && attribute.defaultValue() == null;
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
