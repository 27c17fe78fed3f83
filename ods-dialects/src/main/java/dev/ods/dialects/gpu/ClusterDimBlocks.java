// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;

/** How many blocks a cluster has in a dimension. */
@Op(dialect = GpuDialect.class, name = "cluster_dim_blocks")
public interface ClusterDimBlocks extends DimensionOp {}
