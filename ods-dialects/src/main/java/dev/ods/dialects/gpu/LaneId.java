// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** The place of the thread in its subgroup. */
@Op(dialect = GpuDialect.class, name = "lane_id")
@AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict")
public interface LaneId extends SubgroupPlaceOp {}
