// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the names and directives of a format stand for, which depends on what it is the format of.
 * {@link FormatParser} knows the grammar; it calls a vocabulary once for each element, in the order
 * of the text.
 *
 * <p>A method that throws has found a mistake in the element; the parser reports it, drops the
 * element, and continues after it.
 *
 * @param <E> the elements of the format
 */
interface FormatVocabulary<E extends FormatElement> {
  /** A valid literal, at the top level. */
  E literal(FormatElement.Literal literal);

  /** A literal for whitespace, at the top level. */
  E whitespace(FormatElement.Whitespace whitespace);

  /** A string, among the arguments of {@code custom}. */
  E string(int offset, String text);

  /** {@code $name}. */
  E variable(int offset, String name, Position position) throws FormatException;

  /**
   * A directive, whose name has been read.
   *
   * @param parser reads the arguments of the directive
   * @return null if an argument is at fault, which has been reported
   */
  @Nullable E directive(FormatToken name, Position position, FormatParser<E> parser)
      throws FormatException;

  /** Checks that an element may be in an optional group and, if it is the anchor, be one. */
  void checkInGroup(E element, boolean isAnchor) throws FormatException;

  /** An optional group whose elements have been checked. */
  E group(GroupParts<E> parts) throws FormatException;

  /** The names to which variables may refer, each with the word for what it names. */
  Map<String, String> names();

  /** The names of directives. */
  Collection<String> directives();
}
