// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;

/** Defines a memory. */
@Op(dialect = WasmssaDialect.class, name = "memory")
@Order({"symName", "limits", "exported"})
@AssemblyFormat("(`exported` $exported^)? $sym_name $limits attr-dict")
public interface Mem extends ExportableOp {
  /** How large it is. */
  @Attr(LimitType.class)
  LimitType limits();
}
