// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatElement.Whitespace;
import dev.ods.processor.format.OpElement.Guard;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.format.OpElement.TypeArgument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import org.jspecify.annotations.Nullable;

/** The rules for the elements of an optional group and for its anchor. */
final class GroupRules {
  private GroupRules() {}

  /** The first element of a group that is parsed. */
  static Guard guard(GroupParts<OpElement> group) throws FormatException {
    for (OpElement element : group.then()) {
      if (element instanceof OpElement.Custom custom
          && !CustomMethods.isOptional(custom.parser())) {
        throw new FormatException(
            FormatProblem.FORMAT_CUSTOM_OPTIONAL, element.offset(), custom.parser().name());
      }
      if (element instanceof OpVariable.Property property && !property.member().mayBeOmitted()) {
        throw new FormatException(FormatProblem.FORMAT_ANCHOR_PROPERTY, element.offset());
      }
      if (element instanceof Guard guard) {
        return guard;
      }
      if (!(element instanceof Whitespace)) {
        throw new FormatException(FormatProblem.FORMAT_GROUP_START, element.offset());
      }
    }
    throw new FormatException(FormatProblem.FORMAT_GROUP_START, group.offset());
  }

  static void checkElement(OpElement element, boolean isAnchor) throws FormatException {
    element.accept(new Check(isAnchor));
  }

  /** Checks that an element may be in a group and, if it is the anchor, that it may be one. */
  private static final class Check extends ContentRules {
    private final boolean isAnchor;

    Check(boolean isAnchor) {
      this.isAnchor = isAnchor;
    }

    @Override
    FormatException rejection(OpElement element) {
      return misplaced(element);
    }

    private @Nullable Void checkNoAnchor(OpElement element) throws FormatException {
      if (isAnchor) {
        throw new FormatException(FormatProblem.FORMAT_ANCHOR_KIND, element.offset());
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
    public @Nullable Void attribute(OpVariable.Attribute element) throws FormatException {
      AttributeSpec attribute = element.member();
      if (isAnchor && !attribute.optional() && attribute.defaultValue() == null) {
        throw new FormatException(FormatProblem.FORMAT_ANCHOR_ATTRIBUTE, element.offset());
      }
      if (!isAnchor && attribute.storage().kind() == AttributeStorage.Kind.UNIT) {
        throw new FormatException(
            FormatProblem.FORMAT_GROUP_UNIT, element.offset(), attribute.name());
      }
      return null;
    }

    @Override
    public @Nullable Void property(OpVariable.Property element) throws FormatException {
      if (isAnchor && !element.member().mayBeOmitted()) {
        throw new FormatException(FormatProblem.FORMAT_ANCHOR_PROPERTY, element.offset());
      }
      return null;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand element) throws FormatException {
      checkVariableLength(element);
      return null;
    }

    @Override
    public @Nullable Void result(OpVariable.Result element) throws FormatException {
      throw misplaced(element);
    }

    @Override
    public @Nullable Void typeOf(OpElement.TypeOf element) throws FormatException {
      checkVariableLength(element.argument());
      return null;
    }

    @Override
    public @Nullable Void functionalType(OpElement.FunctionalType element) throws FormatException {
      checkVariableLength(element.inputs());
      checkVariableLength(element.results());
      return null;
    }

    /**
     * All arguments may be absent if the directive is the anchor: each can be the anchor. For
     * references alone mlir-tblgen writes code that does not compile.
     */
    @Override
    public @Nullable Void custom(OpElement.Custom element) throws FormatException {
      if (isAnchor) {
        if (element.arguments().stream().allMatch(a -> a instanceof OpElement.Reference)) {
          throw new FormatException(FormatProblem.FORMAT_ANCHOR_KIND, element.offset());
        }
        for (OpElement.CustomArgument argument : element.arguments()) {
          if (!(argument instanceof OpElement.Reference)) {
            checkElement(argument, true);
          }
        }
      }
      return null;
    }

    @Override
    public @Nullable Void group(OptionalGroup element) throws FormatException {
      return checkNoAnchor(element);
    }
  }

  private static FormatException misplaced(OpElement element) {
    return new FormatException(FormatProblem.FORMAT_GROUP_ELEMENT, element.offset());
  }

  private static void checkVariableLength(TypeArgument element) throws FormatException {
    element.accept(VariableLength.INSTANCE);
  }

  /** Checks that a type directive in a group refers to what may be absent. */
  private static final class VariableLength
      implements OpVisitors.OfTypes<@Nullable Void, FormatException> {
    static final VariableLength INSTANCE = new VariableLength();

    @Override
    public @Nullable Void operand(OpVariable.Operand element) throws FormatException {
      return check(element.member().arity(), element, "operands");
    }

    @Override
    public @Nullable Void result(OpVariable.Result element) throws FormatException {
      return check(element.member().arity(), element, "results");
    }

    @Override
    public @Nullable Void operands(OpElement.Operands element) throws FormatException {
      throw misplaced(element);
    }

    @Override
    public @Nullable Void results(OpElement.Results element) throws FormatException {
      throw misplaced(element);
    }

    private static @Nullable Void check(Arity arity, OpElement element, String what)
        throws FormatException {
      if (!arity.isVariableLength()) {
        throw new FormatException(FormatProblem.FORMAT_GROUP_LENGTH, element.offset(), what);
      }
      return null;
    }
  }
}
