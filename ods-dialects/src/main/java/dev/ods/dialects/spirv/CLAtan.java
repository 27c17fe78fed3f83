// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The arc tangent, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.atan")
public interface CLAtan extends FloatUnaryOp {}
