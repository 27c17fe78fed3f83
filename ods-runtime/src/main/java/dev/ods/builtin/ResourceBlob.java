// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

/** The bytes of a resource, and how they are aligned in memory. Immutable. */
public final class ResourceBlob {
  private static final ResourceBlob EMPTY = new ResourceBlob(0, new byte[0]);

  private final int alignment;
  private final byte[] data;

  private ResourceBlob(int alignment, byte[] data) {
    this.alignment = alignment;
    this.data = data;
  }

  /**
   * A resource.
   *
   * @param alignment a power of two, as an unsigned number: 2^31 is {@link Integer#MIN_VALUE}
   * @param data its bytes, copied
   * @throws IllegalArgumentException if the alignment is no power of two
   */
  public static ResourceBlob of(int alignment, byte[] data) {
    if (Integer.bitCount(alignment) != 1) {
      throw new IllegalArgumentException(
          "an alignment is a power of two, not " + Integer.toUnsignedString(alignment));
    }
    return new ResourceBlob(alignment, data.clone());
  }

  /** No data at all: what MLIR makes of a resource without bytes, whatever its alignment. */
  public static ResourceBlob empty() {
    return EMPTY;
  }

  /** The alignment, a power of two as an unsigned number; 0 of {@link #empty}. */
  public int alignment() {
    return alignment;
  }

  /** The number of bytes. */
  public int size() {
    return data.length;
  }

  /** One of the bytes. */
  public byte at(int index) {
    return data[index];
  }

  /** The bytes, as a new array. */
  public byte[] data() {
    return data.clone();
  }
}
