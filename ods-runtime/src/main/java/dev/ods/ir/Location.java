// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.LocationWord;

/**
 * Where an operation comes from. Locations are attributes, as in MLIR.
 *
 * <p>An operation stores its location in one word; a {@code Location} object is created on demand.
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

  /** The packed form of this location. */
  long word() {
    return LocationWord.interned(id());
  }
}
