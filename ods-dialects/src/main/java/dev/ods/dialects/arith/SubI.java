// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/**
 * Integer subtraction operation.
 *
 * <p>The difference is taken modulo 2 to the power of the width.
 */
@Op(dialect = ArithDialect.class, name = "subi")
public interface SubI extends OverflowOp {}
