// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The power of e, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.exp")
public interface CLExp extends FloatUnaryOp {}
