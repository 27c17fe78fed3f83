// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Minus one, zero or one, as the integer is below, at or above zero. */
@Op(dialect = SpirvDialect.class, name = "GL.SSign")
public interface GLSSign extends IntegerUnaryOp {}
