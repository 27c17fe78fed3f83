// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * The name of the alias of a type or an attribute, which is defined before the operations: {@code
 * map} for {@code #map = affine_map<…>}. Names that are requested several times are made unique by
 * numbers, and characters that are invalid in a name are replaced, as in MLIR.
 *
 * @param name the name without its {@code !} or {@code #}, not empty
 * @param isFinal whether no other dialect may replace it (MLIR's {@code FinalAlias}, else {@code
 *     OverridableAlias})
 */
public record AsmAlias(String name, boolean isFinal) {
  /**
   * A name.
   *
   * @throws IllegalArgumentException if it is empty
   */
  public AsmAlias {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("an alias needs a name; answer null to ask for none");
    }
  }

  /** A name that dialects may replace. */
  public static AsmAlias overridable(String name) {
    return new AsmAlias(name, false);
  }

  /** A name that no dialect may replace. */
  public static AsmAlias ofFinal(String name) {
    return new AsmAlias(name, true);
  }
}
