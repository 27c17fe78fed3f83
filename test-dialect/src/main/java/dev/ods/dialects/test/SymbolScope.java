// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Region;
import dev.ods.trait.SymbolTable;

/** Is a symbol table. */
@Op(dialect = TestDialect.class, name = "symbol_scope")
@SingleBlockImplicitTerminator(Finish.class)
@Trait(SymbolTable.class)
public interface SymbolScope {
  /** The operations of the scope. */
  @SizedRegion(1)
  Region region();
}
