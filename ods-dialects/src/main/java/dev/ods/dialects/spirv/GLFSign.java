// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Minus one, zero or one, as the number is below, at or above zero. */
@Op(dialect = SpirvDialect.class, name = "GL.FSign")
public interface GLFSign extends FloatUnaryOp {}
