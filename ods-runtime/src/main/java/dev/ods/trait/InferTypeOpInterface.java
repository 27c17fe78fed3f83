// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that computes the types of its results (MLIR's
 * interface of the same name): for {@code build} forms without result types, for the parser of an
 * assembly format without them, and for the verifier, which compares them with those of an
 * operation.
 *
 * <p>An operation whose result types follow from traits or from their constraints, such as one with
 * {@link SameOperandsAndResultType}, implements it without extending it; if it does, it need
 * override no method but those that it wants to.
 *
 * <p>Its methods are called on an operation, but also on an adaptor, as the operation may not exist
 * yet. They may use the operands, attributes and regions of the declaration; its results, its
 * successors and {@code operation()} throw an exception in an adaptor. An interface that several
 * declarations extend has all operands of either from {@link OpView#operandsOf
 * OpView.operandsOf(this)}. What the verifier calls them on is borrowed for the call.
 */
public interface InferTypeOpInterface extends OpView {
  /**
   * Computes the types of all results.
   *
   * @param location of the operation, for errors; also leads to the context
   * @param diagnostics may receive the reason if there are no such types
   * @return the types in order; null, or any types after an error was reported, if there are none
   */
  @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics);

  /**
   * Whether the results of an operation may have certain types: by default, exactly the inferred
   * ones.
   *
   * @param inferred what {@link #inferReturnTypes} returned
   * @param actual the types of the results
   */
  default boolean isCompatibleReturnTypes(List<Type> inferred, List<Type> actual) {
    return inferred.equals(actual);
  }

  /**
   * Computes the types of all results from those that are given for them, which may say more than
   * the rest of the operation does (MLIR's {@code refineReturnTypes}): by default, the given ones
   * if they are compatible with the inferred ones. The verifier asks with the types of the results.
   *
   * @param given the types of the results, or some that a caller proposes
   * @param location of the operation, for errors; also leads to the context
   * @param diagnostics may receive the reason if there are no such types
   * @return the types in order; null, or any types after an error was reported, if there are none
   */
  default @Nullable List<Type> refineReturnTypes(
      List<Type> given, Location location, Diagnostics diagnostics) {
    List<Type> inferred = inferReturnTypes(location, diagnostics);
    return inferred != null && isCompatibleReturnTypes(inferred, given) ? given : null;
  }
}
