// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Pure;

/**
 * Signed integer division remainder operation.
 *
 * <p>The result has the sign of the first operand.
 */
@Op(dialect = ArithDialect.class, name = "remsi")
@Trait(Pure.class)
public interface RemSI extends IntegerBinaryOp {}
