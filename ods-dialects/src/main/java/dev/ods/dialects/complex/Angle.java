// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.constraint.AnyFloat;
import dev.ods.ir.Value;

/** The argument of a number. */
@Op(dialect = ComplexDialect.class, name = "angle")
@Order({"complex", "fastmath", "result"})
@TypesMatchWith(
    from = "complex",
    to = "result",
    with = ElementOf.class,
    summary = "complex element type matches result type")
public interface Angle extends PartOp {
  /** The result, a real number. */
  @Result(AnyFloat.class)
  Value result();
}
