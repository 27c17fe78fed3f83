// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.ub;

import dev.ods.annotation.*;
import dev.ods.ir.*;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/**
 * Poisoned constant operation.
 *
 * <p>Its value stands for undefined behaviour that is deferred until the value matters.
 */
@Op(dialect = UbDialect.class, name = "poison")
@Trait({ConstantLike.class, Pure.class})
@AssemblyFormat("attr-dict (`<` $value^ `>`)? `:` type($result)")
public interface Poison extends OpView {
  /** How far the value is poison. */
  @Attr
  @Default("whole")
  @ConstantValue
  PoisonAttrInterface value();

  /** The poisoned value. */
  @Result
  Value result();

  /**
   * Creates such an operation.
   *
   * @return null if the value is not {@code #ub.poison}
   */
  static @Nullable Operation materialize(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return value instanceof PoisonAttr
        ? PoisonOp.build(builder, location, type, value).operation()
        : null;
  }
}
