// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.stack.DeepStack;
import dev.ods.trait.Commutative;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether operations compute the same (MLIR's class of the same name): they have the same name,
 * attributes, properties and types, equal operands, and equivalent regions. Locations do not
 * matter; the operands of a commutative operation may be in another order.
 */
public final class OperationEquivalence {
  /** What the values inside the one operation correspond to inside the other. */
  private final Map<Value, Value> values = new HashMap<>();

  private final DeepStack stack = new DeepStack();

  private OperationEquivalence() {}

  /** A hash code that equivalent operations share. */
  public static int hash(Operation op) {
    IrReader ir = IrReader.of(op);
    int ref = IrReader.ref(op);
    int hash = ir.nameId(ref) * 31 + ir.discardableId(ref);
    for (int i = 0; i < ir.resultCount(ref); i++) {
      hash = hash * 31 + ir.typeId(IrReader.result(ref, i));
    }
    int operands = 0;
    for (int i = 0; i < ir.operandCount(ref); i++) {
      // A sum, as the operands of commutative operations may be in another order.
      operands += Long.hashCode(ir.operand(ref, i) * 0x9E3779B97F4A7C15L);
    }
    return hash * 31 + operands;
  }

  /** Whether two operations of one arena are equivalent. */
  public static boolean areEquivalent(Operation a, Operation b) {
    if (a.equals(b)) {
      return true;
    }
    return haveSameShape(a, b)
        && (a.regionCount() != 0
            ? new OperationEquivalence().equivalent(a, b)
            : haveSameOperands(a, b, Map.of()) && haveSameTypes(a, b));
  }

  private boolean equivalent(Operation a, Operation b) {
    if (a.equals(b)) {
      return true;
    }
    return haveSameShape(a, b)
        && haveSameOperands(a, b, values)
        && haveSameTypes(a, b)
        && haveEquivalentRegions(a, b);
  }

  private static boolean haveSameShape(Operation a, Operation b) {
    return a.name() == b.name()
        && a.operandCount() == b.operandCount()
        && a.resultCount() == b.resultCount()
        && a.regionCount() == b.regionCount()
        && a.successorCount() == b.successorCount()
        && a.discardableAttributes() == b.discardableAttributes()
        && a.properties() == b.properties()
        && a.rawProperties() == b.rawProperties();
  }

  private static boolean haveSameTypes(Operation a, Operation b) {
    for (int i = 0; i < a.resultCount(); i++) {
      if (a.resultType(i) != b.resultType(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean haveSameOperands(Operation a, Operation b, Map<Value, Value> values) {
    int i = 0;
    while (i < a.operandCount() && correspond(a.operand(i), b.operand(i), values)) {
      i++;
    }
    return i == a.operandCount()
        || (a.name().hasTrait(Commutative.class) && sorted(a, i).equals(sorted(b, i)));
  }

  private static boolean correspond(Value a, Value b, Map<Value, Value> values) {
    return a.equals(b) || (a.type() == b.type() && b.equals(values.get(a)));
  }

  private static List<Value> sorted(Operation op, int from) {
    List<Value> operands = new ArrayList<>(op.operands(from, op.operandCount() - from));
    operands.sort(Comparator.comparingLong(IrReader::ref));
    return operands;
  }

  private boolean haveEquivalentRegions(Operation a, Operation b) {
    for (int i = 0; i < a.resultCount() && a.regionCount() != 0; i++) {
      values.put(a.result(i), b.result(i));
    }
    for (int i = 0; i < a.regionCount(); i++) {
      Region regionA = a.region(i);
      Region regionB = b.region(i);
      if (!stack.call(() -> equivalent(regionA, regionB))) {
        return false;
      }
    }
    return true;
  }

  private boolean equivalent(Region a, Region b) {
    Map<Block, Block> blocks = new HashMap<>();
    Block blockB = b.first();
    for (Block blockA : a.blocks()) {
      if (blockB == null || !equivalent(blockA, blockB, blocks)) {
        return false;
      }
      blockB = blockB.next();
    }
    return blockB == null;
  }

  private boolean equivalent(Block a, Block b, Map<Block, Block> blocks) {
    if (!correspond(a, b, blocks) || !a.arguments().types().equals(b.arguments().types())) {
      return false;
    }
    for (int i = 0; i < a.argumentCount(); i++) {
      values.put(a.argument(i), b.argument(i));
    }
    Operation opB = b.first();
    for (Operation opA : a.operations()) {
      if (opB == null || !equivalent(opA, opB) || !haveSameSuccessors(opA, opB, blocks)) {
        return false;
      }
      for (int i = 0; i < opA.resultCount(); i++) {
        values.put(opA.result(i), opB.result(i));
      }
      opB = opB.next();
    }
    return opB == null;
  }

  private static boolean haveSameSuccessors(Operation a, Operation b, Map<Block, Block> blocks) {
    for (int i = 0; i < a.successorCount(); i++) {
      if (!correspond(a.successor(i), b.successor(i), blocks)) {
        return false;
      }
    }
    return true;
  }

  private static boolean correspond(Block a, Block b, Map<Block, Block> blocks) {
    Block known = blocks.putIfAbsent(a, b);
    return known == null || known.equals(b);
  }
}
