// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A rule that recognizes an operation, with what is around it, and replaces it. Patterns have no
 * state, as several threads may apply the same one concurrently. The operation that a pattern is
 * tried on is borrowed: to keep it beyond the call, keep the result of {@link Operation#keep}.
 *
 * <p>Subclasses give the root and a benefit; {@link RewritePatternSet#add(OpModel,
 * java.util.function.Function, String, int, Rewrite)} makes one of a method.
 */
public abstract class RewritePattern {
  /** The largest benefit. */
  public static final int MAX_BENEFIT = 65534;

  private final PatternRoot root;
  private final String name;
  private final int benefit;

  /** What it asks of an operand; null if that is not known. */
  private final @Nullable Definition definition;

  /**
   * For subclasses.
   *
   * @param root the kind of operations that it is for, or null for any
   * @param name for debugging, options that disable patterns, and diagnostics
   * @param benefit which of several patterns is tried first: the one with the largest, from 0 to
   *     {@link #MAX_BENEFIT}
   * @throws IllegalArgumentException if the benefit is out of range
   */
  protected RewritePattern(@Nullable OpModel root, String name, int benefit) {
    this(name, benefit, root == null ? PatternRoot.ANY : PatternRoot.of(root));
  }

  /**
   * For subclasses whose operations are not of one kind, but have an interface, for example.
   *
   * @param name see {@link #RewritePattern(OpModel, String, int)}
   * @param benefit see {@link #RewritePattern(OpModel, String, int)}
   * @param root the operations that it is for
   * @throws IllegalArgumentException if the benefit is out of range
   */
  protected RewritePattern(String name, int benefit, PatternRoot root) {
    this(name, benefit, root, null);
  }

  /** For a pattern that asks something of an operand, unless that is null. */
  RewritePattern(String name, int benefit, PatternRoot root, @Nullable Definition definition) {
    if (benefit < 0 || benefit > MAX_BENEFIT) {
      throw new IllegalArgumentException(
          "benefit " + benefit + " of pattern " + name + ": give one from 0 to " + MAX_BENEFIT);
    }
    this.root = Objects.requireNonNull(root, "root");
    this.name = Objects.requireNonNull(name, "name");
    this.benefit = benefit;
    this.definition = definition;
  }

  /** What it asks of an operand; null if that is not known. */
  final @Nullable Definition asked() {
    return definition;
  }

  /** False if it cannot match an operation of the root's kind: found out without a handle. */
  final boolean mayMatch(IrReader reader, NameTable<OpKind> kinds, int op) {
    Definition asked = definition;
    if (asked == null) {
      return true;
    }
    int found = definition(reader, op, asked.operand);
    if (found == 0 || reader.name(found).model() != asked.kind) {
      return false;
    }
    int constant = asked.constant < 0 ? 0 : definition(reader, found, asked.constant);
    return asked.constant < 0 || (constant != 0 && kinds.of(reader, constant).constant());
  }

  /** The operation that defines an operand; 0 if there is none. */
  static int definition(IrReader reader, int op, int operand) {
    long value = operand < reader.operandCount(op) ? reader.operand(op, operand) : 0;
    return value == 0 ? 0 : IrReader.definingOp(value);
  }

  /** The operations that it is for. */
  public final PatternRoot root() {
    return root;
  }

  /** The name. */
  public final String name() {
    return name;
  }

  /** The benefit; see the constructor. */
  public final int benefit() {
    return benefit;
  }

  /**
   * The kinds of the operations that it creates, as far as that is known (MLIR's {@code
   * getGeneratedOps}). A conversion leaves out patterns that create what cannot be made legal, and
   * prefers those that take fewer steps to what is legal.
   */
  public List<OpModel> generatedOps() {
    return List.of();
  }

  /**
   * Whether it may be applied again to what it creates itself, as that comes to an end (MLIR's
   * {@code hasBoundedRewriteRecursion}). A conversion does not do so otherwise.
   */
  public boolean hasBoundedRecursion() {
    return false;
  }

  /**
   * Rewrites an operation, which the root includes, if it matches.
   *
   * @param rewriter through which all changes go, those of the operation included; inserts before
   *     the operation
   * @return whether it has changed something; if not, nothing has changed. One that returns false
   *     after a change may keep a driver busy forever; in the checking mode that is an error
   */
  public abstract boolean matchAndRewrite(Operation op, Rewriter rewriter);

  @Override
  public String toString() {
    return name;
  }

  /**
   * What a pattern asks of an operand, so that a driver need not try it in vain.
   *
   * @param operand the index of the operand
   * @param kind the kind of the operations that define it
   * @param constant the index of an operand of these that is a constant; -1 if there need be none
   */
  public record Definition(int operand, OpModel kind, int constant) {
    /** An operand that an operation of a kind defines. */
    public static Definition of(int operand, OpModel kind) {
      return new Definition(operand, kind, -1);
    }
  }

  /**
   * The body of a pattern for operations of one kind.
   *
   * @param <T> the generated class of the operation
   */
  @FunctionalInterface
  public interface Rewrite<T extends OpView> {
    /** See {@link RewritePattern#matchAndRewrite}. */
    boolean matchAndRewrite(T op, Rewriter rewriter);
  }
}
