// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.builtin.Segments;
import dev.ods.control.BranchOpInterface;
import dev.ods.control.SegmentedOperands;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** The operands that a branch forwards to its successors, to be erased and added. */
public final class ForwardedOperands {
  private ForwardedOperands() {}

  /**
   * Whether operands can be erased: those of a successor are all operands of the branch that are
   * not of fixed number, or one of its segments, or {@link
   * BranchOpInterface#successorOperandCounts} counts them. Otherwise the branch keeps a count of
   * them that only its own code knows.
   */
  public static boolean areErasable(BranchOpInterface branch, int successor) {
    if (isCounted(branch, successor)) {
      return true;
    }
    ValueRange operands = branch.successorOperands(successor);
    Operation op = branch.operation();
    if (operands.isEmpty()) {
      return true;
    }
    return SegmentedOperands.hasSegments(op)
        ? segment(op, operands) >= 0
        : op.successorCount() == 1;
  }

  private static boolean isCounted(BranchOpInterface branch, int successor) {
    return successor > 0 && branch.successorOperandCounts() != null;
  }

  /** The segment that consists of these operands, or -1. */
  private static int segment(Operation op, ValueRange operands) {
    Attribute sizes = op.attribute(SegmentedOperands.SIZES);
    int groups = SegmentedOperands.segmentCount(op);
    for (int i = 0; i < groups; i++) {
      if (Segments.start(sizes, i) == operands.firstOperandIndex()
          && Segments.size(sizes, i) == operands.size()) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Whether operands can be added for a successor: see {@link #areErasable}. An empty segment is
   * that of a successor if no other empty one can be, or if the last segments are those of the
   * successors, in their order.
   */
  public static boolean areAppendable(BranchOpInterface branch, int successor) {
    return isCounted(branch, successor)
        || (SegmentedOperands.hasSegments(branch.operation())
            ? segmentToExtend(branch, successor) >= 0
            : branch.operation().successorCount() == 1);
  }

  /**
   * Whether all branches to a block can forward one more value.
   *
   * @throws IllegalArgumentException if the block is in no operation
   */
  public static boolean areAppendable(Block block) {
    Operation parent = block.parentOp();
    if (parent == null) {
      throw new IllegalArgumentException(
          "the block is in no operation: give one that is, after what it is in was created");
    }
    IrReader reader = IrReader.of(parent);
    int use = reader.firstPredecessor(IrReader.ref(block));
    for (; use != 0; use = reader.nextPredecessor(use)) {
      Operation owner = reader.operation(reader.predecessorOp(use));
      BranchOpInterface branch = owner.as(BranchOpInterface.class);
      if (branch == null || !areAppendable(branch, reader.successorIndex(use))) {
        return false;
      }
    }
    return true;
  }

  private static int segmentToExtend(BranchOpInterface branch, int successor) {
    Operation op = branch.operation();
    ValueRange operands = branch.successorOperands(successor);
    int first = segment(op, operands);
    if (first < 0 || !operands.isEmpty()) {
      return first;
    }
    Attribute sizes = op.attribute(SegmentedOperands.SIZES);
    // The last segment is that of the counted operands, if there are any.
    int end =
        branch.successorOperandCounts() == null
            ? SegmentedOperands.segmentCount(op)
            : SegmentedOperands.segmentCount(op) - 1;
    int last = first;
    while (last + 1 < end && Segments.size(sizes, last + 1) == 0) {
      last++;
    }
    for (int i = successor + 1; i < op.successorCount() && !isCounted(branch, i); i++) {
      ValueRange other = branch.successorOperands(i);
      if (other.isEmpty() && other.firstOperandIndex() == operands.firstOperandIndex()) {
        last--;
      }
    }
    return last;
  }

  /** Adds an operand for the last argument of a successor. */
  public static void append(BranchOpInterface branch, int successor, Value value) {
    BitSet successors = new BitSet();
    successors.set(successor);
    append(branch, successors, value);
  }

  /**
   * Adds an operand for the last argument of each of some successors, in time linear in the
   * operands and successors of the branch.
   *
   * @param successors the indices of the successors, for which operands must be {@linkplain
   *     #areAppendable appendable}
   */
  public static void append(BranchOpInterface branch, BitSet successors, Value value) {
    Operation op = branch.operation();
    List<ValueRange> forwarded = branch.allSuccessorOperands();
    int[] segments = new int[SegmentedOperands.segmentCount(op)];
    int[] counts = new int[op.successorCount()];
    int[] ends = new int[successors.cardinality()];
    int found = 0;
    for (int i = successors.nextSetBit(0); i >= 0; i = successors.nextSetBit(i + 1)) {
      ValueRange operands = forwarded.get(i);
      ends[found++] = operands.firstOperandIndex() + operands.size();
      if (SegmentedOperands.hasSegments(op)) {
        segments[isCounted(branch, i) ? segments.length - 1 : segmentToExtend(branch, i)]++;
      }
      counts[i]++;
    }
    Arrays.sort(ends);
    BitSet indices = new BitSet();
    for (int i = 0; i < ends.length; i++) {
      indices.set(ends[i] + i);
    }
    op.insertOperands(indices, Collections.nCopies(ends.length, value));
    change(branch, segments, counts);
  }

  /**
   * Erases operands that a branch forwards, in time linear in its operands and successors.
   *
   * @param indices for each successor, which of the operands that it receives; those of a successor
   *     must be {@linkplain #areErasable erasable}
   */
  public static void erase(BranchOpInterface branch, List<BitSet> indices) {
    if (indices.stream().allMatch(BitSet::isEmpty)) {
      return;
    }
    Operation op = branch.operation();
    List<ValueRange> forwarded = branch.allSuccessorOperands();
    int[] segments = new int[SegmentedOperands.segmentCount(op)];
    int[] counts = new int[op.successorCount()];
    BitSet erased = new BitSet();
    for (int i = 0; i < indices.size(); i++) {
      int count = indices.get(i).cardinality();
      if (count > 0) {
        ValueRange operands = forwarded.get(i);
        indices.get(i).stream().forEach(index -> erased.set(operands.firstOperandIndex() + index));
        if (SegmentedOperands.hasSegments(op)) {
          segments[isCounted(branch, i) ? segments.length - 1 : segment(op, operands)] -= count;
        }
        counts[i] -= count;
      }
    }
    op.eraseOperands(erased);
    change(branch, segments, counts);
  }

  /** Changes the lengths of segments, and the numbers of the operands of successors. */
  private static void change(BranchOpInterface branch, int[] segments, int[] counts) {
    Operation op = branch.operation();
    if (SegmentedOperands.hasSegments(op)) {
      change(op, SegmentedOperands.SIZES, segments);
    }
    String attribute = branch.successorOperandCounts();
    if (attribute != null) {
      change(op, attribute, Arrays.copyOfRange(counts, 1, counts.length));
    }
  }

  private static void change(Operation op, String attribute, int[] differences) {
    if (Arrays.stream(differences).allMatch(difference -> difference == 0)) {
      return;
    }
    Attribute before = op.attribute(attribute);
    int[] sizes = new int[differences.length];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = Segments.size(before, i) + differences[i];
    }
    op.setAttribute(attribute, Segments.of(op.context(), sizes));
  }
}
