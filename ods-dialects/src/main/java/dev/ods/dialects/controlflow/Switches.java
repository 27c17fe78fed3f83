// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.Segments;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.ValueRange;
import java.util.Arrays;

/**
 * Operations that branch to the block for an integer, or to a default block.
 *
 * <p>Their operands are the integer, the values for the default block, and the values for the other
 * blocks, one after the other; their successors are the default block and the others.
 */
public final class Switches {
  /** How many values each block but the default one is passed. */
  private static final String SEGMENTS = "case_operand_segments";

  private final Operation op;
  private final SwitchWords words;
  private final Diagnostics diagnostics;
  private final int[] segments;

  private Switches(Operation op, SwitchWords words, Diagnostics diagnostics) {
    this.op = op;
    this.words = words;
    this.diagnostics = diagnostics;
    this.segments = segments(op);
  }

  /**
   * The number of operands forwarded to each block except the default one, according to the
   * operation.
   */
  private static int[] segments(Operation op) {
    return op.attribute(SEGMENTS) instanceof DenseArrayAttr counts ? counts.toInts() : new int[0];
  }

  /** How many values the default block is passed. */
  private static int defaultOperands(Operation op) {
    return Segments.size(op.attribute("operandSegmentSizes"), 1);
  }

  /** Compares the operands with the arguments of the blocks, and the integers with the blocks. */
  public static void verify(Operation op, SwitchWords words, Diagnostics diagnostics) {
    Switches check = new Switches(op, words, diagnostics);
    if (check.verifySegments() && check.verifyOperands()) {
      check.verifyValues();
    }
  }

  private boolean verifySegments() {
    int count = op.operandCount() - 1 - defaultOperands(op);
    int targets = op.successorCount() - 1;
    long total = Arrays.stream(segments).asLongStream().sum();
    String mistake = null;
    if (Arrays.stream(segments).anyMatch(size -> size < 0)) {
      mistake = "'%s' attribute cannot have negative elements".formatted(SEGMENTS);
    } else if (total != count) {
      mistake =
          "%s count (%d) does not match with the total size (%d) specified in attribute '%s'"
              .formatted(words.operands(), count, total, SEGMENTS);
    } else if (segments.length < targets) {
      // MLIR reads beyond the end of the attribute, and accepts more elements than targets.
      mistake =
          "number of elements in '%s' (%d) should match number of %s (%d)"
              .formatted(SEGMENTS, segments.length, words.targets(), targets);
    }
    if (mistake != null) {
      diagnostics.opError(op, mistake);
    }
    return mistake == null;
  }

  private boolean verifyOperands() {
    int from = 1;
    int count = defaultOperands(op);
    boolean valid = fits(0, from, count);
    for (int i = 1; valid && i < op.successorCount(); i++) {
      from += count;
      count = segments[i - 1];
      valid = fits(i, from, count);
    }
    return valid;
  }

  /**
   * Compares operands with the arguments of a target, as {@code BranchOpInterface} does; that would
   * add up the counts of all targets before, for each.
   */
  private boolean fits(int successor, int from, int count) {
    ValueRange arguments = op.successor(successor).arguments();
    if (arguments.size() != count) {
      diagnostics.error(
          op,
          "branch has %d operands for successor #%d, but target block has %d"
              .formatted(count, successor, arguments.size()));
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (op.operandType(from + i) != arguments.typeAt(i)) {
        diagnostics.error(
            op, "type mismatch for bb argument #%d of successor #%d".formatted(i, successor));
        return false;
      }
    }
    return true;
  }

  private void verifyValues() {
    ShapedType values =
        op.attribute(words.valuesAttribute()) instanceof ElementsAttr elements
            ? elements.shapedType()
            : null;
    Type selector = op.operandType(0);
    long count = values == null ? 0 : values.elementCount();
    int targets = op.successorCount() - 1;
    if (values != null && values.elementType() != selector) {
      diagnostics.opError(
          op,
          "'%s' type ('%s') should match %s type ('%s')"
              .formatted(words.selector(), selector, words.valueKind(), values.elementType()));
    } else if (count != targets) {
      diagnostics.opError(
          op,
          "number of %s (%d) should match number of %s (%d)"
              .formatted(words.values(), count, words.targets(), targets));
    }
  }
}
