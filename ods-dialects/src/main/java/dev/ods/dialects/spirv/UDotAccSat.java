// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Adds a sum of products of integers without signs. */
@Op(dialect = SpirvDialect.class, name = "UDotAccSat")
public interface UDotAccSat extends AccumulatingDotProductOp {}
