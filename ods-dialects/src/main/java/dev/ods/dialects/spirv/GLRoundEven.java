// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The nearest integer; of two, the even one. */
@Op(dialect = SpirvDialect.class, name = "GL.RoundEven")
public interface GLRoundEven extends FloatUnaryOp {}
