// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I1;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import dev.ods.trait.Terminator;

/** Ends the first region of a loop: either its second region follows, or the loop is over. */
@Op(dialect = ScfDialect.class, name = "condition")
@Trait({Pure.class, Terminator.class})
@HasParent(While.class)
@AssemblyFormat("`(` $condition `)` attr-dict ($args^ `:` type($args))?")
public interface Condition extends OpView {
  /** Whether the loop continues. */
  @Operand(I1.class)
  Value condition();

  /** The arguments of the second region, or the results of the loop. */
  @Operand
  ValueRange args();
}
