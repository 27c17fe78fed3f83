// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The number with the other sign. */
@Op(dialect = SpirvDialect.class, name = "FNegate")
public interface FNegate extends FloatNegationOp {}
