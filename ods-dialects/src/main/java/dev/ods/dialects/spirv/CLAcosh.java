// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The inverse hyperbolic cosine, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.acosh")
public interface CLAcosh extends FloatUnaryOp {}
