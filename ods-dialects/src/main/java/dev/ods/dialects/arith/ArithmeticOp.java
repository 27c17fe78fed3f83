// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.*;

/** An elementwise operation whose operands and result are of one type. */
@Trait({SameOperandsAndResultType.class, NoMemoryEffect.class, ElementwiseMappable.class})
interface ArithmeticOp extends OpView {}
