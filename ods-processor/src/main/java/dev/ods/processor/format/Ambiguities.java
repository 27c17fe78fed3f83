// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.format.OpElement.AttrDict;
import dev.ods.processor.format.OpElement.AttributeVariable;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.format.OpElement.RegionVariable;
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
  private final Mistakes mistakes;

  private Ambiguities(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  /**
   * Checks a format.
   *
   * @param elements its elements, with null in the position of each that is at fault
   */
  static void check(List<@Nullable OpElement> elements, Mistakes mistakes) {
    Ambiguities ambiguities = new Ambiguities(mistakes);
    List<OpElement> adjacent = new ArrayList<>();
    for (OpElement element : elements) {
      if (element == null) {
        ambiguities.scan(adjacent, List.of(), null);
        adjacent.clear();
      } else {
        adjacent.add(element);
      }
    }
    ambiguities.scan(adjacent, List.of(), null);
  }

  /**
   * Scans {@code elements} and returns the open-ended ones that may precede the next element.
   *
   * @param guard the element whose presence the optional group of {@code elements} requires
   */
  private List<OpElement> scan(
      List<OpElement> elements, List<OpElement> before, @Nullable OpElement guard) {
    List<OpElement> open = before;
    for (OpElement element : elements) {
      if (element instanceof OptionalGroup group) {
        open = scanGroup(group, open);
        continue;
      }
      for (OpElement base : open) {
        checkPair(base, element);
      }
      Extent extent = Extent.of(element);
      if (element == guard || !extent.mayBeAbsent()) {
        open = List.of();
      }
      if (extent.openEnded()) {
        open = plus(open, element);
      }
    }
    return open;
  }

  private List<OpElement> scanGroup(OptionalGroup group, List<OpElement> before) {
    List<OpElement> open = new ArrayList<>(scan(group.then(), before, group.then().get(0)));
    open.addAll(scan(group.otherwise(), before, null));
    open.addAll(before);
    return open.stream().distinct().toList();
  }

  private void checkPair(OpElement base, OpElement element) {
    if (base instanceof AttributeVariable attribute
        && element instanceof Literal literal
        && literal.spelling().equals(":")) {
      mistakes.add(
          new FormatException(
              FormatProblem.FORMAT_AMBIGUOUS_COLON, element.offset(), attribute.member().name()));
    }
    if (base instanceof AttrDict && element instanceof RegionVariable region) {
      mistakes.add(
          new FormatException(
              FormatProblem.FORMAT_AMBIGUOUS_REGION, element.offset(), region.member().name()));
    }
  }

  /**
   * What of an element is printed.
   *
   * @param mayBeAbsent whether that may be nothing
   * @param openEnded whether a parser could take what follows for a part of it
   */
  private record Extent(boolean mayBeAbsent, boolean openEnded) {
    static final Extent FIXED = new Extent(false, false);

    static Extent of(OpElement element) {
      return element.accept(Extents.INSTANCE);
    }

    static Extent of(boolean mayBeAbsent) {
      return new Extent(mayBeAbsent, false);
    }
  }

  private static final class Extents implements OpVisitors.OfElements<Extent, RuntimeException> {
    static final Extents INSTANCE = new Extents();

    @Override
    public Extent literal(Literal element) {
      return Extent.FIXED;
    }

    @Override
    public Extent whitespace(FormatElement.Whitespace element) {
      return Extent.of(true);
    }

    /** An attribute of any kind may be printed with a colon and a type. */
    @Override
    public Extent attribute(AttributeVariable element) {
      AttributeSpec attribute = element.member();
      boolean anyKind =
          (attribute.constraint() == null || !attribute.constraint().buildable())
              && attribute.storage().kind() == AttributeStorage.Kind.CLASS
              && (element.qualified()
                  || attribute.storage().storageClass().equals(RuntimeNames.ATTRIBUTE));
      return new Extent(attribute.optional() || attribute.defaultValue() != null, anyKind);
    }

    @Override
    public Extent property(OpElement.PropertyVariable element) {
      return Extent.of(element.member().mayBeOmitted());
    }

    @Override
    public Extent operand(OpElement.OperandVariable element) {
      return Extent.of(element.member().arity().isVariableLength());
    }

    @Override
    public Extent result(OpElement.ResultVariable element) {
      return Extent.FIXED;
    }

    @Override
    public Extent region(RegionVariable element) {
      return Extent.of(element.member().variadic());
    }

    @Override
    public Extent successor(OpElement.SuccessorVariable element) {
      return Extent.of(element.member().variadic());
    }

    @Override
    public Extent attrDict(AttrDict element) {
      return new Extent(true, !element.withKeyword());
    }

    /** Its opening {@code <} follows a space, even if nothing else is printed. */
    @Override
    public Extent propDict(OpElement.PropDict element) {
      return Extent.of(true);
    }

    @Override
    public Extent operands(OpElement.Operands element) {
      return Extent.FIXED;
    }

    @Override
    public Extent results(OpElement.Results element) {
      return Extent.FIXED;
    }

    @Override
    public Extent regions(OpElement.Regions element) {
      return Extent.FIXED;
    }

    @Override
    public Extent successors(OpElement.Successors element) {
      return Extent.FIXED;
    }

    @Override
    public Extent typeOf(OpElement.TypeOf element) {
      return Extent.FIXED;
    }

    @Override
    public Extent functionalType(OpElement.FunctionalType element) {
      return Extent.FIXED;
    }

    @Override
    public Extent custom(OpElement.Custom element) {
      return Extent.FIXED;
    }

    @Override
    public Extent reference(OpElement.Reference element) {
      return Extent.FIXED;
    }

    @Override
    public Extent text(OpElement.Text element) {
      return Extent.FIXED;
    }

    @Override
    public Extent oiList(OpElement.OiList element) {
      return Extent.FIXED;
    }

    @Override
    public Extent group(OptionalGroup element) {
      return Extent.FIXED;
    }
  }

  private static List<OpElement> plus(List<OpElement> open, OpElement element) {
    List<OpElement> more = new ArrayList<>(open);
    more.add(element);
    return more;
  }
}
