// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * The name that a type or an attribute shall have where it is defined ahead of the operations:
 * {@code map} for {@code #map = affine_map<…>}. Numbers are added to names that several want, and
 * characters that cannot stand in a name are replaced, as in MLIR.
 *
 * @param name the name without its mark, not empty
 * @param isFinal whether no other dialect may name it otherwise (MLIR's {@code FinalAlias}, else
 *     {@code OverridableAlias})
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
