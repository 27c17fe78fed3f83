// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Value;

/** Defines a symbol and, which is invalid, a result. */
@Op(dialect = TestDialect.class, name = "symbol_with_result")
public interface SymbolWithResult extends NamedSymbol {
  /** The value. */
  @Result
  Value result();
}
