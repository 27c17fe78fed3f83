// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.*;

/** An operation on scalars, and elementwise on vectors and tensors. */
@Trait({NoMemoryEffect.class, ElementwiseMappable.class})
interface ElementwiseOp extends OpView {}
