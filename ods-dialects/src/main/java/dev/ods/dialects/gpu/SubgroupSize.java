// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** How many threads a subgroup has. */
@Op(dialect = GpuDialect.class, name = "subgroup_size")
@AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict `:` type($result)")
public interface SubgroupSize extends SubgroupPlaceOp {}
