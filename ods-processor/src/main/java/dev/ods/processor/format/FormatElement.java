// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;

/** An element of an assembly format. */
public sealed interface FormatElement {
  /** Where the element begins in the text of the format, in UTF-16 units. */
  int offset();

  /** {@code `text`}. */
  record Literal(int offset, String spelling) implements FormatElement {}

  /** An empty literal: no space here; or {@code ` `}: one space; or {@code `\n`}: a new line. */
  record Whitespace(int offset, Kind kind) implements FormatElement {
    /** What is printed. */
    public enum Kind {
      NONE,
      SPACE,
      NEWLINE
    }
  }

  /** {@code $name}. */
  sealed interface Variable extends FormatElement {
    /** The member to which the name refers. */
    Member member();
  }

  /** {@code $name} of an attribute. */
  record AttributeVariable(int offset, AttributeSpec member) implements Variable {}

  /** {@code $name} of an operand. */
  record OperandVariable(int offset, OperandSpec member) implements Variable {}

  /** {@code $name} of a result, inside of a type directive. */
  record ResultVariable(int offset, ResultSpec member) implements Variable {}

  /** {@code $name} of a region. */
  record RegionVariable(int offset, RegionSpec member) implements Variable {}

  /** {@code $name} of a successor. */
  record SuccessorVariable(int offset, SuccessorSpec member) implements Variable {}

  /** {@code attr-dict} or {@code attr-dict-with-keyword}. */
  record AttrDict(int offset, boolean withKeyword) implements FormatElement {}

  /** {@code operands}: all operands. */
  record Operands(int offset) implements FormatElement {}

  /** {@code results}: all results, inside of a type directive. */
  record Results(int offset) implements FormatElement {}

  /** {@code regions}: all regions. */
  record Regions(int offset) implements FormatElement {}

  /** {@code successors}: all successors. */
  record Successors(int offset) implements FormatElement {}

  /**
   * {@code type(argument)}.
   *
   * @param argument an operand or result variable, {@code operands} or {@code results}
   */
  record TypeOf(int offset, FormatElement argument) implements FormatElement {}

  /** {@code functional-type(inputs, results)}; arguments as of {@link TypeOf}. */
  record FunctionalType(int offset, FormatElement inputs, FormatElement results)
      implements FormatElement {}

  /**
   * {@code (then):(otherwise)?}.
   *
   * @param then never empty
   * @param otherwise empty if there is no else group
   * @param anchor the element marked by a caret
   * @param inverted whether the anchor is in {@code otherwise}
   */
  record OptionalGroup(
      int offset,
      List<FormatElement> then,
      List<FormatElement> otherwise,
      FormatElement anchor,
      boolean inverted)
      implements FormatElement {
    public OptionalGroup {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }

    /** The first parsable element: its presence determines whether the group is parsed. */
    public FormatElement guard() {
      for (FormatElement element : then) {
        if (!(element instanceof Whitespace)) {
          return element;
        }
      }
      throw new IllegalStateException("an optional group without parsable element");
    }

    /**
     * Whether an element is a unit attribute that anchors the group without being printed: the
     * presence of the group implies its presence.
     */
    public boolean elides(FormatElement element) {
      return element == anchor
          && element instanceof AttributeVariable attribute
          && attribute.member().storage().kind() == AttributeStorage.Kind.UNIT
          && element != guard()
          && (otherwise.isEmpty() || element != otherwise.get(0));
    }
  }
}
