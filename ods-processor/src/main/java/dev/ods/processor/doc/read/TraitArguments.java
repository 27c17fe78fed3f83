// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import static java.util.stream.Collectors.joining;

import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitPredicate;
import dev.ods.processor.model.TraitPredicate.Argument;
import dev.ods.processor.model.TraitSpec;
import java.util.List;

/** The arguments of a parameterised trait as they are shown. */
final class TraitArguments {
  private TraitArguments() {}

  /**
   * The members to which a trait of the library refers, all arguments of an author's in their
   * order.
   */
  static List<String> of(TraitSpec trait) {
    TraitPredicate predicate = trait.predicate();
    if (predicate == null || trait.trait().packageName().equals(RuntimeNames.ANNOTATION)) {
      return trait.members();
    }
    List<Argument> arguments =
        predicate.arguments().stream()
            .filter(argument -> !(argument instanceof TraitPredicate.TheOperation))
            .toList();
    return arguments.size() == 1 && arguments.get(0) instanceof TraitPredicate.OfMembers all
        ? all.elements().stream().map(TraitArguments::shown).toList()
        : arguments.stream().map(TraitArguments::shown).toList();
  }

  private static String shown(Argument argument) {
    if (argument instanceof TraitPredicate.OfMember one) {
      return one.member();
    } else if (argument instanceof TraitPredicate.OfValues values) {
      return values.member();
    } else if (argument instanceof TraitPredicate.TypeOfMember one) {
      return one.member();
    } else if (argument instanceof TraitPredicate.OfMembers several) {
      return several.elements().stream()
          .map(TraitArguments::shown)
          .collect(joining(", ", "[", "]"));
    } else if (argument instanceof TraitPredicate.Constraint constraint) {
      return Keys.shown(constraint.declared());
    }
    return Constants.shown(((TraitPredicate.Literal) argument).value());
  }
}
