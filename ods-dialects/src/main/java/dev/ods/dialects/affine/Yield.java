// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Terminates the region of an affine operation and yields values to it. */
@Op(dialect = AffineDialect.class, name = "yield")
@Trait({MemRefsNormalizable.class, Pure.class, ReturnLike.class, Terminator.class})
@AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
public interface Yield extends OpView {
  /** The values. */
  @Operand
  ValueRange operands();

  /** Without values. */
  static void build(OpBuilder builder, OperationState state) {}

  /** Compares the values with the results of the parent. */
  default void verify(Diagnostics diagnostics) {
    Operation parent = operation().parent();
    if (parent == null
        || (!parent.is(ParallelOp.MODEL) && !parent.is(IfOp.MODEL) && !parent.is(ForOp.MODEL))) {
      diagnostics.opError(operation(), "only terminates affine.if/for/parallel regions");
      return;
    }
    if (parent.resultCount() != operands().size()) {
      diagnostics.opError(
          operation(), "parent of yield must have same number of results as the yield operands");
      return;
    }
    for (int i = 0; i < parent.resultCount(); i++) {
      if (parent.resultType(i) != operands().typeAt(i)) {
        diagnostics.opError(operation(), "types mismatch between yield op and its parent");
        return;
      }
    }
  }
}
