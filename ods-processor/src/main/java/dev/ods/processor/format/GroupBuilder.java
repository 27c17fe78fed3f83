// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.format.FormatElement.Guard;
import dev.ods.processor.format.FormatElement.OptionalGroup;
import dev.ods.processor.format.FormatElement.TypeArgument;
import dev.ods.processor.format.FormatElement.Whitespace;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds an optional group, and checks the rules for its elements and its anchor. */
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
    return new OptionalGroup(offset, guard(), then, otherwise, anchor, inverted);
  }

  private Guard guard() throws FormatException {
    for (FormatElement element : then) {
      if (element instanceof Guard guard) {
        return guard;
      }
      if (!(element instanceof Whitespace)) {
        throw new FormatException(ProblemId.FORMAT_GROUP_START, element.offset());
      }
    }
    throw new FormatException(ProblemId.FORMAT_GROUP_START, offset);
  }

  private void checkElement(FormatElement element, boolean isAnchor) throws FormatException {
    element.accept(new Check(isAnchor));
  }

  /** Checks that an element may be in a group and, if it is the anchor, that it may be one. */
  private record Check(boolean isAnchor)
      implements FormatElement.Visitor<@Nullable Void, FormatException> {
    private @Nullable Void checkNoAnchor(FormatElement element) throws FormatException {
      if (isAnchor) {
        throw new FormatException(ProblemId.FORMAT_ANCHOR_KIND, element.offset());
      }
      return null;
    }

    @Override
    public @Nullable Void literal(FormatElement.Literal element) throws FormatException {
      return checkNoAnchor(element);
    }

    @Override
    public @Nullable Void whitespace(FormatElement.Whitespace element) throws FormatException {
      return checkNoAnchor(element);
    }

    @Override
    public @Nullable Void attribute(FormatElement.AttributeVariable element)
        throws FormatException {
      AttributeSpec attribute = element.member();
      if (isAnchor && !attribute.optional() && attribute.defaultValue() == null) {
        throw new FormatException(ProblemId.FORMAT_ANCHOR_ATTRIBUTE, element.offset());
      }
      return null;
    }

    @Override
    public @Nullable Void operand(FormatElement.OperandVariable element) throws FormatException {
      checkVariableLength(element);
      return null;
    }

    @Override
    public @Nullable Void result(FormatElement.ResultVariable element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void region(FormatElement.RegionVariable element) {
      return null;
    }

    @Override
    public @Nullable Void successor(FormatElement.SuccessorVariable element)
        throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void attrDict(FormatElement.AttrDict element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void operands(FormatElement.Operands element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void results(FormatElement.Results element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void regions(FormatElement.Regions element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void successors(FormatElement.Successors element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void typeOf(FormatElement.TypeOf element) throws FormatException {
      checkVariableLength(element.argument());
      return null;
    }

    @Override
    public @Nullable Void functionalType(FormatElement.FunctionalType element)
        throws FormatException {
      checkVariableLength(element.inputs());
      checkVariableLength(element.results());
      return null;
    }

    @Override
    public @Nullable Void group(OptionalGroup element) throws FormatException {
      return checkNoAnchor(element);
    }
  }

  private static void checkVariableLength(TypeArgument element) throws FormatException {
    element.accept(VariableLength.INSTANCE);
  }

  /** Checks that a type directive in a group refers to what may be absent. */
  private static final class VariableLength
      implements FormatElement.TypeVisitor<@Nullable Void, FormatException> {
    static final VariableLength INSTANCE = new VariableLength();

    @Override
    public @Nullable Void operand(FormatElement.OperandVariable element) throws FormatException {
      return check(element.member().arity(), element, "operands");
    }

    @Override
    public @Nullable Void result(FormatElement.ResultVariable element) throws FormatException {
      return check(element.member().arity(), element, "results");
    }

    @Override
    public @Nullable Void operands(FormatElement.Operands element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    @Override
    public @Nullable Void results(FormatElement.Results element) throws FormatException {
      throw new FormatException(ProblemId.FORMAT_GROUP_ELEMENT, element.offset());
    }

    private static @Nullable Void check(Arity arity, FormatElement element, String what)
        throws FormatException {
      if (!arity.isVariableLength()) {
        throw new FormatException(ProblemId.FORMAT_GROUP_LENGTH, element.offset(), what);
      }
      return null;
    }
  }
}
