// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The nearest integer; which of two is the implementation's choice. */
@Op(dialect = SpirvDialect.class, name = "GL.Round")
public interface GLRound extends FloatUnaryOp {}
