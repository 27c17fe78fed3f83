// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.Pure;

/** Ends the work of a thread in the body of a {@link Launch}. */
@Op(dialect = GpuDialect.class, name = "terminator")
@Trait({Pure.class, dev.ods.trait.Terminator.class})
@HasParent(Launch.class)
@AssemblyFormat("attr-dict")
public interface Terminator extends OpView {}
