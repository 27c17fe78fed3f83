// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.format.FormatElement.AttributeVariable;
import dev.ods.processor.format.FormatElement.FunctionalType;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.format.FormatElement.OperandVariable;
import dev.ods.processor.format.FormatElement.OptionalGroup;
import dev.ods.processor.format.FormatElement.RegionVariable;
import dev.ods.processor.format.FormatElement.ResultVariable;
import dev.ods.processor.format.FormatElement.TypeOf;
import dev.ods.processor.format.FormatElement.Variable;
import dev.ods.processor.format.FormatElement.Whitespace;
import dev.ods.processor.model.AttributeSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An optional group while it is parsed, and the rules for its elements and its anchor. */
final class GroupBuilder {
  final List<FormatElement> then = new ArrayList<>();
  final List<FormatElement> otherwise = new ArrayList<>();
  @Nullable FormatElement anchor;
  boolean inverted;

  private final int offset;

  GroupBuilder(int offset) {
    this.offset = offset;
  }

  OptionalGroup build() throws FormatException {
    if (anchor == null) {
      throw new FormatException(ProblemId.FORMAT_NO_ANCHOR, offset);
    }
    for (FormatElement element : then) {
      checkElement(element, element == anchor);
    }
    for (FormatElement element : otherwise) {
      checkElement(element, element == anchor);
    }
    checkGuard();
    return new OptionalGroup(offset, then, otherwise, anchor, inverted);
  }

  private void checkGuard() throws FormatException {
    for (FormatElement element : then) {
      if (element instanceof Whitespace) {
        continue;
      }
      if (element instanceof FormatElement.SuccessorVariable) {
        throw new FormatException(
            ProblemId.FORMAT_UNSUPPORTED, element.offset(), "a group that starts with a successor");
      }
      if (element instanceof Literal || element instanceof Variable) {
        return;
      }
      throw new FormatException(ProblemId.FORMAT_GROUP_START, element.offset());
    }
    throw new FormatException(ProblemId.FORMAT_GROUP_START, offset);
  }

  private void checkElement(FormatElement element, boolean isAnchor) throws FormatException {
    if (element instanceof AttributeVariable variable) {
      AttributeSpec attribute = variable.member();
      if (isAnchor && !attribute.optional() && attribute.defaultValue() == null) {
        throw new FormatException(ProblemId.FORMAT_ANCHOR_ATTRIBUTE, element.offset());
      }
    } else if (element instanceof TypeOf || element instanceof FunctionalType) {
      checkTypes(element);
    } else if (element instanceof OperandVariable) {
      checkVariableLength(element);
    } else if (element instanceof Literal
        || element instanceof Whitespace
        || element instanceof OptionalGroup) {
      if (isAnchor) {
        throw new FormatException(ProblemId.FORMAT_ANCHOR_KIND, element.offset());
      }
    } else if (!(element instanceof RegionVariable)) {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }
  }

  private static void checkTypes(FormatElement element) throws FormatException {
    if (element instanceof TypeOf type) {
      checkVariableLength(type.argument());
    } else if (element instanceof FunctionalType type) {
      checkVariableLength(type.inputs());
      checkVariableLength(type.results());
    }
  }

  private static void checkVariableLength(FormatElement element) throws FormatException {
    if (element instanceof OperandVariable operand) {
      if (!operand.member().arity().isVariableLength()) {
        throw new FormatException(ProblemId.FORMAT_GROUP_LENGTH, element.offset(), "operands");
      }
    } else if (element instanceof ResultVariable result) {
      if (!result.member().arity().isVariableLength()) {
        throw new FormatException(ProblemId.FORMAT_GROUP_LENGTH, element.offset(), "results");
      }
    } else {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }
  }
}
