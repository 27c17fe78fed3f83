// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.Extents.Absence;
import dev.ods.processor.format.Extents.Continuation;
import dev.ods.processor.format.Extents.Extent;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.format.OpElement.OiList;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds elements that a parser could mistake for the continuation of the preceding element: a colon
 * after an attribute whose text may end with a colon and a type, a region or another brace after an
 * attribute dictionary, as both begin with a brace, and a comma after a list with commas. What
 * mlir-tblgen accepts of it is a warning.
 */
final class Ambiguities extends FormatScan<Ambiguities.Open> {
  private final OpSpec op;
  private final Mistakes mistakes;
  private final Extents extents;

  /** The first elements of groups, which are there if the groups are. */
  private final Set<FormatElement> guards = Collections.newSetFromMap(new IdentityHashMap<>());

  /** What is in a clause of an {@code oilist}. */
  private final Set<FormatElement> inClauses;

  private Ambiguities(OpSpec op, List<@Nullable OpElement> format, Mistakes mistakes) {
    this.op = op;
    this.mistakes = mistakes;
    this.extents = new Extents(op, format);
    this.inClauses = OiListRules.contents(format);
    FormatElement.walk(format)
        .filter(OptionalGroup.class::isInstance)
        .forEach(group -> guards.add(((OptionalGroup) group).then().get(0)));
  }

  /**
   * Checks a format.
   *
   * @param elements its elements, with null in the position of each that is at fault
   */
  static void check(OpSpec op, List<@Nullable OpElement> elements, Mistakes mistakes) {
    new Ambiguities(op, elements, mistakes).passAll(elements, Set.of());
  }

  /**
   * An open-ended element.
   *
   * @param overlooked whether mlir-tblgen does not look for what follows: it or a clause behind it
   *     is in an {@code oilist}, or what is behind it may be absent without its knowledge
   */
  record Open(OpElement element, Continuation continuation, boolean overlooked) {
    Open pastOverlooked() {
      return new Open(element, continuation, true);
    }
  }

  @Override
  Set<Open> pass(FormatElement passed, Set<Open> before) {
    OpElement element = (OpElement) passed;
    withoutTwins(before).forEach(base -> checkPair(base, element));
    Extent extent = element.accept(extents);
    Set<Open> open = Set.of();
    if (!guards.contains(element) && extent.absence() != Absence.NEVER) {
      open = extent.absence() == Absence.OVERLOOKED ? pastOverlooked(before) : before;
    }
    return extent.continuation() == Continuation.NONE
        ? open
        : either(
            open, Set.of(new Open(element, extent.continuation(), inClauses.contains(element))));
  }

  /** As mlir-tblgen does, looks behind a group even if it has a second branch. */
  @Override
  Set<Open> passGroup(FormatElement.Group<?> group, Set<Open> before) {
    return either(super.passGroup(group, before), before);
  }

  @Override
  Set<Open> passList(OiList list, Set<Open> before) {
    return super.passList(list, pastOverlooked(before));
  }

  private static Set<Open> pastOverlooked(Set<Open> open) {
    return open.stream()
        .map(Open::pastOverlooked)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Each element once, and as one of which mlir-tblgen knows if it does on one of the ways. */
  private static List<Open> withoutTwins(Set<Open> open) {
    return open.stream()
        .filter(
            base ->
                !base.overlooked()
                    || !open.contains(new Open(base.element(), base.continuation(), false)))
        .toList();
  }

  private void checkPair(Open open, OpElement element) {
    switch (open.continuation()) {
      case COLON -> checkColon((OpVariable.Attribute) open.element(), open.overlooked(), element);
      case BRACE -> checkBrace(open.overlooked(), element);
      case COMMA -> checkComma(open.element(), element);
      case NONE -> throw new AssertionError("nothing continues it");
    }
  }

  private void checkColon(OpVariable.Attribute attribute, boolean overlooked, OpElement element) {
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
    if (element instanceof OpVariable.Region region && !overlooked) {
      mistakes.add(
          new FormatException(
              FormatProblem.FORMAT_AMBIGUOUS_REGION, element.offset(), region.member().name()));
    } else if (extents.mayPrintEmptyDict() && mayBeginWithBrace(element)) {
      boolean isCertain =
          !(element instanceof OpVariable.Attribute attribute) || !isOfAnyClass(attribute);
      mistakes.warn(
          FormatProblem.FORMAT_BRACE,
          element.offset(),
          spelling(element) + (isCertain ? "" : ", which may be a dictionary,"));
    }
  }

  private static boolean isOfAnyClass(OpVariable.Attribute attribute) {
    return attribute.member().constraint() == null
        && attribute.member().storage().declaredClass().equals(RuntimeNames.ATTRIBUTE);
  }

  private boolean mayBeginWithBrace(OpElement element) {
    return element instanceof OpVariable.Region
        || (element instanceof OpElement.Regions && !op.regions().isEmpty())
        || isLiteral(element, "{")
        || (element instanceof OpVariable.Attribute attribute
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
    if (element instanceof OpVariable variable) {
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
