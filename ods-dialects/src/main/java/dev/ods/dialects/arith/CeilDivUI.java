// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/**
 * Unsigned ceil integer division operation.
 *
 * <p>Rounds towards positive infinity. Division by zero is undefined.
 */
@Op(dialect = ArithDialect.class, name = "ceildivui")
public interface CeilDivUI extends IntegerBinaryOp {}
