// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Region;
import dev.ods.trait.*;

/** Is a symbol table isolated from above. */
@Op(dialect = TestDialect.class, name = "symbol_scope_isolated")
@SingleBlockImplicitTerminator(Finish.class)
@Trait({IsolatedFromAbove.class, SymbolTable.class})
public interface SymbolScopeIsolated {
  /** The operations of the scope. */
  @SizedRegion(1)
  Region region();
}
