// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.constraint.AnyStridedMemRef;
import dev.ods.constraint.IndexListArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/** The same elements with several dimensions as one. */
@Op(dialect = MemRefDialect.class, name = "collapse_shape")
@Trait(Pure.class)
public interface CollapseShape extends OpAsmOpInterface {
  /** The elements. */
  @Operand(AnyStridedMemRef.class)
  Value src();

  /** For each dimension of the result, those of the source that become it. */
  @Attr(IndexListArrayAttr.class)
  ArrayAttr reassociation();

  /** The same elements. */
  @Result(AnyStridedMemRef.class)
  Value result();

  /** The memref is called {@code %collapse_shape}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "collapse_shape");
  }

  /** Compares the result's type with what follows from the operand's. */
  default void verify(Diagnostics diagnostics) {
    MemRefType from = (MemRefType) src().type();
    MemRefType to = (MemRefType) result().type();
    String violation =
        from.rank() < to.rank()
            ? "has source rank %d and result rank %d. This is not a collapse (%d < %d)."
                .formatted(from.rank(), to.rank(), from.rank(), to.rank())
            : violation(from, to);
    if (violation != null) {
      diagnostics.opError(operation(), violation);
    }
  }

  private @Nullable String violation(MemRefType from, MemRefType to) {
    Reassociation groups = Reassociation.of(reassociation());
    String violation = groups.violation(to.shape(), from.shape());
    if (violation != null) {
      return violation;
    }
    StridedLayoutAttr layout = null;
    if (!Layouts.isIdentity(from)) {
      layout = groups.collapsedLayout(from);
      if (layout == null) {
        return "invalid source layout map or collapsing non-contiguous dims";
      }
    }
    MemRefType expected =
        MemRefType.get(to.shape(), from.elementType(), layout, from.memorySpace());
    return expected == to
        ? null
        : "expected collapsed type to be '%s' but found '%s'".formatted(expected, to);
  }

  /** Reads {@code %src [[0, 1]] attr-dict : type into type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return ReshapeSyntax.parse(parser, state, () -> true);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, CollapseShape op) {
    ReshapeSyntax.print(printer, op.operation(), op.reassociation());
    ReshapeSyntax.printRest(printer, op.operation());
  }
}
