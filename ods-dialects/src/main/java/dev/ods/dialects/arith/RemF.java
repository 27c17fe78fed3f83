// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;

/** Floating point division remainder operation. */
@Op(dialect = ArithDialect.class, name = "remf")
public interface RemF extends FloatBinaryOp {}
