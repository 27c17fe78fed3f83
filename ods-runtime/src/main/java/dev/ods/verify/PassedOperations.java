// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;
import org.jspecify.annotations.Nullable;

/**
 * A cache of operations of one name whose types and attributes were found valid: the numbers of
 * their operands' and results' types and of their attributes. Such checks depend on nothing else,
 * so they are skipped for an operation that is equal in these.
 */
final class PassedOperations {
  /** A power of two. Entries are indexed by the first type; the latest one is kept. */
  private static final int KEPT = 8;

  private static final int MOST_IDS = 32;

  private final IrReader ir;
  private final int properties;

  /** The number of operands, then their types, the results' types, the attributes. */
  private final int @Nullable [][] passed = new int[KEPT][];

  /**
   * Creates an empty cache.
   *
   * @param properties the number of property slots of the operations
   */
  PassedOperations(IrReader ir, int properties) {
    this.ir = ir;
    this.properties = properties;
  }

  /** Whether an equal operation passed. */
  boolean contains(int op) {
    int operands = ir.operandCount(op);
    int results = ir.resultCount(op);
    int[] like = passed[slot(op, operands, results)];
    if (like == null
        || like[0] != operands
        || like.length != 1 + operands + results + properties
        || mayAskMore(op)) {
      return false;
    }
    for (int i = 0; i < operands; i++) {
      if (ir.typeId(ir.operand(op, i)) != like[1 + i]) {
        return false;
      }
    }
    for (int i = 0; i < results; i++) {
      if (ir.typeId(IrReader.result(op, i)) != like[1 + operands + i]) {
        return false;
      }
    }
    for (int i = 0; i < properties; i++) {
      if (ir.propertyId(op, i) != like[1 + operands + results + i]) {
        return false;
      }
    }
    return true;
  }

  /** Adds an operation that passed, if it is small enough. */
  void add(int op) {
    int operands = ir.operandCount(op);
    int results = ir.resultCount(op);
    if (operands + results + properties > MOST_IDS || mayAskMore(op)) {
      return;
    }
    int at = slot(op, operands, results);
    int length = 1 + operands + results + properties;
    int[] like = passed[at];
    if (like == null || like.length != length) {
      like = new int[length];
      passed[at] = like;
    }
    int next = 0;
    like[next++] = operands;
    for (int i = 0; i < operands; i++) {
      like[next++] = ir.typeId(ir.operand(op, i));
    }
    for (int i = 0; i < results; i++) {
      like[next++] = ir.typeId(IrReader.result(op, i));
    }
    for (int i = 0; i < properties; i++) {
      like[next++] = ir.propertyId(op, i);
    }
  }

  /** Regions and successors are checked too, and differ from operation to operation. */
  private boolean mayAskMore(int op) {
    return ir.regionCount(op) != 0 || ir.successorCount(op) != 0;
  }

  private int slot(int op, int operands, int results) {
    int type = 0;
    if (operands != 0) {
      type = ir.typeId(ir.operand(op, 0));
    } else if (results != 0) {
      type = ir.typeId(IrReader.result(op, 0));
    }
    return type & (KEPT - 1);
  }
}
