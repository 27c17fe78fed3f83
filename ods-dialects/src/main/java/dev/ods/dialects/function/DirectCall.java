// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.annotation.Attr;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Order;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.control.CallOpInterface;
import dev.ods.control.Callee;
import dev.ods.ir.ValueRange;

/**
 * Extended by the declarations of calls whose attribute {@code callee} refers to the function. An
 * operation that has other operands than the arguments overrides {@link #argOperands}.
 */
@Order({"callee", "argAttrs", "resAttrs"})
public interface DirectCall extends CallOpInterface, SignatureAttributes {
  /** The function. */
  @Attr
  @FlatSymbolRef
  String callee();

  @Override
  default Callee callableForCallee() {
    return new Callee.OfSymbol(SymbolRefAttr.get(operation().context(), callee()));
  }

  /**
   * Changes the function that is called.
   *
   * @throws IllegalArgumentException if the callee is a value
   */
  @Override
  default void setCalleeFromCallable(Callee callee) {
    if (!(callee instanceof Callee.OfSymbol symbol)) {
      throw new IllegalArgumentException(
          operation().name() + " calls a symbol; a value needs an operation that calls values");
    }
    operation().setAttribute("callee", symbol.reference());
  }

  /** The arguments: all operands. */
  @Override
  default ValueRange argOperands() {
    return operation().operands();
  }
}
