// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.constraint.I1;
import dev.ods.ir.*;
import dev.ods.trait.*;

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
