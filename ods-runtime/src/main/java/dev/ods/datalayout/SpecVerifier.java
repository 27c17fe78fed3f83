// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.OpaqueType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Verifies the entries of a specification, up to the first error. */
final class SpecVerifier {
  private final Diagnostics diagnostics;
  private final Location location;

  SpecVerifier(Diagnostics diagnostics, Location location) {
    this.diagnostics = diagnostics;
    this.location = location;
  }

  void verify(DataLayoutSpecInterface spec) {
    int errors = diagnostics.errorCount();
    for (DataLayoutEntryInterface entry : spec.entries()) {
      entry.verifyEntry(diagnostics, location);
      if (diagnostics.errorCount() > errors) {
        return;
      }
    }
    EntryGroups groups = EntryGroups.of(spec);
    for (List<DataLayoutEntryInterface> group : groups.ofTypes()) {
      verifyGroup(group);
      if (diagnostics.errorCount() > errors) {
        return;
      }
    }
    for (DataLayoutEntryInterface entry : groups.identified()) {
      verifyIdentified(entry);
      if (diagnostics.errorCount() > errors) {
        return;
      }
    }
  }

  private void verifyGroup(List<DataLayoutEntryInterface> group) {
    Type sample = EntryGroups.type(group.get(0));
    if (sample instanceof IndexType) {
      if (!(group.get(0).value() instanceof IntegerAttr)) {
        error("expected integer attribute in the data layout entry for '" + sample + "'");
      }
    } else if (sample instanceof IntegerType || sample instanceof FloatType) {
      for (DataLayoutEntryInterface entry : group) {
        String violation = violation(entry);
        if (violation != null) {
          error(violation);
          return;
        }
      }
    } else if (!(sample instanceof OpaqueType)) { // only its dialect could verify it
      verifyOther(sample, group);
    }
  }

  private void verifyOther(Type sample, List<DataLayoutEntryInterface> group) {
    DataLayoutTypeInterface type = sample.as(DataLayoutTypeInterface.class);
    if (sample.dialectNamespace().equals("builtin")) {
      error("unexpected data layout for a built-in type");
    } else if (type == null) {
      error("data layout specified for a type that does not support it");
    } else {
      type.verifyEntries(group, diagnostics, location);
    }
  }

  /** What is wrong with the alignments of a number: the one required, and the best one. */
  private static @Nullable String violation(DataLayoutEntryInterface entry) {
    if (!(entry.value() instanceof DenseIntOrFPElementsAttr elements)
        || elements.shapedType().elementType()
            != IntegerType.get(entry.value().context(), Long.SIZE)) {
      return "expected a dense i64 elements attribute in the data layout entry " + entry;
    }
    long count = elements.shapedType().elementCount();
    if (count < 1 || count > 2) {
      return "expected 1 or 2 elements in the data layout entry " + entry;
    }
    if (Long.compareUnsigned(elements.longValue(count - 1), elements.longValue(0)) < 0) {
      return "preferred alignment is expected to be greater than or equal to the abi alignment in"
          + " data layout entry "
          + entry;
    }
    return null;
  }

  /** An identifier of a dialect that is not loaded may be one that the dialect knows. */
  private void verifyIdentified(DataLayoutEntryInterface entry) {
    IdentifierDialect dialect =
        IdentifierDialect.of(location.context(), EntryGroups.identifier(entry));
    if (dialect == null) {
      return;
    }
    DataLayoutDialectInterface hooks = dialect.hooks();
    if (hooks == null) {
      error(
          "the '%s' dialect does not support identifier data layout entries"
              .formatted(dialect.namespace()));
    } else {
      hooks.verifyEntry(entry, diagnostics, location);
    }
  }

  private void error(String message) {
    diagnostics.error(location, message);
  }
}
