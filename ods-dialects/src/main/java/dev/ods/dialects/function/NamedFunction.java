// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import java.util.Optional;

/** Extended by the declarations of functions whose visibility is an inherent attribute. */
@Order({"symName", "functionType", "symVisibility", "argAttrs", "resAttrs", "body"})
public interface NamedFunction extends FunctionSymbol {
  /** The visibility: {@code public}, which is the default, {@code private} or {@code nested}. */
  @Attr(name = "sym_visibility")
  Optional<String> symVisibility();
}
