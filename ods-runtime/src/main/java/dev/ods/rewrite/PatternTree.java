// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.ConstantLike;
import java.util.Arrays;
import java.util.List;

/**
 * The declared patterns of a set for operations of one kind, compiled into one decision tree: what
 * they ask of the structure around an operation is asked once for all of them, by bare references,
 * so that the search allocates nothing. Generated code extends it; what it calls checks bounds, so
 * that an operation that was not verified does no harm.
 *
 * <p>The patterns have indices from 0, in the order in which they are tried. A tree is for the
 * operations of one context, which several threads may search at a time.
 */
public abstract class PatternTree {
  /** The answer of {@link #kind} for an operation of no kind that the patterns name, or none. */
  protected static final int OTHER = -1;

  /** Of an entry that is known, so that none of them is 0. */
  private static final int KNOWN = 1;

  private static final int CONSTANT = 2;
  private static final int KIND_SHIFT = 2;

  private final OpModel root;
  private final OpModel[] kinds;

  /**
   * What is known of operations, by the number of their name. Filled when a name is first met, by
   * any thread: all write the same.
   */
  private int[] known = new int[64];

  /**
   * For generated code.
   *
   * @param root the kind of operations that the patterns are for
   * @param kinds the kinds of other operations that they name
   */
  protected PatternTree(OpModel root, OpModel... kinds) {
    this.root = root;
    this.kinds = kinds.clone();
  }

  /**
   * Finds the patterns that may apply to an operation.
   *
   * @param root an operation of the kind of the root
   * @param found receives each pattern that applies, and perhaps others
   */
  protected abstract void match(IrReader ir, int root, PatternCandidates found);

  /** Applies one pattern, as {@link RewritePattern#matchAndRewrite} does. */
  protected abstract boolean apply(int index, Operation root, Rewriter rewriter);

  /**
   * One of the patterns, to be added to a set.
   *
   * @param index its index in the tree
   * @param name see {@link RewritePattern}
   * @param benefit see {@link RewritePattern}
   * @param generated see {@link RewritePattern#generatedOps}
   */
  public final RewritePattern pattern(int index, String name, int benefit, OpModel... generated) {
    return new Member(this, index, name, benefit, List.of(generated));
  }

  // --- What generated code asks.

  /** An operand; 0 if there is none. */
  protected static long operand(IrReader ir, int op, int index) {
    return index < ir.operandCount(op) ? ir.operand(op, index) : 0;
  }

  /** The operation that defines an operand; 0 if there is none. */
  protected static int definition(IrReader ir, int op, int operand) {
    long value = operand(ir, op, operand);
    return value == 0 ? 0 : IrReader.definingOp(value);
  }

  /** The index, among those given to the constructor, of the kind of an operation. */
  protected final int kind(IrReader ir, int op) {
    return op == 0 ? OTHER : (known(ir, op) >> KIND_SHIFT) + OTHER;
  }

  /** Whether an operation defines a constant. */
  protected final boolean isConstant(IrReader ir, int op) {
    return op != 0 && (known(ir, op) & CONSTANT) != 0;
  }

  /**
   * The type of an operand.
   *
   * @throws IllegalStateException if there is none
   */
  protected static Type type(IrReader ir, int op, int operand) {
    long value = operand(ir, op, operand);
    if (value == 0) {
      throw new IllegalStateException("'" + ir.name(op) + "' has no operand #" + operand);
    }
    return ir.type(value);
  }

  /** Whether a value has exactly one use. */
  protected static boolean hasOneUse(IrReader ir, long value) {
    int use = value == 0 ? 0 : ir.firstUse(value);
    return use != 0 && ir.nextUse(use) == 0;
  }

  /** What is known of an operation because of its name. */
  private int known(IrReader ir, int op) {
    int name = ir.nameId(op);
    int[] all = known;
    int found = name >= 0 && name < all.length ? all[name] : 0;
    return found != 0 ? found : learn(ir, op, name);
  }

  private int learn(IrReader ir, int op, int name) {
    OperationName full = ir.name(op);
    int kind = OTHER;
    for (int i = 0; i < kinds.length; i++) {
      kind = kinds[i] == full.model() ? i : kind;
    }
    int learned =
        ((kind - OTHER) << KIND_SHIFT) | (full.hasTrait(ConstantLike.class) ? CONSTANT : 0) | KNOWN;
    if (name >= 0) {
      int[] all = known;
      if (name >= all.length) {
        all = Arrays.copyOf(all, Math.max(name + 1, all.length * 2));
        known = all;
      }
      all[name] = learned;
    }
    return learned;
  }

  /** A pattern of a tree. */
  static final class Member extends RewritePattern {
    private final PatternTree tree;
    private final int index;
    private final List<OpModel> generated;

    private Member(PatternTree tree, int index, String name, int benefit, List<OpModel> generated) {
      super(tree.root, name, benefit);
      this.tree = tree;
      this.index = index;
      this.generated = generated;
    }

    @Override
    public List<OpModel> generatedOps() {
      return generated;
    }

    PatternTree tree() {
      return tree;
    }

    int index() {
      return index;
    }

    @Override
    public boolean matchAndRewrite(Operation op, Rewriter rewriter) {
      return tree.apply(index, op, rewriter);
    }
  }
}
