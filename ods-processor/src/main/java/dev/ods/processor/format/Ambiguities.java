// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.format.OpElement.AttrDict;
import dev.ods.processor.format.OpElement.AttributeVariable;
import dev.ods.processor.format.OpElement.OiList;
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
 * dictionary, as both begin with a brace. What mlir-tblgen accepts of it is a warning.
 *
 * <p>The scan tracks which open-ended elements may be the last ones printed, past elements that may
 * be absent.
 */
final class Ambiguities {
  private final List<@Nullable OpElement> format;
  private final Mistakes mistakes;

  private Ambiguities(List<@Nullable OpElement> format, Mistakes mistakes) {
    this.format = format;
    this.mistakes = mistakes;
  }

  /**
   * Checks a format.
   *
   * @param elements its elements, with null in the position of each that is at fault
   */
  static void check(List<@Nullable OpElement> elements, Mistakes mistakes) {
    Ambiguities ambiguities = new Ambiguities(elements, mistakes);
    List<OpElement> adjacent = new ArrayList<>();
    for (OpElement element : elements) {
      if (element == null) {
        ambiguities.scan(adjacent, List.of(), Place.FORMAT);
        adjacent.clear();
      } else {
        adjacent.add(element);
      }
    }
    ambiguities.scan(adjacent, List.of(), Place.FORMAT);
  }

  /**
   * An open-ended element.
   *
   * @param inList whether it or a clause behind it is in an {@code oilist}, into which mlir-tblgen
   *     does not look
   */
  private record Open(OpElement element, boolean inList) {}

  /**
   * Where elements are.
   *
   * @param guard the element whose presence their optional group requires
   * @param inList whether they are a clause of an {@code oilist}
   */
  private record Place(@Nullable OpElement guard, boolean inList) {
    static final Place FORMAT = new Place(null, false);
  }

  /** Scans {@code elements} and returns the open-ended ones that may precede the next element. */
  private List<Open> scan(List<OpElement> elements, List<Open> before, Place place) {
    List<Open> open = before;
    for (OpElement element : elements) {
      if (element instanceof OptionalGroup group) {
        open = scanGroup(group, open, place);
        continue;
      } else if (element instanceof OiList list) {
        open = scanList(list, open);
        continue;
      }
      for (Open base : open) {
        checkPair(base, element);
      }
      Extent extent = element.accept(new Extents());
      if (element == place.guard() || !extent.mayBeAbsent()) {
        open = List.of();
      }
      if (extent.openEnded()) {
        open = plus(open, new Open(element, place.inList()));
      }
    }
    return open;
  }

  private List<Open> scanGroup(OptionalGroup group, List<Open> before, Place place) {
    Place then = new Place(group.then().get(0), place.inList());
    List<Open> open = new ArrayList<>(scan(group.then(), before, then));
    open.addAll(scan(group.otherwise(), before, new Place(null, place.inList())));
    open.addAll(before);
    return open.stream().distinct().toList();
  }

  /** The keyword of each clause ends what precedes it. */
  private List<Open> scanList(OiList list, List<Open> before) {
    List<Open> open = new ArrayList<>();
    for (Open base : before) {
      if (base.element() instanceof AttributeVariable) {
        open.add(new Open(base.element(), true));
      }
    }
    for (OiList.Clause clause : list.clauses()) {
      open.addAll(scan(clause.elements(), List.of(), new Place(null, true)));
    }
    return open;
  }

  private void checkPair(Open open, OpElement element) {
    OpElement base = open.element();
    if (base instanceof AttributeVariable attribute
        && element instanceof Literal literal
        && literal.spelling().equals(":")) {
      String name = attribute.member().name();
      if (isReadAsAny(attribute) && !open.inList()) {
        mistakes.add(
            new FormatException(FormatProblem.FORMAT_AMBIGUOUS_COLON, element.offset(), name));
      } else {
        mistakes.warn(FormatProblem.FORMAT_COLON_OF_ATTRIBUTE, element.offset(), name);
      }
    }
    if (base instanceof AttrDict && element instanceof RegionVariable region) {
      mistakes.add(
          new FormatException(
              FormatProblem.FORMAT_AMBIGUOUS_REGION, element.offset(), region.member().name()));
    }
  }

  /** Whether mlir-tblgen knows that an attribute of any kind is read, with a colon and a type. */
  private static boolean isReadAsAny(AttributeVariable variable) {
    AttributeStorage storage = variable.member().storage();
    return !variable.member().hasBuildableType()
        && (variable.qualified()
            || (storage.kind() == AttributeStorage.Kind.CLASS
                && storage.storageClass().equals(RuntimeNames.ATTRIBUTE)));
  }

  /**
   * Whether an attribute is printed with its dialect and its mnemonic, but without a type: the
   * parser of such attributes looks for a colon before it knows their class.
   */
  private boolean isSpelledOut(AttributeVariable variable) {
    AttributeSpec attribute = variable.member();
    AttributeStorage storage = attribute.storage();
    return isDeclared(storage)
        && !RuntimeNames.isBuiltin(storage.declaredClass())
        && !storage.typed()
        && (isBuildable(attribute)
            || !variable.isStripped(OpFormat.isReadOptionally(format, attribute)));
  }

  private static boolean isBuildable(AttributeSpec attribute) {
    return attribute.constraint() != null && attribute.constraint().buildable();
  }

  /** Whether an attribute is of a class or an interface that its text depends on. */
  private static boolean isDeclared(AttributeStorage storage) {
    return switch (storage.kind()) {
      case CLASS, INTERFACE -> true;
      case ENUM -> !storage.isSymbol();
      default -> false;
    };
  }

  /**
   * What of an element is printed.
   *
   * @param mayBeAbsent whether that may be nothing
   * @param openEnded whether a parser could take what follows for a part of it
   */
  private record Extent(boolean mayBeAbsent, boolean openEnded) {
    static final Extent FIXED = new Extent(false, false);

    static Extent of(boolean mayBeAbsent) {
      return new Extent(mayBeAbsent, false);
    }
  }

  private final class Extents implements OpVisitors.OfElements<Extent, RuntimeException> {
    @Override
    public Extent literal(Literal element) {
      return Extent.FIXED;
    }

    @Override
    public Extent whitespace(FormatElement.Whitespace element) {
      return Extent.of(true);
    }

    @Override
    public Extent attribute(AttributeVariable element) {
      AttributeSpec attribute = element.member();
      return new Extent(attribute.isRemovable(), isReadAsAny(element) || isSpelledOut(element));
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
    public Extent oiList(OiList element) {
      return Extent.FIXED;
    }

    @Override
    public Extent group(OptionalGroup element) {
      return Extent.FIXED;
    }
  }

  private static List<Open> plus(List<Open> open, Open element) {
    List<Open> more = new ArrayList<>(open);
    more.add(element);
    return more;
  }
}
