// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.Operation;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Names an analysis that passes share, and computes it; for a constant. Two keys are two analyses,
 * whatever their names.
 *
 * <pre>{@code
 * static final AnalysisKey<CallGraph> CALL_GRAPH = AnalysisKey.of("CallGraph", CallGraph::of);
 * …
 * CallGraph graph = run.analysis(CALL_GRAPH);
 * }</pre>
 *
 * @param <T> what the analysis finds
 */
public final class AnalysisKey<T> {
  private final String name;
  private final BiFunction<? super Operation, ? super AnalysisManager, ? extends T> factory;
  private final @Nullable BiPredicate<? super T, ? super PreservedAnalyses> invalidated;

  private AnalysisKey(
      String name,
      BiFunction<? super Operation, ? super AnalysisManager, ? extends T> factory,
      @Nullable BiPredicate<? super T, ? super PreservedAnalyses> invalidated) {
    this.name = Objects.requireNonNull(name, "name");
    this.factory = Objects.requireNonNull(factory, "factory");
    this.invalidated = invalidated;
  }

  /**
   * For an analysis that depends on no other one.
   *
   * @param name the name in reports, such as {@code "DominanceInfo"}
   * @param factory analyzes an operation
   */
  public static <T> AnalysisKey<T> of(
      String name, Function<? super Operation, ? extends T> factory) {
    Objects.requireNonNull(factory, "factory");
    return using(name, (op, analyses) -> factory.apply(op));
  }

  /**
   * For an analysis that uses others. If it keeps them, it should be {@linkplain #invalidatedIf
   * invalidated} with them.
   *
   * @param name the name in reports
   * @param factory analyzes an operation, and has the analyses of it
   */
  public static <T> AnalysisKey<T> using(
      String name, BiFunction<? super Operation, ? super AnalysisManager, ? extends T> factory) {
    return new AnalysisKey<>(name, factory, null);
  }

  /**
   * Another key for the same analysis, which is invalidated if a condition holds, whether or not a
   * pass has preserved it: for one that lives as long as the analyses that it uses, or longer than
   * passes know (MLIR's {@code isInvalidated}).
   *
   * @param condition of an analysis, and of what was preserved
   */
  public AnalysisKey<T> invalidatedIf(BiPredicate<? super T, ? super PreservedAnalyses> condition) {
    return new AnalysisKey<>(name, factory, Objects.requireNonNull(condition, "condition"));
  }

  /** The name in reports. */
  public String name() {
    return name;
  }

  T analyze(Operation op, AnalysisManager analyses) {
    return factory.apply(op, analyses);
  }

  @SuppressWarnings("unchecked") // What is kept under a key was made by it.
  T cast(Object analysis) {
    return (T) analysis;
  }

  boolean isInvalidated(Object analysis, PreservedAnalyses preserved) {
    return invalidated == null
        ? !preserved.isPreserved(this)
        : invalidated.test(cast(analysis), preserved);
  }

  @Override
  public String toString() {
    return name;
  }
}
