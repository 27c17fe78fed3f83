// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Region;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a greedy rewrite works (MLIR's class of the same name). Objects do not change: start from
 * {@link #DEFAULT} or {@link #CANONICALIZE}, and derive others.
 */
public final class GreedyRewriteConfig {
  /** No limit. */
  public static final long NO_LIMIT = -1;

  /** MLIR's defaults: bottom-up, aggressive, at most 10 iterations. */
  public static final GreedyRewriteConfig DEFAULT = new GreedyRewriteConfig();

  /** That of MLIR's pass {@code canonicalize}: top-down, normal, at most 10 iterations. */
  public static final GreedyRewriteConfig CANONICALIZE =
      DEFAULT.withTopDown(true).withRegionSimplification(RegionSimplification.NORMAL);

  /** Which operations are visited. */
  public enum Strictness {
    /** Any in scope. */
    ANY_OP,

    /** Those that there were at the start, and new ones. */
    EXISTING_AND_NEW_OPS,

    /** Those that there were at the start. */
    EXISTING_OPS
  }

  private boolean topDown;
  private RegionSimplification regionSimplification = RegionSimplification.AGGRESSIVE;
  private long maxIterations = 10;
  private long maxRewrites = NO_LIMIT;
  private Strictness strictness = Strictness.ANY_OP;
  private boolean folding = true;
  private boolean constantCse = true;
  private @Nullable Region scope;
  private @Nullable RewriteListener listener;

  private GreedyRewriteConfig() {}

  private GreedyRewriteConfig copy() {
    GreedyRewriteConfig copy = new GreedyRewriteConfig();
    copy.topDown = topDown;
    copy.regionSimplification = regionSimplification;
    copy.maxIterations = maxIterations;
    copy.maxRewrites = maxRewrites;
    copy.strictness = strictness;
    copy.folding = folding;
    copy.constantCse = constantCse;
    copy.scope = scope;
    copy.listener = listener;
    return copy;
  }

  /**
   * Whether operations are visited in pre-order at first, otherwise in post-order; for regions
   * only.
   */
  public boolean topDown() {
    return topDown;
  }

  /** Derives a configuration with another {@link #topDown}. */
  public GreedyRewriteConfig withTopDown(boolean value) {
    GreedyRewriteConfig copy = copy();
    copy.topDown = value;
    return copy;
  }

  /** What is done after each iteration; for regions only. */
  public RegionSimplification regionSimplification() {
    return regionSimplification;
  }

  /** Derives a configuration with another {@link #regionSimplification}. */
  public GreedyRewriteConfig withRegionSimplification(RegionSimplification value) {
    GreedyRewriteConfig copy = copy();
    copy.regionSimplification = Objects.requireNonNull(value, "value");
    return copy;
  }

  /** After how many iterations over a region it gives up, or {@link #NO_LIMIT}. */
  public long maxIterations() {
    return maxIterations;
  }

  /** Derives a configuration with another {@link #maxIterations}. */
  public GreedyRewriteConfig withMaxIterations(long value) {
    GreedyRewriteConfig copy = copy();
    copy.maxIterations = value;
    return copy;
  }

  /**
   * After how many applied patterns in an iteration it gives up, or {@link #NO_LIMIT}. Folds are
   * not counted, nor are patterns that return false, as in MLIR.
   */
  public long maxRewrites() {
    return maxRewrites;
  }

  /** Derives a configuration with another {@link #maxRewrites}. */
  public GreedyRewriteConfig withMaxRewrites(long value) {
    GreedyRewriteConfig copy = copy();
    copy.maxRewrites = value;
    return copy;
  }

  /** Which operations may be visited. */
  public Strictness strictness() {
    return strictness;
  }

  /** Derives a configuration with another {@link #strictness}. */
  public GreedyRewriteConfig withStrictness(Strictness value) {
    GreedyRewriteConfig copy = copy();
    copy.strictness = Objects.requireNonNull(value, "value");
    return copy;
  }

  /** Whether operations are folded. */
  public boolean folding() {
    return folding;
  }

  /** Derives a configuration with another {@link #folding}. */
  public GreedyRewriteConfig withFolding(boolean value) {
    GreedyRewriteConfig copy = copy();
    copy.folding = value;
    return copy;
  }

  /** Whether equal constants are unified, and moved to the front. */
  public boolean constantCse() {
    return constantCse;
  }

  /** Derives a configuration with another {@link #constantCse}. */
  public GreedyRewriteConfig withConstantCse(boolean value) {
    GreedyRewriteConfig copy = copy();
    copy.constantCse = value;
    return copy;
  }

  /**
   * Outside which no operation is visited; null for the region that is rewritten, or for the
   * innermost one around all operations.
   */
  public @Nullable Region scope() {
    return scope;
  }

  /** Derives a configuration with another {@link #scope}. */
  public GreedyRewriteConfig withScope(@Nullable Region value) {
    GreedyRewriteConfig copy = copy();
    copy.scope = value;
    return copy;
  }

  /** Who is told of all changes, and of patterns that are tried, or null. */
  public @Nullable RewriteListener listener() {
    return listener;
  }

  /** Derives a configuration with another {@link #listener}. */
  public GreedyRewriteConfig withListener(@Nullable RewriteListener value) {
    GreedyRewriteConfig copy = copy();
    copy.listener = value;
    return copy;
  }
}
