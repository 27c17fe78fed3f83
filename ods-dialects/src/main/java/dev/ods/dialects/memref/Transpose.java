// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineMap;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.constraint.AnyStridedMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;
import java.util.Objects;

/** The same elements with the dimensions in another order. */
@Op(dialect = MemRefDialect.class, name = "transpose")
@Trait(Pure.class)
public interface Transpose extends OpAsmOpInterface {
  /** The elements. */
  @Operand(AnyStridedMemRef.class)
  Value in();

  /** From the dimensions in their order to that of the result. */
  @Attr
  AffineMapAttr permutation();

  /** The same elements. */
  @Result(AnyStridedMemRef.class)
  Value result();

  /** The memref is called {@code %transpose}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "transpose");
  }

  /** Compares the result's type with what follows from the operand's. */
  default void verify(Diagnostics diagnostics) {
    MemRefType from = (MemRefType) in().type();
    AffineMap map = permutation().value();
    if (!map.isPermutation()) {
      diagnostics.opError(operation(), "expected a permutation map");
      return;
    }
    if (map.dimCount() != from.rank()) {
      diagnostics.opError(operation(), "expected a permutation map of same rank as the input");
      return;
    }
    MemRefType to = ((MemRefType) result().type()).canonicalizeStridedLayout();
    MemRefType expected = transposed(from, map).canonicalizeStridedLayout();
    if (to != expected) {
      diagnostics.opError(
          operation(),
          "result type '%s' is not equivalent to the canonical transposed input type '%s'"
              .formatted(result().type(), expected));
    }
  }

  private static MemRefType transposed(MemRefType from, AffineMap permutation) {
    StridedLayoutAttr layout = Objects.requireNonNull(from.stridesAndOffset());
    long[] shape = new long[from.rank()];
    long[] strides = new long[from.rank()];
    for (int i = 0; i < shape.length; i++) {
      int source = ((AffineDimExpr) permutation.result(i)).position();
      shape[i] = from.dimension(source);
      strides[i] = layout.stride(source);
    }
    return MemRefType.get(
        shape,
        from.elementType(),
        StridedLayoutAttr.get(from.context(), layout.offset(), strides),
        from.memorySpace());
  }

  /** Reads {@literal %in (i, j) -> (j, i) attr-dict : type to type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int in = parser.operandMark();
    AffineMap permutation = parser.parseOperand() ? parser.parseAffineMap() : null;
    if (permutation == null || !parser.parseOptionalAttrDictUnchecked(state)) {
      return false;
    }
    MemRefType from = parser.parseColonType(MemRefType.class);
    if (from == null || !parser.resolveOperand(in, from, state) || !parser.parseKeyword("to")) {
      return false;
    }
    Type to = parser.parseType();
    if (to == null) {
      return false;
    }
    state.addType(to);
    return parser.addAttribute(state, "permutation", AffineMapAttr.get(permutation));
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Transpose op) {
    printer.print(" ");
    printer.printOperand(op.in());
    printer.print(" ");
    printer.printAffineMap(op.permutation().value());
    printer.printOptionalAttrDict(op.operation(), "permutation");
    printer.print(" : ");
    printer.printType(op.in().type());
    printer.print(" to ");
    printer.printType(op.result().type());
  }
}
