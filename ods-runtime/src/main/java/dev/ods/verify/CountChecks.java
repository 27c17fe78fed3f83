// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.Segments;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;

/**
 * The numbers of operands, results, regions and successors, and the attributes with segment sizes.
 * In each method {@code atLeast} tells whether the number is a minimum.
 */
final class CountChecks {
  private CountChecks() {}

  static boolean operands(Operation op, int found, int count, boolean atLeast, Diagnostics d) {
    if (atLeast ? found >= count : found == count) {
      return true;
    }
    String message;
    if (atLeast) {
      message = "expected " + count + " or more operands, but found " + found;
    } else if (count == 0) {
      message = "requires zero operands";
    } else if (count == 1) {
      message = "requires a single operand";
    } else {
      message = "expected " + count + " operands, but found " + found;
    }
    d.opError(op, message);
    return false;
  }

  static boolean results(Operation op, int found, int count, boolean atLeast, Diagnostics d) {
    return resultsOrRegions(op, "result", found, count, atLeast, d);
  }

  static boolean regions(Operation op, int found, int count, boolean atLeast, Diagnostics d) {
    return resultsOrRegions(op, "region", found, count, atLeast, d);
  }

  private static boolean resultsOrRegions(
      Operation op, String what, int found, int count, boolean atLeast, Diagnostics d) {
    if (atLeast ? found >= count : found == count) {
      return true;
    }
    String message;
    if (atLeast) {
      message = "expected " + count + " or more " + what + "s";
    } else if (count == 0) {
      message = "requires zero " + what + "s";
    } else if (count == 1) {
      message = "requires one " + what;
    } else {
      message = "expected " + count + " " + what + "s";
    }
    d.opError(op, message);
    return false;
  }

  /** Also checks that each successor is in the region of the operation, if there may be any. */
  static boolean successors(
      IrReader ir, int op, int count, boolean atLeast, Diagnostics diagnostics) {
    int found = ir.successorCount(op);
    if (atLeast ? found < count : found != count) {
      String wanted =
          atLeast
              ? "at least " + count + " successors"
              : count + (count == 1 ? " successor" : " successors");
      diagnostics.opError(ir.operation(op), "requires " + wanted + " but found " + found);
      return false;
    }
    // MLIR requires nothing of operations whose successors are all variadic.
    return (atLeast && count == 0) || successorsInRegion(ir, op, diagnostics);
  }

  private static boolean successorsInRegion(IrReader ir, int op, Diagnostics diagnostics) {
    int count = ir.successorCount(op);
    if (count == 0) {
      return true;
    }
    int block = ir.blockOf(op);
    int region = block == 0 ? 0 : ir.regionOf(block);
    for (int i = 0; i < count; i++) {
      int successor = ir.successor(op, i);
      if (successor == 0 || ir.regionOf(successor) != region) {
        diagnostics.error(ir.operation(op), "reference to block defined in another region");
        return false;
      }
    }
    return true;
  }

  /**
   * Checks the attribute that holds segment sizes.
   *
   * @param slot its property slot, or -1 if the operation has none
   * @param groups the declared number of segments
   * @param kind {@code "operand"} or {@code "result"}
   * @param values the number of values that the operation has
   */
  static boolean segments(
      IrReader ir, int op, int slot, int groups, String kind, int values, Diagnostics d) {
    String name = kind + "SegmentSizes";
    Attribute attribute = slot < 0 ? null : ir.property(op, slot);
    if (attribute != null && !isI32Array(attribute)) {
      d.opError(ir.operation(op), "requires dense i32 array attribute '" + name + "'");
      return false;
    }
    long total = 0;
    // Without the attribute all segments are empty.
    int count = attribute instanceof DenseArrayAttr sizes ? sizes.size() : 0;
    if (attribute != null && count != groups) {
      d.opError(
          ir.operation(op),
          "'" + name + "' attribute must have " + groups + " elements, but got " + count);
      return false;
    }
    for (int i = 0; i < count; i++) {
      long size = Segments.size(attribute, i);
      if (size < 0) {
        d.opError(ir.operation(op), "'" + name + "' attribute cannot have negative elements");
        return false;
      }
      total += size;
    }
    if (total != values) {
      d.opError(
          ir.operation(op),
          kind
              + " count ("
              + values
              + ") does not match with the total size ("
              + total
              + ") specified in attribute '"
              + name
              + "'");
      return false;
    }
    return true;
  }

  private static boolean isI32Array(Attribute attribute) {
    return attribute instanceof DenseArrayAttr sizes
        && sizes.elementType() instanceof IntegerType type
        && type.isSignless(32);
  }
}
