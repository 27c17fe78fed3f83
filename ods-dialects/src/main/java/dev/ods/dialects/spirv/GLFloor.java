// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The greatest integer that is not greater. */
@Op(dialect = SpirvDialect.class, name = "GL.Floor")
public interface GLFloor extends FloatUnaryOp {}
