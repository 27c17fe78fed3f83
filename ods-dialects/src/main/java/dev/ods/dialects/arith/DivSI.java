// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/**
 * Signed integer division operation.
 *
 * <p>Rounds towards zero. Division by zero, and overflow, are undefined.
 */
@Op(dialect = ArithDialect.class, name = "divsi")
public interface DivSI extends ExactOp {}
