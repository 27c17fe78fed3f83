// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.constraint.AnyTensor;
import dev.ods.ir.*;
import dev.ods.trait.Pure;
import java.util.Optional;

/** Concatenates tensors along one dimension. */
@Op(dialect = TfDialect.class, name = "Concat")
@Trait(Pure.class)
@AssemblyFormat("$values (`along` $axis^)? attr-dict `:` functional-type($values, $output)")
public interface Concat {
  /** The tensors in order. */
  @Operand(AnyTensor.class)
  ValueRange values();

  /** The dimension along which they are concatenated; the first if absent. */
  @Attr
  Optional<Integer> axis();

  /** The concatenated tensor. */
  @Result(AnyTensor.class)
  Value output();
}
