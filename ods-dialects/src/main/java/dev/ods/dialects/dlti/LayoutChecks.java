// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks the layout of a module: its entries, and whether they agree with those of the enclosing
 * modules (source: DataLayoutInterfaces.cpp).
 */
final class LayoutChecks {
  private static final String ENDIANNESS = "dlti.endianness";

  /** The keys of this dialect that accept any value. */
  private static final Set<String> KEYS =
      Set.of(
          "dlti.default_memory_space",
          "dlti.alloca_memory_space",
          "dlti.program_memory_space",
          "dlti.global_memory_space",
          "dlti.stack_alignment",
          "dlti.function_pointer_alignment",
          "dlti.legal_int_widths",
          "dlti.mangling_mode");

  private LayoutChecks() {}

  static void check(Operation module, Diagnostics diagnostics) {
    DataLayoutSpecAttr layout = layoutOf(module);
    if (layout == null) {
      return;
    }
    String violation = violation(layout);
    if (violation != null) {
      diagnostics.error(module.location(), violation);
    } else {
      checkWithEnclosing(module, layout, diagnostics);
    }
  }

  private static @Nullable DataLayoutSpecAttr layoutOf(Operation module) {
    for (NamedAttribute attribute : module.discardableAttributes().entries()) {
      if (attribute.value() instanceof DataLayoutSpecAttr layout) {
        return layout;
      }
    }
    return null;
  }

  // --- Entries.

  /** The error message about the entries, those of types first. */
  private static @Nullable String violation(DataLayoutSpecAttr layout) {
    for (DataLayoutEntryAttr entry : layout.entries()) {
      String violation = entry.key() instanceof TypeAttr type ? ofType(type.value(), entry) : null;
      if (violation != null) {
        return violation;
      }
    }
    for (DataLayoutEntryAttr entry : layout.entries()) {
      String violation = entry.key() instanceof StringAttr name ? ofName(name, entry) : null;
      if (violation != null) {
        return violation;
      }
    }
    return null;
  }

  private static @Nullable String ofType(Type type, DataLayoutEntryAttr entry) {
    if (type instanceof IndexType) {
      return entry.value() instanceof IntegerAttr
          ? null
          : "expected integer attribute in the data layout entry for '" + type + "'";
    }
    if (type instanceof IntegerType || type instanceof FloatType) {
      return ofNumber(entry);
    }
    if (type instanceof OpaqueType) {
      // Only its dialect, which is absent or declared in part, could verify it.
      return null;
    }
    return type.dialectNamespace().equals("builtin")
        ? "unexpected data layout for a built-in type"
        : "data layout specified for a type that does not support it";
  }

  /** Checks the alignments of an integer or floating-point type: the needed one and the best. */
  private static @Nullable String ofNumber(DataLayoutEntryAttr entry) {
    Context context = entry.context();
    if (!(entry.value() instanceof DenseIntOrFPElementsAttr elements)
        || elements.shapedType().elementType() != IntegerType.get(context, Long.SIZE)) {
      return "expected a dense i64 elements attribute in the data layout entry " + entry;
    }
    long count = elements.shapedType().elementCount();
    if (count < 1 || count > 2) {
      return "expected 1 or 2 elements in the data layout entry " + entry;
    }
    long needed = elements.longValue(0);
    if (Long.compareUnsigned(elements.longValue(count - 1), needed) < 0) {
      return "preferred alignment is expected to be greater than or equal to the abi alignment in"
          + " data layout entry "
          + entry;
    }
    return null;
  }

  private static @Nullable String ofName(StringAttr key, DataLayoutEntryAttr entry) {
    String name = key.value();
    int dot = name.indexOf('.');
    String namespace = dot < 0 ? "" : name.substring(0, dot);
    if (dot < 0 || entry.context().loadedDialect(namespace) == null) {
      return null;
    }
    if (!namespace.equals(entry.dialectNamespace())) {
      return "the '" + namespace + "' dialect does not support identifier data layout entries";
    }
    if (name.equals(ENDIANNESS)) {
      return entry.value() instanceof StringAttr value
              && (value.value().equals("big") || value.value().equals("little"))
          ? null
          : "'" + name + "' data layout entry is expected to be either 'big' or 'little'";
    }
    return KEYS.contains(name) ? null : "unknown data layout entry name: " + name;
  }

  // --- Enclosing layouts.

  /**
   * Compares the entries for strings; those for types may be overridden. Enclosing modules were
   * compared with each other before, so that only the nearest one with an entry is relevant.
   */
  private static void checkWithEnclosing(
      Operation module, DataLayoutSpecAttr layout, Diagnostics diagnostics) {
    Map<String, Attribute> names = new HashMap<>();
    for (DataLayoutEntryAttr entry : layout.entries()) {
      if (entry.key() instanceof StringAttr name) {
        names.put(name.value(), entry.value());
      }
    }
    for (Operation op = module.parent(); op != null && !names.isEmpty(); op = op.parent()) {
      DataLayoutSpecAttr outer = HasDefaultDLTIDataLayout.test(op) ? layoutOf(op) : null;
      if (outer != null && !removeEqual(outer, names)) {
        reportEnclosing(module, diagnostics);
        return;
      }
    }
  }

  /** Removes the names that a layout has; false if it has one with another value. */
  private static boolean removeEqual(DataLayoutSpecAttr layout, Map<String, Attribute> names) {
    for (DataLayoutEntryAttr entry : layout.entries()) {
      Attribute other = entry.key() instanceof StringAttr name ? names.remove(name.value()) : null;
      if (other != null && other != entry.value()) {
        return false;
      }
    }
    return true;
  }

  private static void reportEnclosing(Operation module, Diagnostics diagnostics) {
    diagnostics.error(module, "data layout does not combine with layouts of enclosing ops");
    for (Operation op = module.parent(); op != null; op = op.parent()) {
      // A top-level module without a layout may be implicit.
      if (HasDefaultDLTIDataLayout.test(op) && (op.parent() != null || layoutOf(op) != null)) {
        diagnostics.note(op.location(), "enclosing op with data layout");
      }
    }
  }
}
