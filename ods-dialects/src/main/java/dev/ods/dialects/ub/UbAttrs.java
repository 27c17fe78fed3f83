// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.ub;

import dev.ods.annotation.AttrDef;

/** The attributes of the dialect. */
public interface UbAttrs {
  /** {@code #ub.poison}: a value that is poison as a whole. */
  @AttrDef(dialect = UbDialect.class, mnemonic = "poison", definition = "PoisonAttr")
  record Poison() implements PoisonAttrInterface {}
}
