// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.effect.TrivialDeath;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.reuse.Spares;
import dev.ods.rewrite.visit.Worklist;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Patterns sorted by the operations that they are for and by benefit, ready to be applied. They
 * never change, and several threads may use them.
 */
public final class FrozenRewritePatternSet {
  private static final RewritePattern[] NONE = {};

  private final List<RewritePattern> all;

  /** Those for operations of any name. */
  private final List<RewritePattern> any;

  private final PatternSequence ofAny;
  private final Context context;

  /** What is tried on operations of a name, once it was asked for. */
  private final Map<OperationName, PatternSequence> sequences = new ConcurrentHashMap<>();

  private final NameTable<OpKind> foldingKinds =
      new NameTable<>(name -> OpKind.of(name, this, true));

  private final NameTable<OpKind> kinds = new NameTable<>(name -> OpKind.of(name, this, false));

  /** What earlier greedy rewrites leave for later ones. */
  private final Spares<Memory> spares = new Spares<>(Memory::new);

  /** The tables of a greedy rewrite, which the next one uses again. */
  record Memory(Worklist worklist, ConstantPool.Tables constants, TrivialDeath death) {
    private Memory() {
      this(new Worklist(), new ConstantPool.Tables(), new TrivialDeath());
    }
  }

  private FrozenRewritePatternSet(Context context, List<RewritePattern> patterns) {
    this.context = context;
    this.all = List.copyOf(patterns);
    this.any = all.stream().filter(pattern -> pattern.root() == PatternRoot.ANY).toList();
    this.ofAny = sorted(new ArrayList<>(any));
  }

  private static PatternSequence sorted(List<RewritePattern> patterns) {
    patterns.sort(Comparator.comparingInt(RewritePattern::benefit).reversed());
    return new PatternSequence(patterns.toArray(NONE));
  }

  /** All patterns of a set. */
  public static FrozenRewritePatternSet of(RewritePatternSet patterns) {
    return new FrozenRewritePatternSet(patterns.context(), patterns.patterns());
  }

  /**
   * Some patterns of a set.
   *
   * @param disabled the names of patterns that are left out
   * @param enabled if not empty, all others are left out
   */
  public static FrozenRewritePatternSet of(
      RewritePatternSet patterns, Collection<String> disabled, Collection<String> enabled) {
    return new FrozenRewritePatternSet(
        patterns.context(),
        patterns.patterns().stream()
            .filter(pattern -> !disabled.contains(pattern.name()))
            .filter(pattern -> enabled.isEmpty() || enabled.contains(pattern.name()))
            .toList());
  }

  /** The patterns in the order of their addition. */
  public List<RewritePattern> patterns() {
    return all;
  }

  /**
   * Refuses operations of another context than that of the patterns, none of which would match.
   *
   * @throws IllegalArgumentException if it is one
   */
  public void requireContextOf(Operation op) {
    if (op.context() != context) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' is of another context than the patterns: create a set for its own");
    }
  }

  /** The patterns for operations of a name, in the order in which they are tried. */
  PatternSequence of(OperationName name) {
    return sequences.computeIfAbsent(name, this::sequence);
  }

  /** Patterns for any operation come after those of the operation with the same benefit. */
  private PatternSequence sequence(OperationName name) {
    List<RewritePattern> own = new ArrayList<>();
    for (RewritePattern pattern : all) {
      if (pattern.root() != PatternRoot.ANY && pattern.root().includes(name)) {
        own.add(pattern);
      }
    }
    if (own.isEmpty()) {
      return ofAny;
    }
    own.addAll(any);
    return sorted(own);
  }

  /**
   * What a greedy rewrite can do with operations of each name.
   *
   * @param folding whether it folds
   */
  NameTable<OpKind> kinds(boolean folding) {
    return folding ? foldingKinds : kinds;
  }

  /** Tables without contents, for one rewrite, until {@link #keep}. */
  Memory take() {
    return spares.take();
  }

  /** Takes back tables, which may have contents. */
  void keep(Memory memory) {
    memory.worklist.clear();
    memory.constants.release();
    memory.death.forget();
    spares.keep(memory);
  }
}
