// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.constraint.AnyTensor;
import dev.ods.ir.Value;
import dev.ods.trait.ConstantLike;
import dev.ods.trait.Pure;

/** A constant tensor. */
@Op(dialect = TfDialect.class, name = "Const")
@Trait({Pure.class, ConstantLike.class})
@AllTypesMatch({"value", "output"})
@AssemblyFormat("$value attr-dict")
public interface Const {
  /** The elements and their type. */
  @Attr
  DenseElementsAttr value();

  /** The tensor. */
  @Result(AnyTensor.class)
  Value output();
}
