// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Context;
import dev.ods.ir.OpModel;
import dev.ods.ir.unsafe.IrReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The patterns for operations of one kind, in the order in which they are tried. Those of a tree
 * that follow each other are a segment, in which the tree finds the next one; patterns of other
 * trees, and those in Java, may come between segments of one tree.
 *
 * <p>Which of the first patterns ask for the kinds of operations that define the operands is a set
 * of bits, found for all of them at once.
 */
final class PatternSequence {
  /** The patterns of which a set has bits; those after them are always candidates. */
  private static final int MAX_BITS = 63;

  /** No patterns. */
  static final PatternSequence EMPTY = new PatternSequence(new RewritePattern[0]);

  private final RewritePattern[] patterns;

  /** The patterns that ask nothing of an operand. */
  private final long unconditional;

  private final Gate[] gates;

  /** For each pattern the end of its segment; that of a pattern of no tree ends after it. */
  private final int[] ends;

  PatternSequence(RewritePattern[] patterns) {
    this.patterns = patterns;
    this.ends = new int[patterns.length];
    this.unconditional = bits(pattern -> pattern.asked() == null);
    Set<List<Integer>> distinct = new HashSet<>();
    this.gates =
        IntStream.range(0, Math.min(patterns.length, MAX_BITS))
            .mapToObj(i -> patterns[i].asked())
            .flatMap(Stream::ofNullable)
            .filter(asked -> distinct.add(List.of(asked.operand(), asked.constant())))
            .map(asked -> new Gate(asked.operand(), asked.constant()))
            .toArray(Gate[]::new);
    for (int i = patterns.length - 1; i >= 0; i--) {
      ends[i] = i + 1 < patterns.length && isSegment(i) ? ends[i + 1] : i + 1;
    }
  }

  /** Whether a pattern and the next one are of one segment. */
  private boolean isSegment(int at) {
    return patterns[at] instanceof PatternTree.Member member
        && patterns[at + 1] instanceof PatternTree.Member next
        && member.tree() == next.tree()
        && member.index() < next.index();
  }

  private long bits(Predicate<RewritePattern> condition) {
    long bits = 0;
    for (int i = Math.min(patterns.length, MAX_BITS) - 1; i >= 0; i--) {
      bits |= condition.test(patterns[i]) ? 1L << i : 0;
    }
    return bits;
  }

  /** The patterns, of those that have bits, that ask nothing which an operation does not have. */
  long candidates(IrReader reader, NameTable<OpKind> kinds, int op) {
    long bits = unconditional;
    for (Gate gate : gates) {
      bits |= gate.bits(reader, kinds, op);
    }
    return bits;
  }

  /** Whether the candidates say of a pattern whether it may match. */
  static boolean hasBit(int at) {
    return at < MAX_BITS;
  }

  /** The first pattern from one on that is among candidates or has no bit; or the number of all. */
  int next(long candidates, int from) {
    long rest = from < MAX_BITS ? candidates >>> from : 0;
    if (rest != 0) {
      return from + Long.numberOfTrailingZeros(rest);
    }
    return Math.min(Math.max(from, MAX_BITS), patterns.length);
  }

  /** The patterns that ask for the definition of an operand, and of one of its own operands. */
  private final class Gate {
    /** Of an entry that is known, so that none is 0; no pattern has this bit. */
    private static final long KNOWN = 1L << MAX_BITS;

    private final int operand;

    /** See {@link RewritePattern.Definition#constant}. */
    private final int constant;

    /**
     * By the numbers of the names of definitions. Filled when a name is first met, by any thread:
     * all write the same.
     */
    private volatile @Nullable Known known;

    Gate(int operand, int constant) {
      this.operand = operand;
      this.constant = constant;
    }

    long bits(IrReader reader, NameTable<OpKind> kinds, int op) {
      int definition = RewritePattern.definition(reader, op, operand);
      long bits = definition == 0 ? 0 : bits(reader, definition);
      if (bits == 0 || constant < 0) {
        return bits;
      }
      int inner = RewritePattern.definition(reader, definition, constant);
      return inner != 0 && kinds.of(reader, inner).constant() ? bits : 0;
    }

    private long bits(IrReader reader, int definition) {
      Known all = known;
      int name = reader.nameId(definition);
      if (all == null || all.context != reader.context() || !all.has(name)) {
        return learn(reader, definition, name);
      }
      return all.bits.get(name) & ~KNOWN;
    }

    private long learn(IrReader reader, int definition, int name) {
      OpModel model = reader.name(definition).model();
      long learned = bitsOf(model);
      Known all = known;
      if (model != null && (all == null || all.context == reader.context())) {
        if (all == null || name >= all.bits.length()) {
          all = new Known(reader.context(), new AtomicLongArray(Math.max(64, name * 2)));
          known = all;
        }
        all.bits.set(name, learned | KNOWN);
      }
      return learned;
    }

    private long bitsOf(@Nullable OpModel model) {
      return PatternSequence.this.bits(
          pattern -> {
            RewritePattern.Definition asked = pattern.asked();
            return asked != null
                && asked.operand() == operand
                && asked.constant() == constant
                && asked.kind() == model;
          });
    }
  }

  /** What is known of the names of a context. */
  private record Known(Context context, AtomicLongArray bits) {
    boolean has(int name) {
      return name >= 0 && name < bits.length() && bits.get(name) != 0;
    }
  }

  int size() {
    return patterns.length;
  }

  RewritePattern get(int at) {
    return patterns[at];
  }

  /** The end of the segment of a pattern. */
  int end(int at) {
    return ends[at];
  }

  /** Where in a segment the pattern with an index in its tree is, or -1 if it was left out. */
  int find(int index, int from, int end) {
    int low = from;
    int high = end - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int found = ((PatternTree.Member) patterns[middle]).index();
      if (found == index) {
        return middle;
      } else if (found < index) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }
}
