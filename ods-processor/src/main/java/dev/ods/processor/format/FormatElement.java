// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

/**
 * An element of an assembly format. What a format may consist of depends on what it is the format
 * of, so each has a sealed hierarchy of its own, with visitors; the elements here are common to
 * all.
 */
public sealed interface FormatElement permits OpElement, DefElement {
  /** The offset of the element in the text of the format, in UTF-16 units. */
  int offset();

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
