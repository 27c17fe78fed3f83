// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An element of an assembly format. What a format may consist of depends on what it is the format
 * of, so each has a sealed hierarchy of its own, with visitors; the elements here are common to
 * all.
 */
public sealed interface FormatElement permits OpElement, DefElement, FormatElement.Group {
  /** The offset of the element in the text of the format, in UTF-16 units. */
  int offset();

  /** The elements that it consists of, in the order of the text; none if it has no inside. */
  default Stream<FormatElement> parts() {
    return Stream.empty();
  }

  /**
   * Elements and all that is in them, however deep, each before its parts: what is in groups, lists
   * and directives of parameters is no less a part of the format than what is outside of them.
   *
   * @param elements with null for each that is at fault
   */
  static Stream<FormatElement> walk(Collection<? extends @Nullable FormatElement> elements) {
    return elements.stream().flatMap(Stream::ofNullable).flatMap(FormatElement::walk);
  }

  private static Stream<FormatElement> walk(FormatElement element) {
    return Stream.concat(Stream.of(element), element.parts().flatMap(FormatElement::walk));
  }

  /**
   * {@code (then):(otherwise)?}.
   *
   * @param <E> the elements of such a format
   */
  sealed interface Group<E extends FormatElement> extends FormatElement
      permits OpElement.OptionalGroup, DefElement.Group {
    /** The elements of the first branch; never empty. */
    List<E> then();

    /** The elements of the second branch; empty if there is none. */
    List<E> otherwise();

    /** The element marked by a caret: its branch is printed if it is present. */
    E anchor();

    @Override
    default Stream<FormatElement> parts() {
      return Stream.concat(then().stream(), otherwise().stream());
    }
  }

  /** {@code `text`}. */
  record Literal(int offset, String spelling) implements OpElement.Guard {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.literal(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfGuards<R, X> visitor) throws X {
      return visitor.literal(this);
    }
  }

  /** {@code ``}: no space; {@code ` `}: one space; or {@code `\n`}: a new line. */
  record Whitespace(int offset, Kind kind) implements OpElement {
    /** What is printed. */
    public enum Kind {
      NONE,
      SPACE,
      NEWLINE
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.whitespace(this);
    }
  }
}
