// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.*;

/** An operation on scalars, and elementwise on vectors and tensors. */
@Trait({Pure.class, ElementwiseMappable.class})
interface ElementwiseOp extends OpView {}
