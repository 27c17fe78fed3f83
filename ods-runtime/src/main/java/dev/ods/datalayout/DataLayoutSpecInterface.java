// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.builtin.OpaqueType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An attribute that specifies a data layout (MLIR's interface of the same name): a list of entries
 * with distinct keys.
 */
public interface DataLayoutSpecInterface extends DataLayoutEntries {
  /** The identifier that is the key of a property. */
  String identifier(DataLayoutProperty property);

  /**
   * A specification of this class with other entries: what becomes of it where operations around
   * the one that has it have such specifications too.
   *
   * @param entries of all these specifications
   */
  DataLayoutSpecInterface withEntries(Context context, List<DataLayoutEntryInterface> entries);

  /**
   * The entries for all types of the class that a type has, which interprets them together: those
   * of all integers, say. Each floating-point type is a class of its own, as in MLIR, and so is
   * each {@link OpaqueType}.
   */
  default List<DataLayoutEntryInterface> entriesFor(Type type) {
    TypeClass wanted = TypeClass.of(type);
    List<DataLayoutEntryInterface> found = new ArrayList<>();
    for (DataLayoutEntryInterface entry : entries()) {
      Type key = entry.typeKey();
      if (key != null && TypeClass.of(key).equals(wanted)) {
        found.add(entry);
      }
    }
    return Collections.unmodifiableList(found);
  }

  /**
   * Reports what is wrong with the entries: those of builtin types must be what {@link DataLayout}
   * expects, the other types and the dialects of identifiers are asked.
   */
  default void verifySpec(Diagnostics diagnostics, Location location) {
    new SpecVerifier(diagnostics, location).verify(this);
  }
}
