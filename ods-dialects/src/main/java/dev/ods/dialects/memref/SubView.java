// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/** A part of memory, possibly without dimensions of one element. */
@Op(dialect = MemRefDialect.class, name = "subview")
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
@Trait(Pure.class)
public interface SubView extends OffsetSizeAndStrideOp, OpAsmOpInterface {
  /** The memory. */
  @Operand(AnyMemRef.class)
  Value source();

  /** The part. */
  @Result(AnyMemRef.class)
  Value result();

  /** The part is called {@code %subview}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "subview");
  }

  /** Compares the result's type with what follows from the numbers; looks for the bounds. */
  default void verify(Diagnostics diagnostics) {
    MemRefType base = (MemRefType) source().type();
    String violation = SliceNumbers.violation(operation(), base.rank(), base.rank());
    violation = violation != null ? violation : violation(base, (MemRefType) result().type());
    if (violation != null) {
      diagnostics.error(operation(), violation);
    }
  }

  private @Nullable String violation(MemRefType base, MemRefType view) {
    if (base.memorySpace() != view.memorySpace()) {
      return "different memory spaces specified for base memref type '%s' and subview memref type '%s'"
          .formatted(base, view);
    }
    if (!base.isStrided()) {
      return "base type '" + base + "' is not strided";
    }
    MemRefType expected = SubViewTypes.infer(base, staticOffsets(), staticSizes(), staticStrides());
    String violation = SubViewTypes.violation(expected, view, staticSizes());
    return violation != null
        ? violation
        : SliceBounds.violation(base.shape(), staticOffsets(), staticSizes(), staticStrides());
  }

  /** Reads {@code %source[…] […] […] attr-dict : type to type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    if (!parser.parseOperand()) {
      return false;
    }
    SliceSyntax syntax = new SliceSyntax(parser, state);
    return syntax.parseList("static_offsets")
        && syntax.parseList("static_sizes")
        && syntax.parseList("static_strides")
        && syntax.parseRest(MemRefType.class);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, SubView op) {
    printer.print(" ");
    printer.printOperand(op.source());
    SliceSyntax.print(printer, op.staticOffsets(), op.offsets());
    printer.print(" ");
    SliceSyntax.print(printer, op.staticSizes(), op.sizes());
    printer.print(" ");
    SliceSyntax.print(printer, op.staticStrides(), op.strides());
    SliceSyntax.printRest(printer, op.operation());
  }
}
