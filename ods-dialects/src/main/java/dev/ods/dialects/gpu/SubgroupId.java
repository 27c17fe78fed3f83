// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** The place of the subgroup in its work group. */
@Op(dialect = GpuDialect.class, name = "subgroup_id")
@AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict `:` type($result)")
public interface SubgroupId extends SubgroupPlaceOp {}
