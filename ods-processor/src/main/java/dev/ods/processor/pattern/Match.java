// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.OpSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an argument of an operation has to be. */
public sealed interface Match {
  /**
   * It is defined by such an operation.
   *
   * @param symbol the name of the operation, or null
   * @param arguments one for each of the operation
   */
  record Op(OpSpec op, @Nullable Symbol symbol, List<Match> arguments) implements Match {
    public Op {
      arguments = List.copyOf(arguments);
    }

    /** The number of operations. */
    int size() {
      int size = 1;
      for (Match argument : arguments) {
        size += argument instanceof Op nested ? nested.size() : 0;
      }
      return size;
    }
  }

  /** It may be anything. */
  record Any() implements Match {}

  /**
   * It is captured.
   *
   * @param repeated whether it has to be what the name stands for already
   */
  record Capture(Symbol symbol, boolean repeated) implements Match {}
}
