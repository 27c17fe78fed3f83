// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Rounds to the nearest integer; of two, to the one that is further from zero. */
@Op(dialect = SpirvDialect.class, name = "CL.round")
public interface CLRound extends FloatUnaryOp {}
