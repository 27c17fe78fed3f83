// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/** Floating point division operation. */
@Op(dialect = ArithDialect.class, name = "divf")
public interface DivF extends FloatBinaryOp {}
