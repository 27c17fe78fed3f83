// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.IntPositivePowerOf2;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes memory larger or smaller, and keeps the elements that both have. */
@Op(dialect = MemRefDialect.class, name = "realloc")
@AssemblyFormat(
    "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)")
public interface Realloc extends OpView {
  /** The memory, which is no more to be used. */
  @Operand(OneDimensionalMemRef.class)
  Value source();

  /** The new size, if the type does not know it. */
  @Operand(Index.class)
  Optional<Value> dynamicResultSize();

  /** What the address is a multiple of, in bytes. */
  @Attr
  @IntPositivePowerOf2
  Optional<Long> alignment();

  /** The memory of the new size. */
  @Result(OneDimensionalMemRef.class)
  Value result();

  /** Compares the types. */
  default void verify(Diagnostics diagnostics) {
    String violation = violation((MemRefType) source().type(), (MemRefType) result().type());
    if (violation != null) {
      diagnostics.error(operation(), violation);
    }
  }

  private @Nullable String violation(MemRefType from, MemRefType to) {
    if (!Layouts.isIdentity(from)) {
      return "unsupported layout for source memref type '" + from + "'";
    }
    if (!Layouts.isIdentity(to)) {
      return "unsupported layout for result memref type '" + to + "'";
    }
    if (from.memorySpace() != to.memorySpace()) {
      return "different memory spaces specified for source memref type '%s' and result memref type '%s'"
          .formatted(from, to);
    }
    if (from.elementType() != to.elementType()) {
      return "different element types specified for source memref type '%s' and result memref type '%s'"
          .formatted(from, to);
    }
    if (to.hasStaticShape() == dynamicResultSize().isEmpty()) {
      return null;
    }
    String what = to.hasStaticShape() ? "unnecessary" : "missing";
    return what + " dimension operand for result type '" + to + "'";
  }
}
