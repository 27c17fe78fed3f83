// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Takes adjacent bits out of an integer, as a number with a sign. */
@Op(dialect = SpirvDialect.class, name = "BitFieldSExtract")
public interface BitFieldSExtract extends BitFieldExtractOp {}
