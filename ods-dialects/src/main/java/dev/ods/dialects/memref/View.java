// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Pure;

/** A memref of any shape and elements in a buffer of bytes. */
@Op(dialect = MemRefDialect.class, name = "view")
@Trait(Pure.class)
@AssemblyFormat(
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)")
public interface View extends OpAsmOpInterface {
  /** The buffer. */
  @Operand(ByteBuffer.class)
  Value source();

  /** Where in the buffer it begins. */
  @Operand(value = Index.class, name = "byte_shift")
  Value byteShift();

  /** A size for each unknown dimension. */
  @Operand(Index.class)
  ValueRange sizes();

  /** The memref. */
  @Result(AnyMemRef.class)
  Value result();

  /** The memref is called {@code %view}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "view");
  }

  /** Compares the types, and the number of sizes with that of the result. */
  default void verify(Diagnostics diagnostics) {
    MemRefType base = (MemRefType) source().type();
    MemRefType view = (MemRefType) result().type();
    if (!Layouts.isIdentity(base)) {
      diagnostics.error(operation(), "unsupported map for base memref type '" + base + "'");
    } else if (!Layouts.isIdentity(view)) {
      diagnostics.error(operation(), "unsupported map for result memref type '" + view + "'");
    } else if (base.memorySpace() != view.memorySpace()) {
      diagnostics.error(
          operation(),
          "different memory spaces specified for base memref type '%s' and view memref type '%s'"
              .formatted(base, view));
    } else {
      DynamicSizes.verify(operation(), view, sizes().size(), diagnostics);
    }
  }
}
