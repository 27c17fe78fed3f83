// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.ir.Operation;

/**
 * The methods of MLIR's directive {@code custom<DimensionList>($extents)}, of an attribute whose
 * getter returns {@code long[]}: {@code 4x?x8}, and {@code []} if there are no extents. For formats
 * that name this class: {@code @AssemblyFormat(value = …, customs = DimensionList.class)}.
 */
public final class DimensionList {
  private DimensionList() {}

  /** Reads extents; a dynamic one is {@link dev.ods.builtin.ShapedType#DYNAMIC}. */
  public static boolean parseDimensionList(OpAsmParser parser, Parsed<DenseArrayAttr> extents) {
    boolean isEmpty = parser.parseOptionalLSquare();
    long[] read;
    if (isEmpty) {
      read = parser.parseRSquare() ? new long[0] : null;
    } else {
      read = parser.parseDimensionList(true, false);
    }
    if (read == null) {
      return parser.error(parser.location(), "Failed parsing dimension list.");
    }
    if (!isEmpty && read.length == 0) {
      return parser.error(
          parser.location(),
          "Failed parsing dimension list. Did you mean an empty list? It must be denoted by"
              + " \"[]\".");
    }
    extents.set(DenseArrayAttr.ofLongs(parser.context(), read));
    return true;
  }

  /** Writes what {@link #parseDimensionList} reads. */
  public static void printDimensionList(
      OpAsmPrinter printer, Operation operation, DenseArrayAttr extents) {
    if (extents.size() == 0) {
      printer.print("[]");
    } else {
      printer.printDimensionList(extents.toLongs());
    }
  }
}
