// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The sine of an angle. */
@Op(dialect = SpirvDialect.class, name = "GL.Sin")
public interface GLSin extends NarrowFloatUnaryOp {}
