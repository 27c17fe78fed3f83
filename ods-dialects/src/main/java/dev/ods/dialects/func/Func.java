// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.*;
import dev.ods.control.FunctionOpInterface;
import dev.ods.dialects.function.NamedFunction;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.*;

/**
 * A function: a name, a signature, and a body of blocks whose operations run in order.
 *
 * <p>The body cannot use outer values. A function without a body is a declaration.
 */
@Op(dialect = FuncDialect.class, name = "func")
@Trait({
  AffineScope.class,
  AutomaticAllocationScope.class,
  FunctionOpInterface.class,
  IsolatedFromAbove.class
})
@Order({"symName", "functionType", "symVisibility", "argAttrs", "resAttrs", "noInline", "body"})
public interface Func extends NamedFunction, OpAsmOpInterface {
  /** Whether calls must not be inlined. */
  @Attr(name = "no_inline")
  @Unit
  boolean noInline();

  /** Operations in the body are printed without the prefix {@code func.}. */
  @Override
  default String defaultDialect() {
    return "func";
  }
}
