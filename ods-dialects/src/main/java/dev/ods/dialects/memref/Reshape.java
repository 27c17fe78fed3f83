// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/** The same elements in a shape that is in memory. */
@Op(dialect = MemRefDialect.class, name = "reshape")
@Trait(Pure.class)
@AssemblyFormat("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)")
public interface Reshape extends OpAsmOpInterface {
  /** The elements. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value source();

  /** The sizes of the new dimensions. */
  @Operand(ShapeBuffer.class)
  Value shape();

  /** The same elements. */
  @Result(AnyRankedOrUnrankedMemRef.class)
  Value result();

  /** The memref is called {@code %reshape}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "reshape");
  }

  /** Compares the types. */
  default void verify(Diagnostics diagnostics) {
    String violation =
        violation((BaseMemRefType) source().type(), (BaseMemRefType) result().type());
    if (violation != null) {
      diagnostics.opError(operation(), violation);
    }
  }

  private @Nullable String violation(BaseMemRefType from, BaseMemRefType to) {
    if (from.elementType() != to.elementType()) {
      return "element types of source and destination memref types should be the same";
    }
    if (from instanceof MemRefType ranked && !Layouts.isIdentity(ranked)) {
      return "source memref type should have identity affine map";
    }
    if (!(to instanceof MemRefType ranked)) {
      return null;
    }
    if (!Layouts.isIdentity(ranked)) {
      return "result memref type should have identity affine map";
    }
    long length = ((MemRefType) shape().type()).dimension(0);
    if (ShapedType.isDynamic(length)) {
      return "cannot use shape operand with dynamic length to reshape to statically-ranked memref"
          + " type";
    }
    return length == ranked.rank()
        ? null
        : "length of shape operand differs from the result's memref rank";
  }
}
