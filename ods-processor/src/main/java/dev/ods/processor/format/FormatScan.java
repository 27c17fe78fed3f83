// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.format.OpElement.OiList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Passes the elements of a format in the order in which they are printed, with what an element has
 * left open for those behind it. Where printing may go on in several ways, as an optional group may
 * be absent and the clauses of {@code oilist} are in any order, it goes all of them.
 *
 * @param <T> what may be open
 */
abstract class FormatScan<T> {
  /**
   * Passes an element that is no group and no list; also the keyword of a clause, once after what
   * is before the list and once after the other clauses.
   *
   * @param before what may be open in front of the element
   * @return what may be open behind it
   */
  abstract Set<T> pass(FormatElement element, Set<T> before);

  /**
   * Passes elements one after the other.
   *
   * @param elements with null in the position of each that is at fault, behind which nothing is
   *     open
   */
  final Set<T> passAll(List<? extends @Nullable FormatElement> elements, Set<T> before) {
    Set<T> open = before;
    for (FormatElement element : elements) {
      if (element == null) {
        open = Set.of();
      } else if (element instanceof FormatElement.Group<?> group) {
        open = passGroup(group, open);
      } else if (element instanceof OiList list) {
        open = passList(list, open);
      } else {
        open = pass(element, open);
      }
    }
    return open;
  }

  /** Passes either branch of a group, of which the second one is empty if there is none. */
  Set<T> passGroup(FormatElement.Group<?> group, Set<T> before) {
    return either(passAll(group.then(), before), passAll(group.otherwise(), before));
  }

  /** Passes any clauses of a list, each of which is printed once at most. */
  Set<T> passList(OiList list, Set<T> before) {
    List<Set<T>> ends = new ArrayList<>();
    for (OiList.Clause clause : list.clauses()) {
      ends.add(passAll(clause.elements(), pass(clause.keyword(), before)));
    }
    Set<T> behind = before;
    for (int i = 0; i < ends.size(); i++) {
      Set<T> others = Set.of();
      for (int j = 0; j < ends.size(); j++) {
        others = i == j ? others : either(others, ends.get(j));
      }
      pass(list.clauses().get(i).keyword(), others);
      behind = either(behind, ends.get(i));
    }
    return behind;
  }

  /** What is open if the one or the other is. */
  static <T> Set<T> either(Set<T> one, Set<T> other) {
    Set<T> both = new LinkedHashSet<>(one);
    both.addAll(other);
    return both;
  }
}
