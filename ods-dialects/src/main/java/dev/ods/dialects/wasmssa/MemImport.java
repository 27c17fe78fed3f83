// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;

/** Declares a memory of another module. */
@Op(dialect = WasmssaDialect.class, name = "import_mem")
@Order({"symName", "moduleName", "importName", "limits"})
public interface MemImport extends PlainImportOp {
  /** How large it is. */
  @Attr(LimitType.class)
  LimitType limits();
}
