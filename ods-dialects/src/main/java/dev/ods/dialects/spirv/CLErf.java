// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The error function, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.erf")
public interface CLErf extends FloatUnaryOp {}
