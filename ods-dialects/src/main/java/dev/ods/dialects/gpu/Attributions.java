// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionSignature;
import dev.ods.dialects.gpu.attr.AddressSpace;
import dev.ods.dialects.gpu.attr.AddressSpaceAttr;
import dev.ods.dialects.gpu.attr.AddressSpaceEnum;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The memory attributions of a kernel: {@code workgroup(%a : type) private(%b : type)}. They are
 * the last arguments of the body's entry block.
 */
final class Attributions {
  /** The attribute with the number of workgroup attributions. */
  static final String COUNT = "workgroup_attributions";

  static final String WORKGROUP = "workgroup";
  static final String PRIVATE = "private";

  private Attributions() {}

  /** Parses a keyword and its arguments, if present; returns whether there was no error. */
  static boolean parse(
      OpAsmParser parser, String keyword, boolean withAttributes, List<Argument> into) {
    return !parser.parseOptionalKeyword(keyword)
        || parser.parseArgumentList(into, Delimiter.PAREN, true, withAttributes);
  }

  /** Sets the number of workgroup attributions. */
  static void addCount(OpAsmParser parser, OperationState state, int count) {
    Type i64 = IntegerType.get(parser.context(), Long.SIZE);
    parser.addAttributeOnce(state, COUNT, IntegerAttr.get(i64, count));
  }

  /**
   * The number of workgroup attributions: as in MLIR, the lowest 32 bits of the attribute,
   * unsigned, whatever its type.
   */
  static long count(Operation op) {
    return op.attribute(COUNT) instanceof IntegerAttr count
        ? Integer.toUnsignedLong((int) count.bits())
        : 0;
  }

  /** The minimum number of arguments of an entry block, which wraps around as in MLIR. */
  static long leastArguments(Operation op, int first) {
    return Integer.toUnsignedLong((int) (first + count(op)));
  }

  /**
   * Prints both kinds.
   *
   * @param first the index of the first one among the entry block's arguments
   */
  static void print(OpAsmPrinter printer, Operation op, @Nullable Block entry, int first) {
    if (entry == null) {
      return;
    }
    int total = entry.argumentCount();
    int middle = (int) Math.min(total, first + count(op));
    print(printer, WORKGROUP, entry.arguments().subList(first, middle), op);
    print(printer, PRIVATE, entry.arguments().subList(middle, total), op);
  }

  private static void print(
      OpAsmPrinter printer, String keyword, List<Value> arguments, Operation op) {
    if (arguments.isEmpty()) {
      return;
    }
    Attribute dictionaries = op.attribute(keyword + "_attrib_attrs");
    printer.print(" ");
    printer.print(keyword);
    printer.print("(");
    for (int i = 0; i < arguments.size(); i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printer.printOperand(arguments.get(i));
      printer.print(" : ");
      printer.printType(arguments.get(i).type());
      printer.printOptionalAttrDict(FunctionSignature.entriesAt(op, dictionaries, i).entries());
    }
    printer.print(")");
  }

  /**
   * Checks types, memory and number of both kinds.
   *
   * @param first the index of the first one among the entry block's arguments
   */
  static void verify(Operation op, Block entry, int first, Diagnostics diagnostics) {
    long middle = first + count(op);
    for (int i = first; i < entry.argumentCount(); i++) {
      AddressSpace space = i < middle ? AddressSpace.WORKGROUP : AddressSpace.PRIVATE;
      if (!(entry.argument(i).type() instanceof MemRefType type)) {
        diagnostics.opError(op, "expected memref type in attribution");
        return;
      }
      // An integer is a memory space of a specific device, about which nothing is known.
      if (type.memorySpace() instanceof AddressSpaceAttr actual && actual.value() != space) {
        diagnostics.opError(
            op, "expected memory space " + AddressSpaceEnum.stringify(space) + " in attribution");
        return;
      }
    }
    // Such a count passes the minimum check, which wraps around; MLIR then crashes.
    if (middle > entry.argumentCount()) {
      diagnostics.opError(op, "expected at least " + middle + " arguments to body region");
    }
  }
}
