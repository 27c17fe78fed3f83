// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The square root, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.sqrt")
public interface CLSqrt extends FloatUnaryOp {}
