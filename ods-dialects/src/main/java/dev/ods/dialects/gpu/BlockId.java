// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** The place of the block in the grid, in a dimension. */
@Op(dialect = GpuDialect.class, name = "block_id")
public interface BlockId extends DimensionOp {}
