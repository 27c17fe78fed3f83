// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.ResultSpec;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes the conditions of a printer: whether the members of an operation are present, and omits
 * the condition of a member that the code around it has tested.
 */
final class Presence {
  private final OpShape shape;
  private final PrintedText out;

  /** The member that is known to be present, as the anchor of the current group. */
  private @Nullable Member known;

  Presence(OpShape shape, PrintedText out) {
    this.shape = shape;
    this.out = out;
  }

  /** Notes that the code to come runs only if an anchor is present, until {@link #forget}. */
  void assume(OpElement anchor) {
    known = member(anchor);
  }

  void forget() {
    known = null;
  }

  /** Writes what prints a single member, or an optional one if it is present. */
  void statement(Member member, Arity arity, CodeBlock print) {
    if (arity == Arity.SINGLE || member.equals(known)) {
      out.statement(print);
    } else {
      out.begin(CodeBlock.of("if ($L)", isPresent(member, true)));
      out.statement(print);
      out.end();
    }
  }

  /** The condition under which the anchor is present, or absent. */
  CodeBlock condition(OpElement anchor, boolean expected) {
    if (anchor instanceof OpElement.Custom custom) {
      return custom.arguments().stream()
          .filter(argument -> !(argument instanceof OpElement.Reference))
          .map(argument -> condition(argument, expected))
          .collect(CodeBlock.joining(expected ? "$W|| " : "$W&& "));
    }
    Member member = Objects.requireNonNull(member(anchor));
    if (member instanceof AttributeSpec attribute) {
      return condition(attribute, expected);
    } else if (member instanceof PropertySpec property) {
      return condition(property, expected);
    }
    boolean optional =
        (member instanceof OperandSpec operand && operand.arity() == Arity.OPTIONAL)
            || (member instanceof ResultSpec result && result.arity() == Arity.OPTIONAL);
    return optional
        ? isPresent(member, expected)
        : CodeBlock.of("$Lop.$L().isEmpty()", expected ? "!" : "", member.accessor());
  }

  /** The member on which an anchor depends, or null if it is not an anchor. */
  private static @Nullable Member member(OpElement anchor) {
    if (anchor instanceof OpElement.TypeOf type) {
      return member(type.argument());
    } else if (anchor instanceof OpElement.FunctionalType type) {
      return member(type.inputs());
    }
    return anchor instanceof OpVariable variable ? variable.member() : null;
  }

  private static CodeBlock condition(AttributeSpec attribute, boolean expected) {
    if (attribute.optional()) {
      return CodeBlock.of(
          "$L $L null", AttributeEmitter.storedOfOp(attribute), expected ? "!=" : "==");
    }
    return CodeBlock.of("$L$L", expected ? "!" : "", isDefault(attribute));
  }

  private static CodeBlock condition(PropertySpec property, boolean expected) {
    if (property.type().kind() == PropertyTypeSpec.Kind.UNIT) {
      return CodeBlock.of("$Lop.$L()", expected ? "" : "!", property.accessor());
    }
    return CodeBlock.of(
        "$L$L.isInitial(operation, $L)",
        expected ? "!" : "",
        PropertyCode.typeConstant(property),
        PropertyCode.slot(property));
  }

  private static CodeBlock isDefault(AttributeSpec attribute) {
    return CodeBlock.of(
        "$L.equals($L(printer.context()))",
        AttributeEmitter.storedOfOp(attribute),
        AttributeEmitter.defaultHelperName(attribute));
  }

  /** Whether an optional operand or result is present; creates no {@link java.util.Optional}. */
  private CodeBlock isPresent(Member member, boolean expected) {
    CodeBlock count =
        member instanceof OperandSpec operand
            ? shape
                .operandGroups()
                .count(shape.operands().indexOf(operand), SegmentEmitter.OPERANDS)
            : shape
                .resultGroups()
                .count(shape.results().indexOf((ResultSpec) member), SegmentEmitter.RESULTS);
    return CodeBlock.of("$L $L 0", count, expected ? ">" : "==");
  }
}
