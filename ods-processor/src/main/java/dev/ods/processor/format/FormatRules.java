// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.format.FormatElement.AttributeVariable;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;

/**
 * The rules for a format as a whole: it covers all members of the op, can be parsed back, and is
 * unambiguous.
 */
final class FormatRules {
  private final OpSpec op;
  private final List<FormatElement> elements;
  private final Bindings bindings;

  private FormatRules(OpSpec op, List<FormatElement> elements, Bindings bindings) {
    this.op = op;
    this.elements = elements;
    this.bindings = bindings;
  }

  static OpFormat check(OpSpec op, String text, List<FormatElement> elements, Bindings bindings)
      throws FormatException {
    FormatRules rules = new FormatRules(op, elements, bindings);
    if (!bindings.attrDict()) {
      throw new FormatException(ProblemId.FORMAT_NO_ATTR_DICT, rules.attrDictPosition());
    }
    Ambiguities.check(elements);
    rules.checkOptionalAttributes();
    TypeInference inference = new TypeInference(op, bindings);
    List<TypeSource> resultTypes = inference.resultTypes();
    rules.requireOperands();
    List<TypeSource> operandTypes = inference.operandTypes();
    rules.requireRegions();
    rules.requireSuccessors();
    rules.checkOrder();
    rules.checkSharedTypes(operandTypes);
    rules.checkTransformedTypes(operandTypes);
    rules.checkTransformedTypes(resultTypes);
    return new OpFormat(
        text,
        elements,
        bindings.allOperands(),
        bindings.allOperandTypes(),
        bindings.allResultTypes(),
        operandTypes,
        resultTypes,
        bindings.attributes());
  }

  /** Where the directive is usually written: before the colon of the types, or else at the end. */
  private int attrDictPosition() {
    for (FormatElement element : elements) {
      if (element instanceof FormatElement.Literal literal && literal.spelling().equals(":")) {
        return element.offset();
      }
    }
    return bindings.end();
  }

  private void checkOptionalAttributes() throws FormatException {
    for (FormatElement element : elements) {
      if (element instanceof AttributeVariable variable && variable.member().optional()) {
        throw new FormatException(
            ProblemId.FORMAT_OPTIONAL_ATTRIBUTE, element.offset(), variable.member().name());
      }
    }
  }

  private void requireOperands() throws FormatException {
    if (!bindings.allOperands()) {
      requireBound(op.operands());
    }
  }

  private void requireRegions() throws FormatException {
    if (!bindings.allRegions()) {
      requireBound(op.regions());
    }
  }

  private void requireSuccessors() throws FormatException {
    if (!bindings.allSuccessors()) {
      requireBound(op.successors());
    }
  }

  private void requireBound(List<? extends Member> members) throws FormatException {
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      if (!bindings.isBound(member)) {
        throw new FormatException(
            ProblemId.FORMAT_MISSING, bindings.end(), member.entity(), i, member.name());
      }
    }
  }

  /** Elements that are parsed into one list must be in the order of that list. */
  private void checkOrder() throws FormatException {
    boolean inOrder = bindings.operands().equals(op.operands());
    if (bindings.allOperandTypes() && !bindings.allOperands() && !inOrder) {
      throw new FormatException(
          ProblemId.FORMAT_UNSUPPORTED,
          0,
          "'type(operands)' with operands in another order than declared");
    }
    SuccessorSpec variadic = null;
    for (FormatElement element : elements) {
      if (element instanceof FormatElement.SuccessorVariable successor) {
        if (variadic != null) {
          throw new FormatException(
              ProblemId.FORMAT_UNSUPPORTED, element.offset(), "a successor after a variadic one");
        }
        variadic = successor.member().variadic() ? successor.member() : null;
      }
    }
  }

  /**
   * A functional type is parsed into a list, whose only element cannot be the type of a variadic
   * operand.
   */
  private void checkSharedTypes(List<TypeSource> operandTypes) throws FormatException {
    for (int i = 0; i < operandTypes.size(); i++) {
      if (op.operands().get(i).arity().isVariableLength()
          && operandTypes.get(i) instanceof TypeSource.SameAs same
          && isSingle(same.member())
          && !TypeDirectives.isReadAlone(elements, same.member())) {
        throw new FormatException(
            ProblemId.FORMAT_UNSUPPORTED,
            0,
            "a variadic operand with the type of '"
                + same.member().name()
                + "' in a 'functional-type' directive");
      }
    }
  }

  /** A type from which another one is computed must be parsed into a variable of its own. */
  private void checkTransformedTypes(List<TypeSource> sources) throws FormatException {
    for (TypeSource source : sources) {
      if (source instanceof TypeSource.Transformed transformed
          && !TypeDirectives.isReadAlone(elements, transformed.member())) {
        throw new FormatException(
            ProblemId.FORMAT_UNSUPPORTED,
            0,
            "a type that follows from that of '"
                + transformed.member().name()
                + "' in a 'functional-type' directive");
      }
    }
  }

  private static boolean isSingle(Member member) {
    return member instanceof OperandSpec operand
        ? operand.arity() == Arity.SINGLE
        : ((ResultSpec) member).arity() == Arity.SINGLE;
  }
}
