// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.ir.OpView;

/** Emits the current vertex of a geometry shader. */
@Op(dialect = SpirvDialect.class, name = "EmitVertex")
@AssemblyFormat("attr-dict")
public interface EmitVertex extends OpView {}
