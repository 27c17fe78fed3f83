// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;

/** Declares a table of another module. */
@Op(dialect = WasmssaDialect.class, name = "import_table")
@Order({"symName", "moduleName", "importName", "type"})
public interface TableImport extends PlainImportOp {
  /** Its type. */
  @Attr(TableType.class)
  TableType type();
}
