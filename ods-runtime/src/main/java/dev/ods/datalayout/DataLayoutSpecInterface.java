// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.ArrayList;
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
   * A specification of this kind with other entries.
   *
   * @param entries of this specification, and of others of the same class
   */
  DataLayoutSpecInterface withEntries(Context context, List<DataLayoutEntryInterface> entries);

  /**
   * Combines this specification with those of the operations around the one that has it. An entry
   * for a type replaces those around it if the type agrees ({@link
   * DataLayoutTypeInterface#areCompatible}); what becomes of entries for one identifier, its
   * dialect says ({@link DataLayoutDialectInterface#combine}).
   *
   * @param outer from the outermost to the innermost
   * @return null if they contradict each other, or one is of another class
   */
  default @Nullable DataLayoutSpecInterface combineWith(List<DataLayoutSpecInterface> outer) {
    EntryCombiner combiner = new EntryCombiner();
    for (DataLayoutSpecInterface spec : outer) {
      if (spec.getClass() != getClass() || !combiner.add(spec)) {
        return null;
      }
    }
    return combiner.add(this) ? withEntries(((Uniqued) this).context(), combiner.entries()) : null;
  }

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
    return found;
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
