// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.loops;

import dev.ods.dialects.scf.ForOp;
import dev.ods.dialects.scf.YieldOp;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Loops of the dialect {@code scf}, each of which is all that is in the one around it but for its
 * terminator (MLIR's {@code scf::buildLoopNest}).
 *
 * @param loops the outermost first; none if there are no bounds, and the body is where they were to
 *     be
 * @param results the carried values in the end
 */
public record ScfLoopNest(List<ForOp> loops, List<Value> results) {
  /** Creates what is in the innermost loop, and knows the values that it yields. */
  @FunctionalInterface
  public interface CarryingBody {
    /**
     * Creates the operations, without a terminator.
     *
     * @param inductionVars the numbers of all loops, that of the outermost first
     * @param iterArgs the carried values
     * @return the new ones, as many and of the same types
     */
    List<Value> build(
        OpBuilder builder, Location location, List<Value> inductionVars, List<Value> iterArgs);
  }

  /** Copies the lists. */
  public ScfLoopNest {
    loops = List.copyOf(loops);
    results = List.copyOf(results);
  }

  /**
   * Builds loops that carry no values at the insertion point, which stays behind them.
   *
   * @throws IllegalArgumentException if there are not as many upper bounds and steps as lower ones
   */
  public static ScfLoopNest build(
      OpBuilder builder,
      Location location,
      List<Value> lowerBounds,
      List<Value> upperBounds,
      List<Value> steps,
      NestBody body) {
    return build(
        builder,
        location,
        lowerBounds,
        upperBounds,
        steps,
        List.of(),
        (inner, at, inductionVars, none) -> {
          body.build(inner, at, inductionVars);
          return List.of();
        });
  }

  /**
   * Builds loops that carry values at the insertion point, which stays behind them.
   *
   * @param iterArgs the initial values
   * @throws IllegalArgumentException if there are not as many upper bounds and steps as lower ones,
   *     or the body returns not as many values as are carried
   */
  public static ScfLoopNest build(
      OpBuilder builder,
      Location location,
      List<Value> lowerBounds,
      List<Value> upperBounds,
      List<Value> steps,
      List<Value> iterArgs,
      CarryingBody body) {
    NestCounts.requireAsMany(lowerBounds.size(), upperBounds.size(), "upper bounds");
    NestCounts.requireAsMany(lowerBounds.size(), steps.size(), "steps");
    Building building = new Building(lowerBounds, upperBounds, steps, body);
    List<Value> results = building.build(builder, location, iterArgs);
    return new ScfLoopNest(building.loops, results);
  }

  /** The loops that are being built. */
  private static final class Building {
    final List<Value> lowerBounds;
    final List<Value> upperBounds;
    final List<Value> steps;
    final CarryingBody body;
    final List<ForOp> loops = new ArrayList<>();
    final List<Value> inductionVars = new ArrayList<>();

    Building(
        List<Value> lowerBounds, List<Value> upperBounds, List<Value> steps, CarryingBody body) {
      this.lowerBounds = lowerBounds;
      this.upperBounds = upperBounds;
      this.steps = steps;
      this.body = body;
    }

    /** Builds the loops that are left, and the body in them; returns what they yield. */
    List<Value> build(OpBuilder builder, Location location, List<Value> iterArgs) {
      int depth = inductionVars.size();
      if (depth == lowerBounds.size()) {
        List<Value> yielded =
            body.build(builder, location, List.copyOf(inductionVars), List.copyOf(iterArgs));
        NestCounts.requireAsMany(iterArgs.size(), yielded.size(), "values");
        return yielded;
      }
      ForOp loop =
          ForOp.build(
              builder,
              location,
              lowerBounds.get(depth),
              upperBounds.get(depth),
              steps.get(depth),
              iterArgs,
              (inner, at, inductionVar, carried) -> {
                inductionVars.add(inductionVar);
                List<Value> yielded = build(inner, at, carried);
                // The body may have left the builder elsewhere.
                inner.setInsertionPointToEnd(Objects.requireNonNull(inductionVar.ownerBlock()));
                YieldOp.build(inner, at, yielded);
              });
      loops.add(0, loop);
      return loop.results();
    }
  }
}
