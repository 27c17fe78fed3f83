// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/** Floating point subtraction operation. */
@Op(dialect = ArithDialect.class, name = "subf")
public interface SubF extends FloatBinaryOp {}
