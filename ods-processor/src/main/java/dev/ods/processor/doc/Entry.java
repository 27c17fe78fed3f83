// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import java.util.List;
import java.util.Set;

/**
 * What is documented under a heading of its own: an operation, a type, an enum, a constraint.
 *
 * @param name the heading
 * @param isCode whether the name is code in the language, such as {@code arith.addf}
 * @param className the name of the class generated for it, if the heading names something else, or
 *     empty
 * @param keys what references to it say: the names of its classes, and its name in the language
 * @param syntax its grammar, in lines, or empty
 * @param facts labelled lists, such as its traits
 */
public record Entry(
    String name,
    boolean isCode,
    String className,
    Set<String> keys,
    Prose prose,
    String syntax,
    List<Fact> facts,
    List<Table> tables) {
  public Entry {
    keys = Set.copyOf(keys);
    facts = List.copyOf(facts);
    tables = List.copyOf(tables);
  }

  /** A labelled list: {@code Traits: `Pure`, `Terminator`}. */
  public record Fact(String label, List<List<Inline>> values) {
    public Fact {
      values = values.stream().map(List::copyOf).toList();
    }
  }

  /** The label of a reference to it. */
  List<Inline> label(Inline.Reference reference) {
    return reference.byName() ? Inline.code(name) : reference.label();
  }

  /** The heading without markup. */
  String heading() {
    return className.isEmpty() ? name : name + " (" + className + ")";
  }
}
