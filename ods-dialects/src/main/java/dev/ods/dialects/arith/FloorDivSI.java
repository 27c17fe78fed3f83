// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Pure;

/**
 * Signed floor integer division operation.
 *
 * <p>Rounds towards negative infinity. Division by zero, and overflow, are undefined.
 */
@Op(dialect = ArithDialect.class, name = "floordivsi")
@Trait(Pure.class)
public interface FloorDivSI extends IntegerBinaryOp {}
