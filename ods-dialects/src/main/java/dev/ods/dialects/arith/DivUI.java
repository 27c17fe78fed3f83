// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/**
 * Unsigned integer division operation.
 *
 * <p>Rounds towards zero. Division by zero is undefined.
 */
@Op(dialect = ArithDialect.class, name = "divui")
public interface DivUI extends ExactOp {}
