// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import java.util.List;
import java.util.OptionalLong;

/** The layout of builtin types; other types are asked (source: DataLayoutInterfaces.cpp). */
final class DefaultLayout {
  private static final int BITS_PER_BYTE = 8;

  /** The width of an index in bits, if there is no entry for it. */
  private static final long INDEX_BITS = 64;

  private DefaultLayout() {}

  static boolean isSupported(Type type) {
    if (type instanceof ComplexType complex) {
      return isSupported(complex.elementType());
    }
    if (type instanceof VectorType vector) {
      return isSupported(vector.elementType());
    }
    return type instanceof IntegerType
        || type instanceof FloatType
        || type instanceof IndexType
        || type.as(DataLayoutTypeInterface.class) != null;
  }

  // --- Sizes.

  static TypeSize sizeInBits(Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    if (type instanceof IntegerType integer) {
      return TypeSize.fixed(integer.width());
    }
    if (type instanceof FloatType floating) {
      return TypeSize.fixed(floating.width());
    }
    if (type instanceof ComplexType complex) {
      return sizeInBits(complex, layout, entries);
    }
    if (type instanceof IndexType) {
      return layout.typeSizeInBits(indexAsInteger(type, entries));
    }
    if (type instanceof VectorType vector) {
      return sizeInBits(vector, layout);
    }
    return asInterface(type).typeSizeInBits(layout, entries);
  }

  /** The imaginary part is aligned. */
  private static TypeSize sizeInBits(
      ComplexType type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    Type part = type.elementType();
    long size = sizeInBits(part, layout, entries).fixedValue();
    long alignment = Math.multiplyExact(preferredAlignment(part, layout, entries), BITS_PER_BYTE);
    return TypeSize.fixed(Math.addExact(Alignments.alignTo(size, alignment), size));
  }

  /** The innermost dimension is rounded up to a power of two, and each element to bytes. */
  private static TypeSize sizeInBits(VectorType type, DataLayout layout) {
    long count = 1;
    for (int i = 0; i < type.rank(); i++) {
      long extent = type.dimension(i);
      count =
          Math.multiplyExact(
              count, i == type.rank() - 1 ? Alignments.powerOf2Ceil(extent) : extent);
    }
    long element = layout.typeSize(type.elementType()).fixedValue();
    long bytes = Math.multiplyExact(count, element);
    return new TypeSize(Math.multiplyExact(bytes, BITS_PER_BYTE), type.isScalable());
  }

  // --- Alignments.

  static long abiAlignment(Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    if (type instanceof VectorType) {
      return Alignments.powerOf2Ceil(layout.typeSize(type).minimum());
    }
    if (type instanceof FloatType) {
      return entries.isEmpty()
          ? Alignments.powerOf2Ceil(layout.typeSize(type).fixedValue())
          : EntryValues.requiredAlignment(entries.get(0));
    }
    if (type instanceof IndexType) {
      return layout.typeABIAlignment(indexAsInteger(type, entries));
    }
    if (type instanceof IntegerType integer) {
      return entries.isEmpty()
          ? abiAlignment(integer.width())
          : EntryValues.requiredAlignment(entryFor(integer, entries));
    }
    if (type instanceof ComplexType complex) {
      return abiAlignment(complex.elementType(), layout, entries);
    }
    return asInterface(type).abiAlignment(layout, entries);
  }

  /** Of an integer without entries. */
  private static long abiAlignment(int width) {
    return width < Long.SIZE
        ? Alignments.powerOf2Ceil(Alignments.ceilDiv(width, BITS_PER_BYTE))
        : Integer.BYTES;
  }

  static long preferredAlignment(
      Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    if (type instanceof VectorType) {
      return layout.typeABIAlignment(type);
    }
    if (type instanceof FloatType) {
      return entries.isEmpty()
          ? layout.typeABIAlignment(type)
          : EntryValues.bestAlignment(entries.get(0));
    }
    if (type instanceof IntegerType integer) {
      return entries.isEmpty()
          ? Alignments.powerOf2Ceil(layout.typeSize(type).fixedValue())
          : EntryValues.bestAlignment(entryFor(integer, entries));
    }
    if (type instanceof IndexType) {
      return layout.typePreferredAlignment(indexAsInteger(type, entries));
    }
    if (type instanceof ComplexType complex) {
      return preferredAlignment(complex.elementType(), layout, entries);
    }
    return asInterface(type).preferredAlignment(layout, entries);
  }

  static OptionalLong indexBitwidth(
      Type type, DataLayout layout, List<DataLayoutEntryInterface> entries) {
    if (type instanceof IndexType) {
      return OptionalLong.of(indexBitwidth(entries));
    }
    DataLayoutTypeInterface own = type.as(DataLayoutTypeInterface.class);
    return own == null ? OptionalLong.empty() : own.indexBitwidth(layout, entries);
  }

  // --- Entries.

  private static long indexBitwidth(List<DataLayoutEntryInterface> entries) {
    return entries.isEmpty()
        ? INDEX_BITS
        : EntryValues.unsigned((IntegerAttr) entries.get(0).value());
  }

  private static IntegerType indexAsInteger(Type index, List<DataLayoutEntryInterface> entries) {
    return IntegerType.get(index.context(), Math.toIntExact(indexBitwidth(entries)));
  }

  /** The entry of the next width that is not less, or else of the greatest one. */
  private static DataLayoutEntryInterface entryFor(
      IntegerType type, List<DataLayoutEntryInterface> entries) {
    DataLayoutEntryInterface best = entries.get(0);
    for (DataLayoutEntryInterface entry : entries) {
      int width = width(entry);
      int bestWidth = width(best);
      boolean fits = width >= type.width();
      if (bestWidth >= type.width() ? fits && width < bestWidth : width > bestWidth) {
        best = entry;
      }
    }
    return best;
  }

  private static int width(DataLayoutEntryInterface entry) {
    return ((IntegerType) EntryGroups.type(entry)).width();
  }

  private static DataLayoutTypeInterface asInterface(Type type) {
    DataLayoutTypeInterface own = type.as(DataLayoutTypeInterface.class);
    if (own == null) {
      throw new IllegalArgumentException(
          "neither the scoping op nor the type class provide data layout information for "
              + type
              + ": ask DataLayout.isSupported");
    }
    return own;
  }
}
