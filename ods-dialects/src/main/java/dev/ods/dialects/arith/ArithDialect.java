// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;

/** Integer and floating-point arithmetic, on scalars, vectors and tensors. */
@Dialect(
    name = "arith",
    ops = {CastOps.class, ComparisonOps.class, Constant.class, FloatOps.class, IntegerOps.class},
    attributes = {FastMathFlags.class, IntegerOverflowFlags.class})
public interface ArithDialect {}
