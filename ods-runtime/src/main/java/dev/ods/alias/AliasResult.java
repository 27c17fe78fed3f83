// SPDX-License-Identifier: Apache-2.0
package dev.ods.alias;

/** How what two values refer to is related (MLIR's class of the same name). */
public enum AliasResult {
  /** They never overlap. */
  NO_ALIAS("NoAlias"),
  /** They may overlap, as far as is known. */
  MAY_ALIAS("MayAlias"),
  /** They overlap, but are not the same. */
  PARTIAL_ALIAS("PartialAlias"),
  /** They are the same. */
  MUST_ALIAS("MustAlias");

  private final String text;

  AliasResult(String text) {
    this.text = text;
  }

  /** What holds if one of two results does, which is not known. */
  public AliasResult merge(AliasResult other) {
    if (this == other) {
      return this;
    }
    boolean overlap = compareTo(MAY_ALIAS) > 0 && other.compareTo(MAY_ALIAS) > 0;
    return overlap ? PARTIAL_ALIAS : MAY_ALIAS;
  }

  /** The name in MLIR. */
  @Override
  public String toString() {
    return text;
  }
}
