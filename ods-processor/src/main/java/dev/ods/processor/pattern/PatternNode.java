// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a pattern as it is written; nothing in it has been looked up. */
sealed interface PatternNode {
  /** Its offset in the text. */
  int offset();

  /**
   * {@code $x}, with a selected result if there is one.
   *
   * @param index that of {@code $x#0}, or -1
   * @param member the name in {@code $x.sum}, or null
   */
  record Variable(int offset, String name, int index, @Nullable String member)
      implements PatternNode {
    /** Whether it stands for anything. */
    boolean isIgnored() {
      return name.equals("_");
    }

    /** Whether it is one of several results. */
    boolean selects() {
      return index >= 0 || member != null;
    }

    /** As it is written. */
    String spelling() {
      return "$" + name + (index >= 0 ? "#" + index : "") + (member == null ? "" : "." + member);
    }
  }

  /**
   * {@code (tf.Add:$sum $x, $y)}, or a directive such as {@code (either $x, $y)}.
   *
   * @param symbol the name that it binds, or null
   */
  record Tree(
      int offset,
      String head,
      int headOffset,
      @Nullable Variable symbol,
      List<PatternNode> arguments)
      implements PatternNode {
    public Tree {
      arguments = List.copyOf(arguments);
    }

    /** Whether it is a directive, which no name of an operation resembles. */
    boolean is(String directive) {
      return head.equals(directive);
    }
  }

  /**
   * {@code compose:$p($x, $y)}, which calls a method.
   *
   * @param symbol the name that it binds, or null
   */
  record Call(int offset, String name, @Nullable Variable symbol, List<PatternNode> arguments)
      implements PatternNode {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * A number, a string or a word.
   *
   * @param type that of {@code 5 : i8}, or null
   */
  record Literal(int offset, PatternToken token, @Nullable PatternToken type)
      implements PatternNode {
    /** The word {@code null}, for what is absent. */
    boolean isNull() {
      return token.is(PatternToken.Kind.WORD) && token.text().equals("null");
    }

    /** As it is written. */
    String spelling() {
      return token.text() + (type == null ? "" : " : " + type.text());
    }
  }

  /** {@code [1, 2]}. */
  record Elements(int offset, List<Literal> elements) implements PatternNode {
    public Elements {
      elements = List.copyOf(elements);
    }
  }
}
