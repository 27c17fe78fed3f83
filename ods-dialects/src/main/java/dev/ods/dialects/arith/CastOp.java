// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.Elementwise;
import dev.ods.trait.NoMemoryEffect;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultShape;
import dev.ods.trait.Scalarizable;
import dev.ods.trait.Tensorizable;
import dev.ods.trait.Vectorizable;

/** Turns a value into one of another type. */
@Trait({
  SameTensorDimensions.class,
  Pure.class,
  SameOperandsAndResultShape.class,
  NoMemoryEffect.class,
  Elementwise.class,
  Scalarizable.class,
  Vectorizable.class,
  Tensorizable.class
})
interface CastOp extends OpView {}
