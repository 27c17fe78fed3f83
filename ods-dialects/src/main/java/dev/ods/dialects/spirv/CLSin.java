// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The sine, in OpenCL's precision. */
@Op(dialect = SpirvDialect.class, name = "CL.sin")
public interface CLSin extends FloatUnaryOp {}
