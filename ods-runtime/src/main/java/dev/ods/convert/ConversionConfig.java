// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Operation;
import dev.ods.rewrite.RewriteListener;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** How a conversion is done (MLIR's class of the same name). It never changes. */
public final class ConversionConfig {
  /** As MLIR does without further settings: folds before patterns, and builds casts. */
  public static final ConversionConfig DEFAULT =
      new ConversionConfig(FoldingMode.BEFORE_PATTERNS, true, false, null, null);

  private final FoldingMode foldingMode;
  private final boolean materializations;
  private final boolean kinds;
  private final @Nullable RewriteListener listener;
  private final @Nullable Collection<Operation> unlegalized;

  /** When an operation that is not legal is folded. */
  public enum FoldingMode {
    /** Not at all. */
    NEVER,
    /** Before patterns are tried on it. */
    BEFORE_PATTERNS,
    /** When no pattern has made it legal. */
    AFTER_PATTERNS
  }

  private ConversionConfig(
      FoldingMode foldingMode,
      boolean materializations,
      boolean kinds,
      @Nullable RewriteListener listener,
      @Nullable Collection<Operation> unlegalized) {
    this.foldingMode = foldingMode;
    this.materializations = materializations;
    this.kinds = kinds;
    this.listener = listener;
    this.unlegalized = unlegalized;
  }

  /** When an operation that is not legal is folded. */
  public FoldingMode foldingMode() {
    return foldingMode;
  }

  /** A copy with another {@link #foldingMode}. */
  public ConversionConfig withFoldingMode(FoldingMode mode) {
    return new ConversionConfig(mode, materializations, kinds, listener, unlegalized);
  }

  /**
   * Whether what is left of the casts between old and new types is made by the type converters. If
   * not, {@code builtin.unrealized_conversion_cast} stays.
   */
  public boolean materializations() {
    return materializations;
  }

  /** A copy with another {@link #materializations}. */
  public ConversionConfig withMaterializations(boolean build) {
    return new ConversionConfig(foldingMode, build, kinds, listener, unlegalized);
  }

  /**
   * Whether casts have an attribute {@code __kind__}, which says whether they are to an original
   * type, {@code "source"}, or to new ones, {@code "target"}: for debugging, with casts that stay.
   */
  public boolean castKinds() {
    return kinds;
  }

  /** A copy with another {@link #castKinds}. */
  public ConversionConfig withCastKinds(boolean attach) {
    return new ConversionConfig(foldingMode, materializations, attach, listener, unlegalized);
  }

  /** Who is told of all changes, also of those that undo others; or null. */
  public @Nullable RewriteListener listener() {
    return listener;
  }

  /** A copy with another {@link #listener}. */
  public ConversionConfig withListener(@Nullable RewriteListener told) {
    return new ConversionConfig(foldingMode, materializations, kinds, told, unlegalized);
  }

  /**
   * Receives the operations that a partial conversion has come to and could not make legal, though
   * they are not known to be illegal; or null.
   */
  public @Nullable Collection<Operation> unlegalized() {
    return unlegalized;
  }

  /** A copy with another {@link #unlegalized}. */
  public ConversionConfig withUnlegalized(@Nullable Collection<Operation> receiver) {
    return new ConversionConfig(foldingMode, materializations, kinds, listener, receiver);
  }
}
