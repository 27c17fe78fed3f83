// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Rounds to the nearest integer; of two, to the even one. */
@Op(dialect = SpirvDialect.class, name = "CL.rint")
public interface CLRint extends FloatUnaryOp {}
