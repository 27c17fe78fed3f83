// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** How many bits are set. */
@Op(dialect = SpirvDialect.class, name = "BitCount")
public interface BitCount extends IntegerUnaryOp {}
