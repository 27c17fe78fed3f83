// SPDX-License-Identifier: Apache-2.0
package dev.ods.replace;

import dev.ods.ir.Uniqued;
import java.util.Objects;

/**
 * By what an {@link AttrTypeReplacer} replaces an attribute or a type.
 *
 * @param result an attribute for an attribute, a type for a type; perhaps the same
 * @param isWhole whether the parts of the result stay as they are
 */
public record Replacement(Uniqued result, boolean isWhole) {
  /** Refuses null. */
  public Replacement {
    Objects.requireNonNull(result, "result");
  }

  /** A result of which the parts are to be replaced, too. */
  public static Replacement of(Uniqued result) {
    return new Replacement(result, false);
  }

  /** A result that is taken as it is (MLIR's {@code WalkResult::skip}). */
  public static Replacement whole(Uniqued result) {
    return new Replacement(result, true);
  }
}
