// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.IntPositivePowerOf2;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.AttrSizedOperandSegments;
import java.util.Optional;

/** Makes memory of a type. */
@Order({"dynamicSizes", "symbolOperands", "alignment", "memref"})
@Trait(AttrSizedOperandSegments.class)
@AssemblyFormat("`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)")
interface AllocationOp extends OpView {
  /** A size for each unknown dimension. */
  @Operand(Index.class)
  ValueRange dynamicSizes();

  /** A value for each symbol of the layout. */
  @Operand(Index.class)
  ValueRange symbolOperands();

  /** What the address is a multiple of, in bytes. */
  @Attr
  @IntPositivePowerOf2
  Optional<Long> alignment();

  /** The memory. */
  @Result(AnyMemRef.class)
  Value memref();

  /** Compares the numbers of operands with the type. */
  default boolean verifyOperands(Diagnostics diagnostics) {
    MemRefType type = (MemRefType) memref().type();
    if (!DynamicSizes.verify(operation(), type, dynamicSizes().size(), diagnostics)) {
      return false;
    }
    int symbols =
        type.layout() instanceof MemRefLayoutAttr layout && !layout.isIdentity()
            ? layout.affineMap().symbolCount()
            : 0;
    if (symbolOperands().size() == symbols) {
      return true;
    }
    diagnostics.opError(
        operation(),
        "symbol operand count does not equal memref symbol count: expected %d, got %d"
            .formatted(symbols, symbolOperands().size()));
    return false;
  }
}
