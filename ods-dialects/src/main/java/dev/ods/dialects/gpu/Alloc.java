// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AttrSizedOperandSegments;
import java.util.Arrays;

/** Takes memory of a device, or memory that device and host share. */
@Op(dialect = GpuDialect.class, name = "alloc")
@Trait(AttrSizedOperandSegments.class)
@Order({
  "asyncDependencies",
  "dynamicSizes",
  "symbolOperands",
  "hostShared",
  "memref",
  "asyncToken"
})
public interface Alloc extends AsyncOp {
  /** The sizes that the type leaves open. */
  @Operand(Index.class)
  ValueRange dynamicSizes();

  /** The symbols of the layout. */
  @Operand(Index.class)
  ValueRange symbolOperands();

  /** Whether the host sees the memory too. */
  @Attr
  @Unit
  boolean hostShared();

  /** The memory. */
  @Result(AnyMemRef.class)
  Value memref();

  /** Compares the operands with the type. */
  default void verify(Diagnostics diagnostics) {
    MemRefType type = (MemRefType) memref().type();
    long open = Arrays.stream(type.shape()).filter(ShapedType::isDynamic).count();
    int sizes = dynamicSizes().size();
    boolean hasSymbols = !type.hasIdentityLayout() && type.layout() instanceof MemRefLayoutAttr;
    int symbols = hasSymbols ? ((MemRefLayoutAttr) type.layout()).affineMap().symbolCount() : 0;
    if (sizes != open) {
      diagnostics.opError(
          operation(),
          "incorrect number of dynamic sizes, has %d, expected %d".formatted(sizes, open));
    } else if (symbolOperands().size() != symbols) {
      diagnostics.opError(operation(), "symbol operand count does not equal memref symbol count");
    }
  }

  /** Reads {@code async [%tokens] host_shared (%sizes)[%symbols] attr-dict : type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    AsyncSyntax async = AsyncSyntax.parse(parser);
    if (async == null) {
      return false;
    }
    if (parser.parseOptionalKeyword("host_shared")) {
      state.addAttribute("hostShared", UnitAttr.get(parser.context()));
    }
    int sizes = parser.operandMark();
    if (!parser.parseLParen() || !parser.parseOperandList() || !parser.parseRParen()) {
      return false;
    }
    int symbols = parser.operandMark();
    if (parser.parseOptionalLSquare() && !(parser.parseOperandList() && parser.parseRSquare())) {
      return false;
    }
    int end = parser.operandMark();
    if (!parser.parseOptionalAttrDict(state) || !parser.parseColon()) {
      return false;
    }
    MemRefType type = parser.parseType(MemRefType.class);
    if (type == null) {
      return false;
    }
    state.addAttribute(
        "operandSegmentSizes",
        Segments.of(parser.context(), async.count(), symbols - sizes, end - symbols));
    state.addType(type);
    async.addToken(state);
    Type index = IndexType.get(parser.context());
    return async.resolve(parser, state) && parser.resolveOperands(sizes, end, index, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Alloc alloc) {
    AsyncSyntax.print(printer, alloc);
    printer.print(alloc.hostShared() ? " host_shared (" : " (");
    printer.printOperands(alloc.dynamicSizes());
    printer.print(")");
    if (!alloc.symbolOperands().isEmpty()) {
      printer.print("[");
      printer.printOperands(alloc.symbolOperands());
      printer.print("]");
    }
    printer.printOptionalAttrDict(alloc.operation(), "operandSegmentSizes", "hostShared");
    printer.print(" : ");
    printer.printType(alloc.memref().type());
  }
}
