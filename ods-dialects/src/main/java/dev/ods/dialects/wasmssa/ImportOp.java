// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;

/** Declares what another module defines (MLIR: ImportOpInterface). */
@Order({"moduleName", "importName"})
interface ImportOp extends SymbolOp {
  /** The name of the other module. */
  @Attr(name = "moduleName")
  String moduleName();

  /** The name that the other module gives it. */
  @Attr(name = "importName")
  String importName();

  /** The names of the module and of what it defines. */
  default String qualifiedImportName() {
    return moduleName() + "::" + importName();
  }
}
