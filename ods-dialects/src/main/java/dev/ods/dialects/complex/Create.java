// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.constraint.AnyFloat;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Makes a number of its two parts. */
@Op(dialect = ComplexDialect.class, name = "create")
@Trait(Pure.class)
@AllTypesMatch({"real", "imaginary"})
@TypesMatchWith(
    from = "complex",
    to = "real",
    with = ElementOf.class,
    summary = "complex element type matches real operand type")
@TypesMatchWith(
    from = "complex",
    to = "imaginary",
    with = ElementOf.class,
    summary = "complex element type matches imaginary operand type")
@AssemblyFormat("$real `,` $imaginary attr-dict `:` type($complex)")
public interface Create extends OpView {
  /** The real part. */
  @Operand(AnyFloat.class)
  Value real();

  /** The imaginary part. */
  @Operand(AnyFloat.class)
  Value imaginary();

  /** The number. */
  @Result(AnyFloatComplex.class)
  Value complex();
}
