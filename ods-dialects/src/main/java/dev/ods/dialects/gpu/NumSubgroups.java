// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** How many subgroups a work group has. */
@Op(dialect = GpuDialect.class, name = "num_subgroups")
@AssemblyFormat("(`upper_bound` $upper_bound^)? attr-dict `:` type($result)")
public interface NumSubgroups extends SubgroupPlaceOp {}
