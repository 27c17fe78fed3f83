// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.format.FormatElement.AttrDict;
import dev.ods.processor.format.FormatElement.AttributeVariable;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.format.FormatElement.OptionalGroup;
import dev.ods.processor.format.FormatElement.RegionVariable;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds elements that a parser could mistake for the continuation of the preceding element: a colon
 * after an attribute whose text may end with a colon and a type, and a region after an attribute
 * dictionary, as both begin with a brace.
 *
 * <p>The scan tracks which open-ended elements may be the last ones printed, past elements that may
 * be absent.
 */
final class Ambiguities {
  private Ambiguities() {}

  static void check(List<FormatElement> elements) throws FormatException {
    scan(elements, List.of(), null);
  }

  /**
   * Scans {@code elements} and returns the open-ended ones that may precede the next element.
   *
   * @param guard the element whose presence the optional group of {@code elements} requires
   */
  private static List<FormatElement> scan(
      List<FormatElement> elements, List<FormatElement> before, @Nullable FormatElement guard)
      throws FormatException {
    List<FormatElement> open = before;
    for (FormatElement element : elements) {
      if (element instanceof OptionalGroup group) {
        open = scanGroup(group, open);
        continue;
      }
      for (FormatElement base : open) {
        checkPair(base, element);
      }
      if (element == guard || !mayBeAbsent(element)) {
        open = List.of();
      }
      if (isOpenEnded(element)) {
        open = plus(open, element);
      }
    }
    return open;
  }

  private static List<FormatElement> scanGroup(OptionalGroup group, List<FormatElement> before)
      throws FormatException {
    List<FormatElement> open = new ArrayList<>(scan(group.then(), before, group.then().get(0)));
    open.addAll(scan(group.otherwise(), before, null));
    open.addAll(before);
    return open.stream().distinct().toList();
  }

  private static void checkPair(FormatElement base, FormatElement element) throws FormatException {
    if (base instanceof AttributeVariable attribute
        && element instanceof Literal literal
        && literal.spelling().equals(":")) {
      throw new FormatException(
          ProblemId.FORMAT_AMBIGUOUS_COLON, element.offset(), attribute.member().name());
    }
    if (base instanceof AttrDict && element instanceof RegionVariable region) {
      throw new FormatException(
          ProblemId.FORMAT_AMBIGUOUS_REGION, element.offset(), region.member().name());
    }
  }

  private static boolean isOpenEnded(FormatElement element) {
    if (element instanceof AttrDict dictionary) {
      return !dictionary.withKeyword();
    }
    return element instanceof AttributeVariable variable
        && (variable.member().constraint() == null || !variable.member().constraint().buildable())
        && variable.member().storage().kind() == AttributeStorage.Kind.CLASS
        && variable.member().storage().storageClass().equals(RuntimeNames.ATTRIBUTE);
  }

  private static boolean mayBeAbsent(FormatElement element) {
    return element.accept(MayBeAbsent.INSTANCE);
  }

  /** Whether an element may be printed as nothing. */
  private static final class MayBeAbsent
      implements FormatElement.Visitor<Boolean, RuntimeException> {
    static final MayBeAbsent INSTANCE = new MayBeAbsent();

    @Override
    public Boolean literal(FormatElement.Literal element) {
      return false;
    }

    @Override
    public Boolean whitespace(FormatElement.Whitespace element) {
      return true;
    }

    @Override
    public Boolean attribute(FormatElement.AttributeVariable element) {
      AttributeSpec attribute = element.member();
      return attribute.optional() || attribute.defaultValue() != null;
    }

    @Override
    public Boolean operand(FormatElement.OperandVariable element) {
      return element.member().arity().isVariableLength();
    }

    @Override
    public Boolean result(FormatElement.ResultVariable element) {
      return false;
    }

    @Override
    public Boolean region(FormatElement.RegionVariable element) {
      return element.member().variadic();
    }

    @Override
    public Boolean successor(FormatElement.SuccessorVariable element) {
      return element.member().variadic();
    }

    @Override
    public Boolean attrDict(FormatElement.AttrDict element) {
      return true;
    }

    @Override
    public Boolean operands(FormatElement.Operands element) {
      return false;
    }

    @Override
    public Boolean results(FormatElement.Results element) {
      return false;
    }

    @Override
    public Boolean regions(FormatElement.Regions element) {
      return false;
    }

    @Override
    public Boolean successors(FormatElement.Successors element) {
      return false;
    }

    @Override
    public Boolean typeOf(FormatElement.TypeOf element) {
      return false;
    }

    @Override
    public Boolean functionalType(FormatElement.FunctionalType element) {
      return false;
    }

    @Override
    public Boolean group(OptionalGroup element) {
      return false;
    }
  }

  private static List<FormatElement> plus(List<FormatElement> open, FormatElement element) {
    List<FormatElement> more = new ArrayList<>(open);
    more.add(element);
    return more;
  }
}
