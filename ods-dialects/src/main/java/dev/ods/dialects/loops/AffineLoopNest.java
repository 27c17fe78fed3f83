// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.loops;

import dev.ods.dialects.affine.AffineValueMap;
import dev.ods.dialects.affine.ForOp;
import dev.ods.fold.APInt;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds loops of the dialect {@code affine}, each of which is all that is in the one around it but
 * for its terminator (MLIR's {@code buildAffineLoopNest}).
 */
public final class AffineLoopNest {
  private final List<AffineValueMap> lowerBounds;
  private final List<AffineValueMap> upperBounds;
  private final long[] steps;
  private final NestBody body;
  private final List<ForOp> loops = new ArrayList<>();
  private final List<Value> inductionVars = new ArrayList<>();

  private AffineLoopNest(
      List<AffineValueMap> lowerBounds,
      List<AffineValueMap> upperBounds,
      long[] steps,
      NestBody body) {
    NestCounts.requireAsMany(lowerBounds.size(), upperBounds.size(), "upper bounds");
    NestCounts.requireAsMany(lowerBounds.size(), steps.length, "steps");
    this.lowerBounds = lowerBounds;
    this.upperBounds = upperBounds;
    this.steps = steps;
    this.body = body;
  }

  /**
   * Builds loops over numbers at the insertion point, which stays behind them.
   *
   * @return the loops, the outermost first; none if there are no bounds, and the body is where they
   *     were to be
   * @throws IllegalArgumentException if there are not as many upper bounds and steps as lower ones,
   *     or a step is not positive
   */
  public static List<ForOp> build(
      OpBuilder builder,
      Location location,
      long[] lowerBounds,
      long[] upperBounds,
      long[] steps,
      NestBody body) {
    return new AffineLoopNest(
            constants(builder, lowerBounds), constants(builder, upperBounds), steps, body)
        .build(builder, location);
  }

  /**
   * Builds loops between values at the insertion point, which stays behind them. Where both bounds
   * of a loop are constants, they are written as numbers.
   *
   * @return the loops, the outermost first; none if there are no bounds, and the body is where they
   *     were to be
   * @throws IllegalArgumentException if there are not as many upper bounds and steps as lower ones,
   *     or a step is not positive
   */
  public static List<ForOp> build(
      OpBuilder builder,
      Location location,
      List<Value> lowerBounds,
      List<Value> upperBounds,
      long[] steps,
      NestBody body) {
    NestCounts.requireAsMany(lowerBounds.size(), upperBounds.size(), "upper bounds");
    List<AffineValueMap> lower = new ArrayList<>();
    List<AffineValueMap> upper = new ArrayList<>();
    for (int i = 0; i < lowerBounds.size(); i++) {
      AffineValueMap lowerNumber = number(lowerBounds.get(i));
      AffineValueMap upperNumber = number(upperBounds.get(i));
      boolean known = lowerNumber != null && upperNumber != null;
      lower.add(known ? lowerNumber : AffineValueMap.identity(lowerBounds.get(i)));
      upper.add(known ? upperNumber : AffineValueMap.identity(upperBounds.get(i)));
    }
    return new AffineLoopNest(lower, upper, steps, body).build(builder, location);
  }

  private static List<AffineValueMap> constants(OpBuilder builder, long[] numbers) {
    return Arrays.stream(numbers)
        .mapToObj(number -> AffineValueMap.constant(builder.context(), number))
        .toList();
  }

  private static @Nullable AffineValueMap number(Value bound) {
    APInt constant = Matchers.integer(bound);
    return constant == null
        ? null
        : AffineValueMap.constant(bound.context(), constant.signed().longValue());
  }

  private List<ForOp> build(OpBuilder builder, Location location) {
    buildRest(builder, location);
    return List.copyOf(loops);
  }

  /** Builds the loops that are left, and the body in them. */
  private void buildRest(OpBuilder builder, Location location) {
    int depth = inductionVars.size();
    if (depth == lowerBounds.size()) {
      body.build(builder, location, List.copyOf(inductionVars));
      return;
    }
    ForOp loop =
        ForOp.build(
            builder,
            location,
            lowerBounds.get(depth),
            upperBounds.get(depth),
            steps[depth],
            (inner, at, inductionVar, none) -> {
              inductionVars.add(inductionVar);
              buildRest(inner, at);
            });
    loops.add(0, loop);
  }
}
