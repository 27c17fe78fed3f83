// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/** Ends a scope of automatic allocation and gives its results. */
@Op(dialect = MemRefDialect.class, name = "alloca_scope.return")
@Trait({Pure.class, ReturnLike.class, Terminator.class})
@HasParent(AllocaScope.class)
@AssemblyFormat("attr-dict ($results^ `:` type($results))?")
public interface AllocaScopeReturn extends OpView {
  /** The results of the scope. */
  @Operand
  ValueRange results();
}
