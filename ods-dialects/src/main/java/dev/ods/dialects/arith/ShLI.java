// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/**
 * Integer left-shift.
 *
 * <p>Zeros come in from the right. A shift by the width or more is poison.
 */
@Op(dialect = ArithDialect.class, name = "shli")
public interface ShLI extends OverflowOp {}
