// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.IntPositive;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** The same memory, whose address may be taken for a multiple of a number. */
@Op(dialect = MemRefDialect.class, name = "assume_alignment")
@Trait({Pure.class, SameOperandsAndResultType.class})
@AssemblyFormat("$memref `,` $alignment attr-dict `:` type($memref)")
public interface AssumeAlignment extends OpAsmOpInterface {
  /** The memory. */
  @Operand(AnyMemRef.class)
  Value memref();

  /** What its address is a multiple of, in bytes. */
  @Attr
  @IntPositive
  int alignment();

  /** The same memory. */
  @Result(AnyMemRef.class)
  Value result();

  /** The memory is called {@code %assume_align}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "assume_align");
  }

  /** The number is a power of two. */
  default void verify(Diagnostics diagnostics) {
    if (Integer.bitCount(alignment()) != 1) {
      diagnostics.opError(operation(), "alignment must be power of 2");
    }
  }
}
