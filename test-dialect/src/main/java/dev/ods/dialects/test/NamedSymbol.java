// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import java.util.Optional;

/** An operation that defines a symbol. */
@Order({"symName", "symVisibility"})
@Trait(dev.ods.trait.Symbol.class)
interface NamedSymbol {
  /** The name. */
  @Attr(name = "sym_name")
  String symName();

  /** The visibility: {@code public}, which is the default, {@code private} or {@code nested}. */
  @Attr(name = "sym_visibility")
  Optional<String> symVisibility();
}
