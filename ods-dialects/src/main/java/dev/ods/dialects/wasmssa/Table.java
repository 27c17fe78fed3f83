// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;

/** Defines a table of references. */
@Op(dialect = WasmssaDialect.class, name = "table")
@Order({"symName", "type", "exported"})
@AssemblyFormat("(`exported` $exported^)? $sym_name $type attr-dict")
public interface Table extends ExportableOp {
  /** Its type. */
  @Attr(TableType.class)
  TableType type();
}
