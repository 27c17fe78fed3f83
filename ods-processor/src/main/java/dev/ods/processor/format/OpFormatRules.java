// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rules for a format as a whole: it covers all members of the op, can be parsed back, and is
 * unambiguous.
 */
final class OpFormatRules {
  private final OpSpec op;
  private final List<@Nullable OpElement> elements;
  private final Bindings bindings;
  private final Mistakes mistakes;

  private OpFormatRules(
      OpSpec op, List<@Nullable OpElement> elements, Bindings bindings, Mistakes mistakes) {
    this.op = op;
    this.elements = elements;
    this.bindings = bindings;
    this.mistakes = mistakes;
  }

  /**
   * Checks a format, of which only some elements may be valid.
   *
   * @param elements the elements, with null in the position of each that is at fault
   * @param mistakes those found so far; receives those found here
   * @return null if there are any
   */
  static @Nullable OpFormat check(
      OpSpec op,
      String text,
      List<@Nullable OpElement> elements,
      Bindings bindings,
      Mistakes mistakes) {
    OpFormatRules rules = new OpFormatRules(op, elements, bindings, mistakes);
    boolean complete = mistakes.isEmpty();
    rules.requireAttrDict(complete, text);
    Ambiguities.check(op, elements, mistakes);
    OiListRules.checkKeywords(elements, mistakes);
    AmbiguousGroups.check(op, elements, mistakes);
    NullAttributes.check(elements, mistakes);
    UnreadValues.check(elements, mistakes);
    LostTypes.check(elements, mistakes);
    UnreadStarts.check(elements, mistakes);
    rules.checkOptionalAttributes();
    // What an element at fault was meant to be is unknown, and so is what is missing.
    return complete ? rules.checkComplete(text) : null;
  }

  private @Nullable OpFormat checkComplete(String text) {
    TypeInference inference = new TypeInference(op, bindings, mistakes);
    List<TypeSource> resultTypes = inference.resultTypes();
    requireOperands();
    List<TypeSource> operandTypes = inference.operandTypes();
    requireRegions();
    requireSuccessors();
    if (!bindings.propDict()) {
      requireBound(op.properties());
    }
    List<OpElement> valid = elements.stream().flatMap(Stream::ofNullable).toList();
    if (mistakes.isEmpty()) {
      checkSharedTypes(operandTypes, valid);
      checkTransformedTypes(operandTypes, valid);
      checkTransformedTypes(resultTypes, valid);
    }
    return mistakes.isEmpty()
        ? new OpFormat(
            text,
            valid,
            bindings.propDict(),
            bindings.allOperands(),
            bindings.allOperandTypes(),
            bindings.allResultTypes(),
            bindings.reordersOperands(),
            bindings.reordersSuccessors(),
            operandTypes,
            resultTypes,
            bindings.attributes(),
            bindings.properties())
        : null;
  }

  private void requireAttrDict(boolean complete, String text) {
    // It may be misspelled or part of an element at fault, or the format may not be finished.
    boolean hidden =
        !complete
            && (text.contains("attr-dict")
                || mistakes.list().stream().anyMatch(FormatHints::suggestsAttrDict)
                || mistakes.isCutOff(bindings.end()));
    if (!bindings.attrDict() && !hidden) {
      mistakes.add(new FormatException(FormatProblem.FORMAT_NO_ATTR_DICT, attrDictPosition()));
    }
  }

  /** Where the directive is usually written: before the colon of the types, or else at the end. */
  private int attrDictPosition() {
    for (OpElement element : elements) {
      if (element instanceof FormatElement.Literal literal && literal.spelling().equals(":")) {
        return element.offset();
      }
    }
    return bindings.end();
  }

  /** Also of those with a default: it would be printed, and then read as what is stored. */
  private void checkOptionalAttributes() {
    for (OpElement element : elements) {
      if (element instanceof OpVariable.Attribute variable && variable.member().mayBeAbsent()) {
        mistakes.add(
            new FormatException(
                FormatProblem.FORMAT_OPTIONAL_ATTRIBUTE,
                element.offset(),
                variable.member().name()));
      }
    }
  }

  private void requireOperands() {
    if (!bindings.allOperands()) {
      requireBound(op.operands());
    }
  }

  private void requireRegions() {
    if (!bindings.allRegions()) {
      requireBound(op.regions());
    }
  }

  private void requireSuccessors() {
    if (!bindings.allSuccessors()) {
      requireBound(op.successors());
    }
  }

  private void requireBound(List<? extends Member> members) {
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      if (!bindings.isBound(member)) {
        mistakes.add(
            new FormatException(
                FormatProblem.FORMAT_MISSING, bindings.end(), member.entity(), i, member.name()));
      }
    }
  }

  /**
   * A functional type is parsed into a list, whose only element cannot be the type of a variadic
   * operand.
   */
  private void checkSharedTypes(List<TypeSource> operandTypes, List<OpElement> valid) {
    for (int i = 0; i < operandTypes.size(); i++) {
      if (op.operands().get(i).arity().isVariableLength()
          && operandTypes.get(i) instanceof TypeSource.SameAs same
          && isSingle(same.member())
          && !TypeDirectives.isReadAlone(valid, same.member())) {
        mistakes.add(
            new FormatException(
                FormatProblem.FORMAT_UNSUPPORTED,
                0,
                "a variadic operand with the type of '"
                    + same.member().name()
                    + "' in a 'functional-type' directive"));
      }
    }
  }

  /** A type from which another one is computed must be parsed into a variable of its own. */
  private void checkTransformedTypes(List<TypeSource> sources, List<OpElement> valid) {
    for (TypeSource source : sources) {
      if (source instanceof TypeSource.Transformed transformed
          && !(transformed.member() instanceof AttributeSpec)
          && !TypeDirectives.isReadAlone(valid, transformed.member())) {
        mistakes.add(
            new FormatException(
                FormatProblem.FORMAT_UNSUPPORTED,
                0,
                "a type that follows from that of '"
                    + transformed.member().name()
                    + "' in a 'functional-type' directive"));
      }
    }
  }

  private static boolean isSingle(Member member) {
    return member instanceof OperandSpec operand
        ? operand.arity() == Arity.SINGLE
        : ((ResultSpec) member).arity() == Arity.SINGLE;
  }
}
