// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import org.jspecify.annotations.Nullable;

/**
 * What a dialect says about the entries of data layouts whose identifiers begin with its name
 * (MLIR's interface of the same name). Without one, such entries are errors. A dialect's
 * declaration returns one from a static method {@code dataLayoutInterface()}.
 */
public interface DataLayoutDialectInterface {
  /** Reports what is wrong with an entry. By default nothing is. */
  default void verifyEntry(
      DataLayoutEntryInterface entry, Diagnostics diagnostics, Location location) {}

  /** Of a dialect that combines entries for one identifier; otherwise they must be the same. */
  interface Combining extends DataLayoutDialectInterface {
    /**
     * Combines the entries that specifications, one in the other, have for an identifier.
     *
     * @param outer combined from those around the inner one
     * @return null if they contradict each other
     */
    @Nullable DataLayoutEntryInterface combine(
        DataLayoutEntryInterface outer, DataLayoutEntryInterface inner);
  }
}
