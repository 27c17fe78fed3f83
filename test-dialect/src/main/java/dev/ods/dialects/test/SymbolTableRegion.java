// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Region;
import dev.ods.trait.SymbolTable;

/** Is a symbol table whose block may end with any terminator. */
@Op(dialect = TestDialect.class, name = "symbol_table_region")
@Trait(SymbolTable.class)
public interface SymbolTableRegion {
  /** The operations of the scope. */
  @SizedRegion(1)
  Region region();
}
