// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/**
 * Signed ceil integer division operation.
 *
 * <p>Rounds towards positive infinity. Division by zero, and overflow, are undefined.
 */
@Op(dialect = ArithDialect.class, name = "ceildivsi")
public interface CeilDivSI extends IntegerBinaryOp {}
