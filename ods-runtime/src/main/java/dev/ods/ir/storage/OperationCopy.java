// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.BLOCK;
import static dev.ods.ir.storage.Layout.HEADER_UNITS;
import static dev.ods.ir.storage.Layout.OPERAND_STORAGE;
import static dev.ods.ir.storage.Layout.OPERAND_UNITS;
import static dev.ods.ir.storage.Layout.PACKED_RESULTS;
import static dev.ods.ir.storage.Layout.PARENT;
import static dev.ods.ir.storage.Layout.REGIONS;
import static dev.ods.ir.storage.Layout.REGION_UNITS;

/** Copies one operation, without what is nested in it and without what it refers to. */
public final class OperationCopy {
  /** Larger operations are rare, and may cross slabs. */
  private static final int MAX_COPIED_UNITS = 512;

  private OperationCopy() {}

  /**
   * Creates an operation with the fields of another one: in no block, with empty regions, and with
   * operands and successors cleared.
   */
  public static int of(Arena from, int op, Arena to) {
    int units = Ops.units(from, op);
    boolean inOnePiece =
        units <= MAX_COPIED_UNITS
            && !OperandSlab.isOutOfLine(from, op)
            && Ops.numResults(from, op) <= Layout.MAX_INLINE_RESULTS;
    return inOnePiece ? copyBytes(from, op, to, units) : copyFields(from, op, to);
  }

  /**
   * Copies the bytes of properties, header and trailing area, then corrects the fields that refer
   * to the original.
   */
  private static int copyBytes(Arena from, int op, Arena to, int units) {
    int start = Ops.start(from, op);
    int copy = to.allocateCopy(units, from, start) + (op - start);
    int regions = copy + (from.getInt(op, REGIONS) - op);
    int operands = copy + (from.getInt(op, OPERAND_STORAGE) - op);
    to.setLong(copy, BLOCK, 0);
    to.setLong(copy, REGIONS, Integer.toUnsignedLong(regions));
    to.setLong(copy, PARENT, 0);
    to.setInt(copy, Layout.FIRST_USE, 0);
    to.setInt(copy, OPERAND_STORAGE, operands);
    int cells = Layout.prologueUnits(to.getInt(copy, PACKED_RESULTS));
    for (int i = 0; i < cells; i++) {
      to.setInt(copy + HEADER_UNITS + i, Layout.RESULT_FIRST_USE, 0);
    }
    int numOperands = Ops.numOperands(to, copy);
    for (int i = 0; i < numOperands; i++) {
      clearOperand(to, operands + i * OPERAND_UNITS, copy);
    }
    int numRegions = Ops.numRegions(to, copy);
    for (int i = 0; i < numRegions; i++) {
      Regions.reset(to, regions + i * REGION_UNITS, copy);
    }
    int numSuccessors = Ops.numSuccessors(to, copy);
    for (int i = 0; i < numSuccessors; i++) {
      Successors.reset(to, Successors.slot(to, copy, i), copy);
    }
    return copy;
  }

  private static void clearOperand(Arena arena, int operand, int owner) {
    arena.setLong(operand, Layout.OPERAND_VALUE, 0);
    arena.setLong(operand, Layout.OPERAND_NEXT, 0);
    arena.setLong(operand, Layout.OPERAND_PREVIOUS, 0);
    arena.setInt(operand, Layout.OPERAND_OWNER, owner);
  }

  private static int copyFields(Arena from, int op, Arena to) {
    int results = Ops.numResults(from, op);
    int properties = Ops.numProperties(from, op);
    int copy =
        Ops.create(
            to,
            Ops.name(from, op),
            Ops.location(from, op),
            results,
            Ops.numOperands(from, op),
            Ops.numRegions(from, op),
            Ops.numSuccessors(from, op),
            Ops.propertyWord(from, op));
    for (int i = 0; i < results; i++) {
      Uses.initType(to, ValueWord.result(copy, i), Uses.type(from, ValueWord.result(op, i)));
    }
    for (int i = 0; i < properties; i++) {
      Ops.setProperty(to, copy, i, Ops.property(from, op, i));
    }
    Ops.setRawProperties(to, copy, Ops.rawProperties(from, op));
    Ops.setDiscardable(to, copy, Ops.discardable(from, op));
    return copy;
  }
}
