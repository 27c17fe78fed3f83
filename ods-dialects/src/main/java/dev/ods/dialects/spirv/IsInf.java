// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Whether a number is infinite. */
@Op(dialect = SpirvDialect.class, name = "IsInf")
public interface IsInf extends FloatTestOp {}
