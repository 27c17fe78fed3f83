// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.constraint.AnyTensor;
import dev.ods.ir.Value;
import dev.ods.trait.*;

/** A constant tensor. */
@Op(dialect = TfDialect.class, name = "Const")
@Trait({Pure.class, ConstantLike.class})
@AllTypesMatch({"value", "output"})
@AssemblyFormat("$value attr-dict")
public interface Const {
  /** The elements and their type. */
  @Attr
  @ConstantValue
  DenseElementsAttr value();

  /** The tensor. */
  @Result(AnyTensor.class)
  Value output();
}
