// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import java.util.function.BiPredicate;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Finds what an op declares, or else inherits from the nearest of the interfaces it extends. */
final class Inheritance {
  private final TypeFacts facts;
  private final Problems problems;

  Inheritance(TypeFacts facts, Problems problems) {
    this.facts = facts;
    this.problems = problems;
  }

  /**
   * The op's own declaration, or the inherited one that refines all others.
   *
   * @param declared the declaration of one interface; null if it has none
   * @param same whether two declarations say the same, so that either may be taken
   * @param what the declarations, for the message if there are two that differ; these count as none
   */
  <T> @Nullable T nearest(
      TypeElement op,
      Function<TypeElement, @Nullable T> declared,
      BiPredicate<T, T> same,
      String what) {
    T own = declared.apply(op);
    if (own != null) {
      return own;
    }
    T inherited = null;
    TypeElement from = op;
    for (TypeElement type : MemberCollector.lineage(op)) {
      T found = declared.apply(type);
      if (found == null) {
        continue;
      }
      boolean refines = facts.types().isSubtype(type.asType(), from.asType());
      if (inherited != null && !refines && !same.test(inherited, found)) {
        problems.report(
            DeclarationProblem.INHERITED_AMBIGUOUS,
            Origin.of(op),
            op.getSimpleName(),
            from.getSimpleName(),
            type.getSimpleName(),
            what);
        return null;
      }
      inherited = found;
      from = type;
    }
    return inherited;
  }
}
