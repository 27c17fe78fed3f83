// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Turns a floating-point number into an integer without sign. */
@Op(dialect = SpirvDialect.class, name = "ConvertFToU")
public interface ConvertFToU extends FloatToIntegerOp {}
