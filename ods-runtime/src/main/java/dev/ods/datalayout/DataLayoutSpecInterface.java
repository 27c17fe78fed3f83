// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that specifies a data layout (MLIR's interface of the same name): a list of entries
 * with distinct keys.
 */
public interface DataLayoutSpecInterface extends AttributeInterface {
  /** The entries in order. */
  List<? extends DataLayoutEntryInterface> entries();

  /** The identifier that is the key of a property. */
  String identifier(DataLayoutProperty property);

  /**
   * A specification of this class with other entries: what becomes of it where operations around
   * the one that has it have such specifications too.
   *
   * @param entries of all these specifications
   */
  DataLayoutSpecInterface withEntries(Context context, List<DataLayoutEntryInterface> entries);

  /** The entries for all types of the class that a type has: see {@link TypeClass}. */
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

  /** The entry for an identifier, or null. */
  default @Nullable DataLayoutEntryInterface entryFor(String identifier) {
    for (DataLayoutEntryInterface entry : entries()) {
      if (identifier.equals(entry.identifier())) {
        return entry;
      }
    }
    return null;
  }

  /**
   * Reports what is wrong with the entries: those of builtin types must be what {@link DataLayout}
   * expects, the other types and the dialects of identifiers are asked.
   */
  default void verifySpec(Diagnostics diagnostics, Location location) {
    new SpecVerifier(diagnostics, location).verify(this);
  }
}
