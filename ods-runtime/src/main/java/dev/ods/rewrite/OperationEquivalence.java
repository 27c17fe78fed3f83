// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.stack.DeepStack;
import dev.ods.trait.Commutative;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether operations compute the same (MLIR's class of the same name): they have the same name,
 * attributes, properties and types, equal operands, and equivalent regions. Locations do not
 * matter; the operands of a commutative operation may be in another order, but not those of one
 * nested in it.
 */
public final class OperationEquivalence {
  private static final long MIXER = 0x9E3779B97F4A7C15L;

  /** What the values inside the one operation correspond to inside the other. */
  private final Map<Value, Value> values = new HashMap<>();

  private final DeepStack stack = new DeepStack();

  private OperationEquivalence() {}

  /** A hash code that equivalent operations share. */
  public static int hash(Operation op) {
    return hash(IrReader.of(op), IrReader.ref(op));
  }

  /** {@link #hash(Operation)} by reference. */
  public static int hash(IrReader ir, int op) {
    int operands = 0;
    for (int i = ir.operandCount(op) - 1; i >= 0; i--) {
      // A sum, as the operands of commutative operations may be in another order.
      operands += Long.hashCode(ir.operand(op, i) * MIXER);
    }
    return shapeHash(ir, op) * 31 + operands;
  }

  /** A hash code that operations of the {@linkplain #haveSameShape same shape} share. */
  static int shapeHash(Operation op) {
    return shapeHash(IrReader.of(op), IrReader.ref(op));
  }

  private static int shapeHash(IrReader ir, int op) {
    int hash = ir.nameId(op) * 31 + ir.discardableId(op);
    for (int i = ir.resultCount(op) - 1; i >= 0; i--) {
      hash = hash * 31 + ir.typeId(IrReader.result(op, i));
    }
    if (ir.hasOnlyAttributesAsProperties(op)) {
      for (int i = ir.propertyCount(op) - 1; i >= 0; i--) {
        hash = hash * 31 + ir.propertyId(op, i);
      }
    }
    return hash;
  }

  /** Whether two operations of one arena are equivalent. */
  public static boolean areEquivalent(Operation a, Operation b) {
    return areEquivalent(IrReader.of(a), IrReader.ref(a), IrReader.ref(b));
  }

  /** {@link #areEquivalent(Operation, Operation)} by reference. */
  public static boolean areEquivalent(IrReader ir, int a, int b) {
    if (a == b) {
      return true;
    }
    return haveSameShape(ir, a, b)
        && haveSameOperands(ir, a, b)
        && (ir.regionCount(a) == 0
            || new OperationEquivalence().haveEquivalentRegions(ir.operation(a), ir.operation(b)));
  }

  /** Whether all but operands, successors and regions are equal, and the number of these. */
  static boolean haveSameShape(Operation a, Operation b) {
    return haveSameShape(IrReader.of(a), IrReader.ref(a), IrReader.ref(b));
  }

  private static boolean haveSameShape(IrReader ir, int a, int b) {
    return ir.nameId(a) == ir.nameId(b)
        && ir.operandCount(a) == ir.operandCount(b)
        && ir.resultCount(a) == ir.resultCount(b)
        && ir.regionCount(a) == ir.regionCount(b)
        && ir.successorCount(a) == ir.successorCount(b)
        && ir.discardableId(a) == ir.discardableId(b)
        && haveSameProperties(ir, a, b)
        && haveSameTypes(ir, a, b);
  }

  private static boolean haveSameProperties(IrReader ir, int a, int b) {
    if (ir.nameId(a) < 0) {
      return ir.rawProperties(a) == ir.rawProperties(b);
    }
    int i = ir.propertyCount(a) - 1;
    while (i >= 0 && ir.propertyId(a, i) == ir.propertyId(b, i)) {
      i--;
    }
    return i < 0
        || (!ir.hasOnlyAttributesAsProperties(a)
            && ir.operation(a).properties() == ir.operation(b).properties());
  }

  private static boolean haveSameTypes(IrReader ir, int a, int b) {
    int i = ir.resultCount(a) - 1;
    while (i >= 0 && ir.typeId(IrReader.result(a, i)) == ir.typeId(IrReader.result(b, i))) {
      i--;
    }
    return i < 0;
  }

  private static boolean haveSameOperands(IrReader ir, int a, int b) {
    int count = ir.operandCount(a);
    int i = 0;
    while (i < count && ir.operand(a, i) == ir.operand(b, i)) {
      i++;
    }
    return i == count
        || (ir.name(a).hasTrait(Commutative.class)
            && Arrays.equals(sorted(ir, a, i), sorted(ir, b, i)));
  }

  private static long[] sorted(IrReader ir, int op, int from) {
    long[] operands = new long[ir.operandCount(op) - from];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = ir.operand(op, from + i);
    }
    Arrays.sort(operands);
    return operands;
  }

  private boolean equivalent(Operation a, Operation b) {
    if (a.equals(b)) {
      return true;
    }
    return haveSameShape(IrReader.of(a), IrReader.ref(a), IrReader.ref(b))
        && haveCorrespondingOperands(a, b)
        && haveEquivalentRegions(a, b);
  }

  private boolean haveCorrespondingOperands(Operation a, Operation b) {
    for (int i = 0; i < a.operandCount(); i++) {
      if (!correspond(a.operand(i), b.operand(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean correspond(Value a, Value b) {
    return a.equals(b) || (a.type() == b.type() && b.equals(values.get(a)));
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
