// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.PrinterFlags;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.name.ValueNames;
import dev.ods.text.print.UniquedPrinter;
import java.util.Arrays;

/** Prints the headers of blocks: label, arguments, and as a comment the predecessors. */
final class BlockHeaders {
  private final IrReader ir;
  private final ValueNames names;
  private final UniquedPrinter texts;
  private final boolean withLocations;
  private final AsmBuffer out;

  BlockHeaders(IrReader ir, PrinterFlags flags, ValueNames names, UniquedPrinter texts) {
    this.ir = ir;
    this.names = names;
    this.texts = texts;
    this.withLocations = flags.debugInfo();
    this.out = texts.out();
  }

  /** Prints the header and a line feed, not indented. */
  void print(int opened) {
    names.printBlock(opened, out);
    int arguments = ir.argumentCount(opened);
    for (int i = 0; i < arguments; i++) {
      if (i == 0) {
        out.put('(');
      } else {
        out.put(", ");
      }
      printArgument(IrReader.argument(opened, i));
    }
    if (arguments > 0) {
      out.put(')');
    }
    out.put(':');
    predecessors(opened);
    out.put('\n');
  }

  /** Prints an argument with its type and, if locations are printed, its location. */
  void printArgument(long argument) {
    names.print(argument, out);
    out.put(": ");
    texts.type(ir.type(argument));
    if (withLocations) {
      out.put(' ');
      // An alias would have to be defined before, as MLIR's parser does not defer it here.
      texts.location(
          ir.argumentLocation(IrReader.owner(argument), IrReader.index(argument)), false);
    }
  }

  private void predecessors(int opened) {
    int region = ir.regionOf(opened);
    int use = ir.firstPredecessor(opened);
    if (region == 0) {
      out.put("  // block is not in a region!");
    } else if (use == 0) {
      if (ir.firstBlock(region) != opened) {
        out.put("  // no predecessors");
      }
    } else if (ir.nextPredecessor(use) == 0) {
      out.put("  // pred: ");
      names.printBlock(ir.blockOf(ir.predecessorOp(use)), out);
    } else {
      severalPredecessors(use);
    }
  }

  /** Predecessors are printed in the order of blocks, which may differ from the order of uses. */
  private void severalPredecessors(int firstUse) {
    long[] ordered = new long[4];
    int count = 0;
    for (int use = firstUse; use != 0; use = ir.nextPredecessor(use)) {
      if (count == ordered.length) {
        ordered = Arrays.copyOf(ordered, count * 2);
      }
      int predecessor = ir.blockOf(ir.predecessorOp(use));
      ordered[count++] =
          (long) names.order(predecessor) << 32 | Integer.toUnsignedLong(predecessor);
    }
    Arrays.sort(ordered, 0, count);
    out.put("  // ").putDecimal(count).put(" preds: ");
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        out.put(", ");
      }
      names.printBlock((int) ordered[i], out);
    }
  }
}
