// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.IntegerAttr;
import dev.ods.dialects.memref.AtomicRMWKindEnum;
import dev.ods.ir.Attribute;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmPrinter;
import java.util.List;

/** Prints the custom form of {@link Parallel}. */
final class ParallelPrinter {
  private ParallelPrinter() {}

  static void print(OpAsmPrinter printer, Parallel loop) {
    printer.print(" (");
    printer.printOperands(AffineSyntax.arguments(loop.operation()));
    printer.print(") = (");
    printBounds(printer, loop.lowerBoundMaps(), loop.lowerBoundsOperands(), "max(");
    printer.print(") to (");
    printBounds(printer, loop.upperBoundMaps(), loop.upperBoundsOperands(), "min(");
    printer.print(")");
    printSteps(printer, loop.steps());
    boolean yields = !loop.results().isEmpty();
    if (yields) {
      printReductions(printer, loop);
    }
    printer.print(" ");
    printer.printRegion(loop.region(), false, yields);
    printer.printOptionalAttrDict(
        loop.operation(),
        "reductions",
        "lowerBoundsMap",
        "lowerBoundsGroups",
        "upperBoundsMap",
        "upperBoundsGroups",
        "steps");
  }

  private static void printBounds(
      OpAsmPrinter printer, List<AffineMap> maps, List<Value> operands, String keyword) {
    String separator = "";
    for (AffineMap map : maps) {
      boolean isGroup = map.resultCount() != 1;
      printer.print(separator);
      printer.print(isGroup ? keyword : "");
      printer.printAffineMapOfSSAIds(map, operands);
      printer.print(isGroup ? ")" : "");
      separator = ", ";
    }
  }

  private static void printSteps(OpAsmPrinter printer, List<Long> steps) {
    if (steps.stream().allMatch(step -> step == 1)) {
      return;
    }
    String separator = " step (";
    for (long step : steps) {
      printer.print(separator);
      printer.print(step);
      separator = ", ";
    }
    printer.print(")");
  }

  private static void printReductions(OpAsmPrinter printer, Parallel loop) {
    String separator = " reduce (\"";
    for (Attribute kind : loop.reductions().elements()) {
      printer.print(separator);
      printer.print(
          AtomicRMWKindEnum.stringify(AtomicRMWKindEnum.symbolize(((IntegerAttr) kind).value())));
      separator = "\", \"";
    }
    printer.print("\") -> (");
    printer.printTypes(loop.results());
    printer.print(")");
  }
}
