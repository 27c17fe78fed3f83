// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.*;

/** An elementwise operation whose operands and result are of one type, which is verified first. */
@Trait({SameOperandsAndResultType.class, Pure.class, ElementwiseMappable.class})
interface SameTypeOp extends OpView {}
