// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.ir.*;
import dev.ods.trait.*;

/**
 * Terminates a region and yields values to the parent operation, or to the next iteration of a
 * loop.
 */
@Op(dialect = ScfDialect.class, name = "yield")
@Trait({Pure.class, ReturnLike.class, Terminator.class})
@HasParent({ExecuteRegion.class, For.class, If.class, IndexSwitch.class, While.class})
@AssemblyFormat("attr-dict ($results^ `:` type($results))?")
public interface Yield extends OpView {
  /** The values. */
  @Operand
  ValueRange results();

  /** Without values. */
  static void build(OpBuilder builder, OperationState state) {}
}
