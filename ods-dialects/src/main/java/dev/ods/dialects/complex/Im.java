// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.constraint.AnyFloat;
import dev.ods.ir.Value;

/** The imaginary part of a number. */
@Op(dialect = ComplexDialect.class, name = "im")
@Order({"complex", "fastmath", "imaginary"})
@TypesMatchWith(
    from = "complex",
    to = "imaginary",
    with = ElementOf.class,
    summary = "complex element type matches result type")
public interface Im extends PartOp {
  /** The result, a real number. */
  @Result(AnyFloat.class)
  Value imaginary();
}
