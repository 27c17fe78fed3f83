// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Op;
import dev.ods.annotation.SingleBlockImplicitTerminator;
import dev.ods.annotation.SizedRegion;
import dev.ods.annotation.Trait;
import dev.ods.ir.Region;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.SymbolTable;

/** Is a symbol table isolated from above. */
@Op(dialect = TestDialect.class, name = "symbol_scope_isolated")
@SingleBlockImplicitTerminator(Finish.class)
@Trait({IsolatedFromAbove.class, SymbolTable.class})
public interface SymbolScopeIsolated {
  /** The operations of the scope. */
  @SizedRegion(1)
  Region region();
}
