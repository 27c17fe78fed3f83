// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A type that has a layout in memory (MLIR's interface of the same name). The record of a declared
 * type implements it.
 *
 * <p>Its methods get the entries of the data layout whose keys are any types of the same class, so
 * that a type may derive its layout from that of others; there need not be any. The data layout
 * answers further questions, such as the size of what the type consists of.
 */
public interface DataLayoutTypeInterface {
  /** The size in bits. */
  TypeSize typeSizeInBits(DataLayout layout, List<DataLayoutEntryInterface> entries);

  /** The alignment that the ABI requires, in bytes. */
  long abiAlignment(DataLayout layout, List<DataLayoutEntryInterface> entries);

  /** The alignment that is best, in bytes. By default, the one that the ABI requires. */
  default long preferredAlignment(DataLayout layout, List<DataLayoutEntryInterface> entries) {
    return abiAlignment(layout, entries);
  }

  /** The width in bits of integers that are added to a pointer; by default, it is none. */
  default OptionalLong indexBitwidth(DataLayout layout, List<DataLayoutEntryInterface> entries) {
    return OptionalLong.empty();
  }

  /**
   * Whether a specification may have entries for types of this class within an operation that has
   * others, which they add to or replace. By default it may.
   *
   * @param outer the entries of the operations around it
   * @param inner the entries of the specification
   * @param spec the specification
   * @param identified the entries of both for identifiers
   */
  default boolean areCompatible(
      List<DataLayoutEntryInterface> outer,
      List<DataLayoutEntryInterface> inner,
      DataLayoutSpecInterface spec,
      Map<String, DataLayoutEntryInterface> identified) {
    return true;
  }

  /** Reports what is wrong with entries for types of this class. By default nothing is. */
  default void verifyEntries(
      List<DataLayoutEntryInterface> entries, Diagnostics diagnostics, Location location) {}
}
