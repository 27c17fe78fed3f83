// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/** Ends a function that has no result. */
@Op(dialect = SpirvDialect.class, name = "Return")
@Trait({InFunctionScope.class, Pure.class, ReturnLike.class, Terminator.class})
@AssemblyFormat("attr-dict")
public interface Return extends OpView {}
