// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.constraint.AnyMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.rewrite.Matchers;
import dev.ods.shaped.Dimension;
import dev.ods.shaped.ReifyRankedShapedTypeOpInterface;
import dev.ods.shaped.ViewLikeOpInterface;
import dev.ods.trait.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Assumptions about buffers. */
public interface AssumptionOps {
  /** Assumes the alignment of a memref. */
  @Op(dialect = MemRefDialect.class, name = "assume_alignment")
  @Trait({Pure.class, SameOperandsAndResultType.class})
  @AssemblyFormat("$memref `,` $alignment attr-dict `:` type($memref)")
  @AsmResultNames("assume_align")
  interface AssumeAlignment
      extends Foldable, ViewLikeOpInterface, ReifyRankedShapedTypeOpInterface {
    /** The memory. */
    @Operand(AnyMemRef.class)
    Value memref();

    /** The alignment of its address, in bytes. */
    @Attr
    @IntPositive
    int alignment();

    /** The same memory. */
    @Result(AnyMemRef.class)
    Value result();

    /** The number is a power of two. */
    default void verify(Diagnostics diagnostics) {
      if (Integer.bitCount(alignment()) != 1) {
        diagnostics.opError(operation(), "alignment must be power of 2");
      }
    }

    /** The same assumption again. */
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      Operation same = Matchers.definition(memref(), AssumeAlignmentOp.MODEL);
      return same != null && AssumeAlignmentOp.of(same).alignment() == alignment()
          ? FoldResult.of(memref())
          : null;
    }

    @Override
    default @Nullable Dimension reifyDimOfResult(
        OpBuilder builder, int result, int dimension, Diagnostics diagnostics) {
      return Sizes.of(builder, operation().location(), memref(), dimension);
    }
  }

  /** Assumes that memrefs do not alias each other. */
  @Op(dialect = MemRefDialect.class, name = "distinct_objects")
  @AssemblyFormat("$operands attr-dict `:` type($operands)")
  @Trait({DistinctObjectsTrait.class, Pure.class})
  interface DistinctObjects extends InferTypeOpInterface {
    /** The memories. */
    @Operand(AnyMemRef.class)
    ValueRange operands();

    /** The same memories. */
    @Result(AnyMemRef.class)
    ValueRange results();

    @Override
    default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
      return operands().types();
    }

    /** Compares the types. */
    default void verify(Diagnostics diagnostics) {
      Operation op = operation();
      boolean equal = op.operandCount() == op.resultCount();
      for (int i = 0; equal && i < op.operandCount(); i++) {
        equal = op.operandType(i) == op.resultType(i);
      }
      if (!equal) {
        diagnostics.opError(op, "operand types and result types must match");
      } else if (op.operandCount() == 0) {
        diagnostics.opError(op, "expected at least one operand");
      }
    }
  }
}
