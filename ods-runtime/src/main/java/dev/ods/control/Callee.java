// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Value;
import java.util.Objects;

/** What a call calls: a symbol, or a value (MLIR's {@code CallInterfaceCallable}). */
public sealed interface Callee {
  /**
   * A symbol.
   *
   * @param reference a reference to it
   */
  record OfSymbol(SymbolRefAttr reference) implements Callee {
    /** Refuses null. */
    public OfSymbol {
      Objects.requireNonNull(reference, "reference");
    }
  }

  /**
   * A value, such as a result of an operation that holds the called region.
   *
   * @param value the value
   */
  record OfValue(Value value) implements Callee {
    /** Refuses null. */
    public OfValue {
      Objects.requireNonNull(value, "value");
    }
  }
}
