// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The remainder that has the sign of the dividend. */
@Op(dialect = SpirvDialect.class, name = "FRem")
public interface FRem extends FloatRemainderOp {}
