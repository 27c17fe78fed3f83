// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The remainder of a division without signs. */
@Op(dialect = SpirvDialect.class, name = "UMod")
public interface UMod extends IntegerRemainderOp {}
