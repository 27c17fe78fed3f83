// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.Terminator;

/** Ends the invocation of a fragment shader. */
@Op(dialect = SpirvDialect.class, name = "Kill")
@Trait(Terminator.class)
@AssemblyFormat("attr-dict")
public interface Kill extends OpView {}
