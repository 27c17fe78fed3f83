// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Pure;

/**
 * Signed integer right-shift.
 *
 * <p>Copies of the sign come in from the left. A shift by the width or more is poison.
 */
@Op(dialect = ArithDialect.class, name = "shrsi")
@Trait(Pure.class)
public interface ShRSI extends ExactOp {}
