// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.model.OpSpec;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Warns of optional groups that begin with a literal with which what follows them may begin, too:
 * as in MLIR, where the group is left out, its parser takes what follows.
 */
final class AmbiguousGroups extends FormatScan<AmbiguousGroups.Start> {
  private final Predicate<FormatElement> mayBeEmpty;
  private final Mistakes mistakes;

  /** The anchors, which are there where their branches are. */
  private final Set<FormatElement> anchors = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<Start> reported = Collections.newSetFromMap(new IdentityHashMap<>());

  private AmbiguousGroups(Predicate<FormatElement> mayBeEmpty, Mistakes mistakes) {
    this.mayBeEmpty = mayBeEmpty;
    this.mistakes = mistakes;
  }

  /** Checks the format of an op; an element at fault is null. */
  static void check(OpSpec op, List<@Nullable OpElement> elements, Mistakes mistakes) {
    Extents extents = new Extents(op, elements);
    check(elements, element -> extents.mayBeEmpty((OpElement) element), mistakes);
  }

  /** Checks the format of a type or an attribute. */
  static void check(List<DefElement> elements, Mistakes mistakes) {
    check(
        elements,
        element -> isBlank(element) || OpenLists.mayBeAbsent((DefElement) element),
        mistakes);
  }

  private static void check(
      List<? extends @Nullable FormatElement> elements,
      Predicate<FormatElement> mayBeEmpty,
      Mistakes mistakes) {
    AmbiguousGroups groups = new AmbiguousGroups(mayBeEmpty, mistakes);
    FormatElement.walk(elements)
        .filter(FormatElement.Group.class::isInstance)
        .forEach(group -> groups.anchors.add(((FormatElement.Group<?>) group).anchor()));
    groups.passAll(elements, Set.of());
  }

  /** The literal that begins a group, which is looked for where the group is left out. */
  record Start(int offset, String spelling) {}

  @Override
  Set<Start> pass(FormatElement element, Set<Start> before) {
    List<String> spellings = starts(element).toList();
    for (Start start : before) {
      if (spellings.contains(start.spelling()) && reported.add(start)) {
        mistakes.warn(FormatProblem.FORMAT_GROUP_FOLLOWED, start.offset(), start.spelling());
      }
    }
    return mayBeEmpty.test(element) && !anchors.contains(element) ? before : Set.of();
  }

  @Override
  Set<Start> passGroup(FormatElement.Group<?> group, Set<Start> before) {
    Start start = start(group);
    Set<Start> leftOut = start == null ? before : either(before, Set.of(start));
    return either(passAll(group.then(), before), passAll(group.otherwise(), leftOut));
  }

  private static @Nullable Start start(FormatElement.Group<?> group) {
    for (FormatElement element : group.then()) {
      String spelling = spelling(element);
      if (spelling != null) {
        return new Start(element.offset(), spelling);
      } else if (!isBlank(element)) {
        return null;
      }
    }
    return null;
  }

  private static @Nullable String spelling(FormatElement element) {
    if (element instanceof DefElement.Text text) {
      return text.spelling();
    }
    return element instanceof Literal literal ? literal.spelling() : null;
  }

  private static boolean isBlank(FormatElement element) {
    return element instanceof FormatElement.Whitespace || element instanceof DefElement.Blank;
  }

  /** What an element may begin with, as far as it is known. */
  private static Stream<String> starts(FormatElement element) {
    if (element instanceof OpElement.AttrDict dict) {
      return Stream.of(dict.withKeyword() ? "attributes" : "{");
    } else if (element instanceof OpElement.PropDict) {
      return Stream.of("<");
    } else if (element instanceof OpElement.FunctionalType) {
      return Stream.of("(");
    } else if (element instanceof OpVariable.Region || element instanceof OpElement.Regions) {
      return Stream.of("{");
    } else if (element instanceof DefElement.Struct struct) {
      return firstFields(struct).map(field -> field.parameter().name());
    }
    return Stream.ofNullable(spelling(element));
  }

  /** The fields of which all before may be absent. */
  private static Stream<DefElement.Field> firstFields(DefElement.Struct struct) {
    int required = 0;
    while (required < struct.fields().size()
        && OpenLists.mayBeAbsent(struct.fields().get(required))) {
      required++;
    }
    return struct.fields().stream().limit(required + 1L);
  }
}
