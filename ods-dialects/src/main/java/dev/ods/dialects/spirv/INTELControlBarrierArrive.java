// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Says that the invocation has come here. */
@Op(dialect = SpirvDialect.class, name = "INTEL.ControlBarrierArrive")
public interface INTELControlBarrierArrive extends SplitBarrierOp {}
