// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation whose result types follow from the rest of it (MLIR's
 * interface of the same name). Its assembly format need not contain these types, {@code build} has
 * forms without them, and the verifier compares those of each operation with the inferred ones.
 *
 * <p>The methods are called on a view of no operation, as they are static in MLIR: {@link
 * OpView#operation} throws.
 */
public interface InferTypeOpInterface extends OpView {
  /**
   * The types of all results, or null if they cannot be inferred, which is an error. The operands
   * and attributes need not satisfy their constraints, and attributes may be absent.
   */
  @Nullable List<Type> inferReturnTypes(InferenceInput input);

  /** Whether results may have the given types; by default, only if these are the inferred ones. */
  default boolean isCompatibleReturnTypes(List<Type> inferred, List<Type> given) {
    return inferred.equals(given);
  }
}
