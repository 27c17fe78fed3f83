// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The hyperbolic sine, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.sinh")
public interface CLSinh extends FloatUnaryOp {}
