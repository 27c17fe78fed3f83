// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Takes adjacent bits out of an integer, as a number without sign. */
@Op(dialect = SpirvDialect.class, name = "BitFieldUExtract")
public interface BitFieldUExtract extends BitFieldExtractOp {}
