// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that may have a data layout, which holds for what is
 * in its regions (MLIR's interface of the same name). The operation is isolated from above. Modules
 * have data layouts without it.
 *
 * <p>An operation may override what the layout of types is. These methods return the same for the
 * same types and entries, whichever operation of the kind is asked: see {@link
 * DataLayoutTypeInterface} about the entries.
 */
public interface DataLayoutOpInterface extends OpView {
  /** The data layout that the operation specifies, or null. */
  @Nullable DataLayoutSpecInterface dataLayoutSpec();

  /** The size of a type in bytes. */
  default TypeSize typeSize(Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    return DefaultLayout.sizeInBits(type, layout, entries).inUnitsOf(Byte.SIZE);
  }

  /** The size of a type in bits. */
  default TypeSize typeSizeInBits(
      Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    return DefaultLayout.sizeInBits(type, layout, entries);
  }

  /** The alignment of a type that the ABI requires, in bytes. */
  default long typeABIAlignment(
      Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    return DefaultLayout.abiAlignment(type, layout, entries);
  }

  /** The alignment of a type that is best, in bytes. */
  default long typePreferredAlignment(
      Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    return DefaultLayout.preferredAlignment(type, layout, entries);
  }

  /** The width in bits of integers that are added to a pointer; empty for other types. */
  default OptionalLong indexBitwidth(
      Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    return DefaultLayout.indexBitwidth(type, layout, entries);
  }

  /** The value of a property, or null, from its entry, or null if there is none. */
  default @Nullable Attribute property(
      DataLayoutProperty property, @Nullable DataLayoutEntryInterface entry) {
    return entry == null ? null : entry.value();
  }

  /** Verifies the specification, and that it does not contradict those around it. */
  static void verify(DataLayoutOpInterface op, Diagnostics diagnostics) {
    DataLayout.verify(op.operation(), diagnostics);
  }
}
