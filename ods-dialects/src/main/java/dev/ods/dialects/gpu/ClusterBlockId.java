// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** The place of the block in its cluster, in a dimension. */
@Op(dialect = GpuDialect.class, name = "cluster_block_id")
public interface ClusterBlockId extends DimensionOp {}
