// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Turns an integer without sign into a floating-point number. */
@Op(dialect = SpirvDialect.class, name = "ConvertUToF")
public interface ConvertUToF extends IntegerToFloatOp {}
