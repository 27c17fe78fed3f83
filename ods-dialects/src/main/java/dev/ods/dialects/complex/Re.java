// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.constraint.AnyFloat;
import dev.ods.ir.Value;

/** The real part of a number. */
@Op(dialect = ComplexDialect.class, name = "re")
@Order({"complex", "fastmath", "real"})
@TypesMatchWith(
    from = "complex",
    to = "real",
    with = ElementOf.class,
    summary = "complex element type matches result type")
public interface Re extends PartOp {
  /** The result, a real number. */
  @Result(AnyFloat.class)
  Value real();
}
