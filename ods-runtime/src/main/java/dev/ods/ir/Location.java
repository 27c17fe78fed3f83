// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * Where an operation comes from. Locations are attributes, as in MLIR.
 *
 * <p>An operation keeps its location in one word (see {@link PackedLocation}); a {@code Location}
 * object is made when it is asked for.
 */
public abstract sealed class Location extends Attribute
    permits UnknownLoc, FileLineColRange, NameLoc, CallSiteLoc, FusedLoc, DialectLoc {
  Location(Context context) {
    super(context);
  }

  @Override
  public String dialectNamespace() {
    return "builtin";
  }

  /** The word that stands for this location in packed storage. */
  long word() {
    return Integer.toUnsignedLong(id());
  }
}
