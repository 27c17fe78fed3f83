// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.ir.OpView;

/** Ends the current primitive of a geometry shader. */
@Op(dialect = SpirvDialect.class, name = "EndPrimitive")
@AssemblyFormat("attr-dict")
public interface EndPrimitive extends OpView {}
