// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.constraint.AnyStridedMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.MemRefsNormalizable;
import dev.ods.trait.Pure;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The same memory with another offset, other sizes and strides. */
@Op(dialect = MemRefDialect.class, name = "reinterpret_cast")
@Order({
  "source",
  "offsets",
  "sizes",
  "strides",
  "staticOffsets",
  "staticSizes",
  "staticStrides",
  "result"
})
@Trait({MemRefsNormalizable.class, Pure.class})
public interface ReinterpretCast extends OffsetSizeAndStrideOp, OpAsmOpInterface {
  /** The memory. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value source();

  /** The same memory. */
  @Result(AnyStridedMemRef.class)
  Value result();

  /** The memory is called {@code %reinterpret_cast}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "reinterpret_cast");
  }

  /** Compares the types, and the numbers with the result's. */
  default void verify(Diagnostics diagnostics) {
    MemRefType to = (MemRefType) result().type();
    String violation = SliceNumbers.violation(operation(), 1, to.rank());
    violation = violation != null ? violation : violation((BaseMemRefType) source().type(), to);
    if (violation != null) {
      diagnostics.error(operation(), violation);
    }
  }

  private @Nullable String violation(BaseMemRefType from, MemRefType to) {
    if (from.memorySpace() != to.memorySpace()) {
      return "different memory spaces specified for source type '%s' and result memref type '%s'"
          .formatted(from, to);
    }
    if (from.elementType() != to.elementType()) {
      return "different element types specified for source type '%s' and result memref type '%s'"
          .formatted(from, to);
    }
    StridedLayoutAttr layout = Objects.requireNonNull(to.stridesAndOffset());
    String violation = mismatch("size", to.shape(), staticSizes());
    if (violation == null) {
      violation = mismatch("offset", new long[] {layout.offset()}, staticOffsets());
    }
    return violation != null ? violation : mismatch("stride", layout.strides(), staticStrides());
  }

  /** What is wrong with the first number of the type that is known to differ from the given one. */
  private static @Nullable String mismatch(String what, long[] found, long[] expected) {
    for (int i = 0; i < found.length; i++) {
      if (!ShapedType.isDynamic(found[i]) && found[i] != expected[i]) {
        return "expected result type with %s = %s instead of %d%s"
            .formatted(
                what,
                ShapedType.isDynamic(expected[i]) ? "dynamic" : Long.toString(expected[i]),
                found[i],
                what.equals("offset") ? "" : " in dim = " + i);
      }
    }
    return null;
  }

  /** Reads {@code %source to offset: […], sizes: […], strides: […] attr-dict : type to type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    if (!parser.parseOperand()) {
      return false;
    }
    SliceSyntax syntax = new SliceSyntax(parser, state);
    return parser.parseKeyword("to")
        && parser.parseKeyword("offset")
        && parser.parseColon()
        && syntax.parseList("static_offsets")
        && parser.parseComma()
        && parser.parseKeyword("sizes")
        && parser.parseColon()
        && syntax.parseList("static_sizes")
        && parser.parseComma()
        && parser.parseKeyword("strides")
        && parser.parseColon()
        && syntax.parseList("static_strides")
        && syntax.parseRest(BaseMemRefType.class);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, ReinterpretCast op) {
    printer.print(" ");
    printer.printOperand(op.source());
    printer.print(" to offset: ");
    SliceSyntax.print(printer, op.staticOffsets(), op.offsets());
    printer.print(", sizes: ");
    SliceSyntax.print(printer, op.staticSizes(), op.sizes());
    printer.print(", strides: ");
    SliceSyntax.print(printer, op.staticStrides(), op.strides());
    SliceSyntax.printRest(printer, op.operation());
  }
}
