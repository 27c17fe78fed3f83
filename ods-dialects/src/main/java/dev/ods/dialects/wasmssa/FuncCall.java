// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;

/** Calls a function. */
@Op(dialect = WasmssaDialect.class, name = "call")
@AssemblyFormat("$callee (`(` $operands^ `)`)? attr-dict `:` functional-type($operands, $results)")
public interface FuncCall extends OpView {
  /** The function. */
  @Attr
  @FlatSymbolRef
  String callee();

  /** The arguments. */
  @Operand(AnyValue.class)
  ValueRange operands();

  /** What the function returns. */
  @Result(AnyValue.class)
  ValueRange results();
}
