// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The least integer that is not less. */
@Op(dialect = SpirvDialect.class, name = "GL.Ceil")
public interface GLCeil extends FloatUnaryOp {}
