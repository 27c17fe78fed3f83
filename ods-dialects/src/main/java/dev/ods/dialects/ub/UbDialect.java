// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.ub;

import dev.ods.annotation.Dialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** Undefined behaviour, deferred and immediate. */
@Dialect(
    name = "ub",
    ops = {Poison.class, Unreachable.class},
    attributes = UbAttrs.class)
public interface UbDialect {
  /** Makes {@code ub.poison}. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return Poison.materialize(builder, value, type, location);
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new UbInliner();
  }
}
