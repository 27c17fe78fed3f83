// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.builtin.FunctionType;
import dev.ods.ir.DictionaryAttr;
import java.util.List;
import java.util.Optional;

/** Declares a function of another module. */
@Op(dialect = WasmssaDialect.class, name = "import_func")
@Order({"symName", "moduleName", "importName", "type", "argAttrs", "resAttrs"})
public interface FuncImport extends PlainImportOp {
  /** The types of arguments and results. */
  @Attr
  FunctionType type();

  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = "arg_attrs")
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = "res_attrs")
  Optional<List<DictionaryAttr>> resAttrs();
}
