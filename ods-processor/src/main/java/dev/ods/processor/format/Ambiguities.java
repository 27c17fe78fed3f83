// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.Extents.Absence;
import dev.ods.processor.format.Extents.Continuation;
import dev.ods.processor.format.Extents.Extent;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.format.OpElement.AttributeVariable;
import dev.ods.processor.format.OpElement.OiList;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.format.OpElement.RegionVariable;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds elements that a parser could mistake for the continuation of the preceding element: a colon
 * after an attribute whose text may end with a colon and a type, a region or another brace after an
 * attribute dictionary, as both begin with a brace, and a comma after a list with commas. What
 * mlir-tblgen accepts of it is a warning.
 *
 * <p>The scan tracks which open-ended elements may be the last ones printed, past elements that may
 * be absent.
 */
final class Ambiguities {
  private final OpSpec op;
  private final Mistakes mistakes;
  private final Extents extents;

  private Ambiguities(OpSpec op, List<@Nullable OpElement> format, Mistakes mistakes) {
    this.op = op;
    this.mistakes = mistakes;
    this.extents = new Extents(op, format);
  }

  /**
   * Checks a format.
   *
   * @param elements its elements, with null in the position of each that is at fault
   */
  static void check(OpSpec op, List<@Nullable OpElement> elements, Mistakes mistakes) {
    Ambiguities ambiguities = new Ambiguities(op, elements, mistakes);
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
   * @param overlooked whether mlir-tblgen does not look for what follows: it or a clause behind it
   *     is in an {@code oilist}, or what is behind it may be absent without its knowledge
   */
  private record Open(OpElement element, Continuation continuation, boolean overlooked) {
    Open pastOverlooked() {
      return new Open(element, continuation, true);
    }
  }

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
      Extent extent = element.accept(extents);
      open = after(element, extent, open, place);
    }
    return open;
  }

  private static List<Open> after(
      OpElement element, Extent extent, List<Open> before, Place place) {
    List<Open> open = new ArrayList<>();
    if (element != place.guard() && extent.absence() != Absence.NEVER) {
      for (Open base : before) {
        open.add(extent.absence() == Absence.OVERLOOKED ? base.pastOverlooked() : base);
      }
    }
    if (extent.continuation() != Continuation.NONE) {
      open.add(new Open(element, extent.continuation(), place.inList()));
    }
    return open;
  }

  private List<Open> scanGroup(OptionalGroup group, List<Open> before, Place place) {
    Place then = new Place(group.then().get(0), place.inList());
    List<Open> open = new ArrayList<>(scan(group.then(), before, then));
    open.addAll(scan(group.otherwise(), before, new Place(null, place.inList())));
    open.addAll(before);
    return withoutTwins(open);
  }

  /** The keyword of each clause ends what precedes it. */
  private List<Open> scanList(OiList list, List<Open> before) {
    List<Open> past = before.stream().map(Open::pastOverlooked).toList();
    List<Open> open = new ArrayList<>(past);
    for (OiList.Clause clause : list.clauses()) {
      past.forEach(base -> checkPair(base, clause.keyword()));
      open.addAll(scan(clause.elements(), List.of(), new Place(null, true)));
    }
    // Another clause may follow each.
    for (OiList.Clause clause : list.clauses()) {
      open.stream()
          .filter(base -> !past.contains(base))
          .forEach(base -> checkPair(base, clause.keyword()));
    }
    return withoutTwins(open);
  }

  /** Each element once, and as one of which mlir-tblgen knows if it does on one of the ways. */
  private static List<Open> withoutTwins(List<Open> open) {
    return open.stream()
        .filter(
            base ->
                !base.overlooked()
                    || !open.contains(new Open(base.element(), base.continuation(), false)))
        .distinct()
        .toList();
  }

  private void checkPair(Open open, OpElement element) {
    switch (open.continuation()) {
      case COLON -> checkColon((AttributeVariable) open.element(), open.overlooked(), element);
      case BRACE -> checkBrace(open.overlooked(), element);
      case COMMA -> checkComma(open.element(), element);
      case NONE -> throw new AssertionError("nothing continues it");
    }
  }

  private void checkColon(AttributeVariable attribute, boolean overlooked, OpElement element) {
    if (isLiteral(element, ":")) {
      String name = attribute.member().name();
      if (Extents.isReadAsAny(attribute) && !overlooked) {
        mistakes.add(
            new FormatException(FormatProblem.FORMAT_AMBIGUOUS_COLON, element.offset(), name));
      } else {
        mistakes.warn(FormatProblem.FORMAT_COLON_OF_ATTRIBUTE, element.offset(), name);
      }
    }
  }

  private void checkBrace(boolean overlooked, OpElement element) {
    if (element instanceof RegionVariable region && !overlooked) {
      mistakes.add(
          new FormatException(
              FormatProblem.FORMAT_AMBIGUOUS_REGION, element.offset(), region.member().name()));
    } else if (extents.mayPrintEmptyDict() && mayBeginWithBrace(element)) {
      boolean isCertain =
          !(element instanceof AttributeVariable attribute) || !isOfAnyClass(attribute);
      mistakes.warn(
          FormatProblem.FORMAT_BRACE,
          element.offset(),
          spelling(element) + (isCertain ? "" : ", which may be a dictionary,"));
    }
  }

  private static boolean isOfAnyClass(AttributeVariable attribute) {
    return attribute.member().constraint() == null
        && attribute.member().storage().declaredClass().equals(RuntimeNames.ATTRIBUTE);
  }

  private boolean mayBeginWithBrace(OpElement element) {
    return element instanceof RegionVariable
        || (element instanceof OpElement.Regions && !op.regions().isEmpty())
        || isLiteral(element, "{")
        || (element instanceof AttributeVariable attribute
            && (isOfAnyClass(attribute)
                || attribute
                    .member()
                    .storage()
                    .declaredClass()
                    .equals(RuntimeNames.DICTIONARY_ATTR)));
  }

  private void checkComma(OpElement list, OpElement element) {
    if (isLiteral(element, ",")) {
      mistakes.warn(FormatProblem.FORMAT_COMMA, element.offset(), spelling(list));
    }
  }

  private static boolean isLiteral(OpElement element, String spelling) {
    return element instanceof Literal literal && literal.spelling().equals(spelling);
  }

  /** How a format names an element. */
  private static String spelling(OpElement element) {
    if (element instanceof OpElement.Variable variable) {
      return "$" + variable.member().name();
    } else if (element instanceof OpElement.TypeOf type) {
      return "type(" + spelling(type.argument()) + ")";
    } else if (element instanceof Literal literal) {
      return "`" + literal.spelling() + "`";
    } else if (element instanceof OpElement.Operands) {
      return "operands";
    } else if (element instanceof OpElement.Results) {
      return "results";
    }
    return element instanceof OpElement.Regions ? "regions" : "successors";
  }
}
