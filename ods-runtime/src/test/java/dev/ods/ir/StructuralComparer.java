// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.unsafe.IrReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compares two operations structurally: names, attributes, types, locations, nesting, and uses of
 * values and blocks, up to a one-to-one renaming of those defined inside.
 */
final class StructuralComparer {
  private final Map<Value, Value> values = new HashMap<>();
  private final Map<Block, Block> blocks = new HashMap<>();

  private StructuralComparer() {}

  static boolean equal(Operation a, Operation b) {
    return equal(a, b, List.of(), List.of());
  }

  /** With outer values that correspond to others. */
  static boolean equal(Operation a, Operation b, List<Value> of, List<Value> standsFor) {
    StructuralComparer comparer = new StructuralComparer();
    for (int i = 0; i < of.size(); i++) {
      comparer.values.put(of.get(i), standsFor.get(i));
    }
    return comparer.sameShape(a, b) && comparer.sameLinks(a, b);
  }

  /** Compares all but operands and successors, and pairs the values and blocks defined. */
  private boolean sameShape(Operation a, Operation b) {
    if (a.name() != b.name()
        || a.location() != b.location()
        || a.discardableAttributes() != b.discardableAttributes()
        || a.rawProperties() != b.rawProperties()
        || a.properties() != b.properties()
        || a.operandCount() != b.operandCount()
        || a.successorCount() != b.successorCount()
        || a.resultCount() != b.resultCount()
        || a.regionCount() != b.regionCount()) {
      return false;
    }
    for (int i = 0; i < a.resultCount(); i++) {
      if (a.resultType(i) != b.resultType(i)) {
        return false;
      }
      values.put(a.result(i), b.result(i));
    }
    for (int i = 0; i < a.regionCount(); i++) {
      Block left = a.region(i).first();
      Block right = b.region(i).first();
      while (left != null && right != null) {
        if (!sameShape(left, right)) {
          return false;
        }
        left = left.next();
        right = right.next();
      }
      if (left != null || right != null) {
        return false;
      }
    }
    return true;
  }

  private boolean sameShape(Block a, Block b) {
    blocks.put(a, b);
    if (a.argumentCount() != b.argumentCount()) {
      return false;
    }
    for (int i = 0; i < a.argumentCount(); i++) {
      if (a.argument(i).type() != b.argument(i).type()
          || a.argument(i).location() != b.argument(i).location()) {
        return false;
      }
      values.put(a.argument(i), b.argument(i));
    }
    Operation left = a.first();
    Operation right = b.first();
    while (left != null && right != null) {
      if (!sameShape(left, right)) {
        return false;
      }
      left = left.next();
      right = right.next();
    }
    return left == null && right == null;
  }

  private boolean sameLinks(Operation a, Operation b) {
    IrReader left = IrReader.of(a);
    IrReader right = IrReader.of(b);
    for (int i = 0; i < a.operandCount(); i++) {
      if (!sameValue(a.operand(i), b.operand(i))) {
        return false;
      }
    }
    for (int i = 0; i < a.successorCount(); i++) {
      int from = left.successor(a.ref(), i);
      int to = right.successor(b.ref(), i);
      Block block = from == 0 ? null : left.block(from);
      Block other = to == 0 ? null : right.block(to);
      if (!Objects.equals(block == null ? null : blocks.getOrDefault(block, block), other)) {
        return false;
      }
    }
    for (Map.Entry<Block, Block> pair : List.copyOf(blocks.entrySet())) {
      if (a.equals(pair.getKey().parentOp()) && !sameLinks(pair.getKey(), pair.getValue())) {
        return false;
      }
    }
    return true;
  }

  private boolean sameLinks(Block a, Block b) {
    Operation left = a.first();
    Operation right = b.first();
    while (left != null && right != null) {
      if (!sameLinks(left, right)) {
        return false;
      }
      left = left.next();
      right = right.next();
    }
    return true;
  }

  private boolean sameValue(@Nullable Value a, @Nullable Value b) {
    if (a == null || b == null || a.isNull() || b.isNull()) {
      return a != null && b != null && a.isNull() && b.isNull();
    }
    return values.getOrDefault(a, a).equals(b);
  }
}
