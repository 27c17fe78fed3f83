// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The hyperbolic sine. */
@Op(dialect = SpirvDialect.class, name = "GL.Sinh")
public interface GLSinh extends NarrowFloatUnaryOp {}
