// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Waits until all invocations have said that they have come. */
@Op(dialect = SpirvDialect.class, name = "INTEL.ControlBarrierWait")
public interface INTELControlBarrierWait extends SplitBarrierOp {}
