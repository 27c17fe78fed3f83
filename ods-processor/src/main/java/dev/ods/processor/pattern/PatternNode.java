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

    /** As it is written. */
    String spelling() {
      return "$" + name + (index >= 0 ? "#" + index : "") + (member == null ? "" : "." + member);
    }
  }

  /**
   * {@code (tf.Add:$sum $x, $y)}.
   *
   * @param symbol the name that it binds, or null
   * @param symbolOffset where that is
   */
  record Tree(
      int offset,
      String head,
      int headOffset,
      @Nullable String symbol,
      int symbolOffset,
      List<PatternNode> arguments)
      implements PatternNode {
    public Tree {
      arguments = List.copyOf(arguments);
    }
  }

  /** A number, a string or a word. */
  record Literal(int offset, PatternToken token) implements PatternNode {}
}
