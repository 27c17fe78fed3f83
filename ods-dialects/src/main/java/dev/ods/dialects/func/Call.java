// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import dev.ods.trait.MemRefsNormalizable;
import java.util.List;
import java.util.Optional;

/**
 * Call operation.
 *
 * <p>A direct call of a function in the same symbol scope.
 */
@Op(dialect = FuncDialect.class, name = "call")
@Trait(MemRefsNormalizable.class)
@AssemblyFormat("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
public interface Call extends OpView {
  /** The function. */
  @Attr
  @FlatSymbolRef
  String callee();

  /** The arguments. */
  @Operand
  ValueRange operands();

  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = "arg_attrs")
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = "res_attrs")
  Optional<List<DictionaryAttr>> resAttrs();

  /** Whether the call is never to be replaced by the function's body. */
  @Attr(name = "no_inline")
  @Unit
  boolean noInline();

  /** What the function returns. */
  @Result
  ValueRange results();
}
