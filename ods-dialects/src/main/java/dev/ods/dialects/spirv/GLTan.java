// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The tangent of an angle. */
@Op(dialect = SpirvDialect.class, name = "GL.Tan")
public interface GLTan extends NarrowFloatUnaryOp {}
