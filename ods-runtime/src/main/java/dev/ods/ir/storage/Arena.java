// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.Arrays;

/**
 * The memory of one piece of IR: a growing list of equal byte slabs, and typed access to them.
 *
 * <p>A reference is an unsigned count of 8-byte units from the arena's beginning; 0 is null, so one
 * arena spans 32 GiB. A slab never moves. An object no larger than a slab lies in one slab; a
 * larger one begins at a slab's start and goes on in the slabs that follow.
 */
public class Arena {
  static final int SLAB_SHIFT = 17;
  static final int SLAB_UNITS = 1 << SLAB_SHIFT;
  static final int SLAB_BYTES = SLAB_UNITS * Layout.UNIT_BYTES;

  /**
   * The units of a slab that small objects use. The last two stay free, so that the array with its
   * header takes one MiB: one byte more, and G1 would give each slab regions of its own and waste
   * the rest of them.
   */
  static final int USED_UNITS = SLAB_UNITS - 2;

  private static final int SLAB_MASK = SLAB_UNITS - 1;
  private static final int UNIT_SHIFT = 3;
  private static final byte[] EMPTY = {};

  private byte[][] slabs = new byte[0][];
  private final SlabAllocator allocator = new SlabAllocator(this);

  /** A new arena; its first slab is made with the first object. */
  public Arena() {}

  // --- Fields of objects that lie in one slab: the offset is within the object.

  /** The 32-bit field at a byte offset of an object. */
  public final int getInt(int ref, int offset) {
    return (int) Layout.INT.get(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset);
  }

  /** Sets the 32-bit field at a byte offset of an object. */
  public final void setInt(int ref, int offset, int value) {
    Layout.INT.set(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset, value);
  }

  /** The 64-bit field at a byte offset of an object. */
  public final long getLong(int ref, int offset) {
    return (long) Layout.LONG.get(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset);
  }

  /** Sets the 64-bit field at a byte offset of an object. */
  public final void setLong(int ref, int offset, long value) {
    Layout.LONG.set(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset, value);
  }

  // --- Fields read in a loop that stays in one slab for long: with the slab at hand, the address
  // of
  // a field depends on the reference alone, and the processor need not wait for the slab's.

  /** The slab that a reference points into; good as long as the object there lives. */
  final byte[] slabOf(int ref) {
    return slabs[ref >>> SLAB_SHIFT];
  }

  /** Whether two references point into the same slab. */
  static boolean inSameSlab(int ref, int other) {
    return (ref ^ other) >>> SLAB_SHIFT == 0;
  }

  /** The 64-bit field at a byte offset of an object, whose slab is at hand. */
  static long getLong(byte[] slab, int ref, int offset) {
    return (long) Layout.LONG.get(slab, byteIndex(ref) + offset);
  }

  /** The 32-bit field at a byte offset of an object, whose slab is at hand. */
  static int getInt(byte[] slab, int ref, int offset) {
    return (int) Layout.INT.get(slab, byteIndex(ref) + offset);
  }

  // --- Fields of parts of an operation's trailing area, which may cross from slab to slab.

  final int getIntAcross(int ref, int offset) {
    return getInt(ref + (offset >>> UNIT_SHIFT), offset & (Layout.UNIT_BYTES - 1));
  }

  final void setIntAcross(int ref, int offset, int value) {
    setInt(ref + (offset >>> UNIT_SHIFT), offset & (Layout.UNIT_BYTES - 1), value);
  }

  private static int byteIndex(int ref) {
    return (ref & SLAB_MASK) << UNIT_SHIFT;
  }

  // --- Allocation.

  /** Whether the slab of a reference exists; says nothing about an object in it. */
  public final boolean holds(int ref) {
    int slab = ref >>> SLAB_SHIFT;
    return slab < slabs.length && slabs[slab] != null && slabs[slab].length != 0;
  }

  /** Room for an object, all zero. */
  final int allocate(int units) {
    return allocator.allocate(units);
  }

  /** Room for an object, filled with the bytes of one of an arena; both lie in one slab. */
  final int allocateCopy(int units, Arena from, int original) {
    int ref = allocator.allocate(units);
    byte[] source = from.slabs[original >>> SLAB_SHIFT];
    byte[] target = slabs[ref >>> SLAB_SHIFT];
    System.arraycopy(
        source, byteIndex(original), target, byteIndex(ref), units * Layout.UNIT_BYTES);
    return ref;
  }

  /** Gives back an object's room. */
  final void free(int ref, int units) {
    allocator.free(ref, units);
  }

  /** The bytes of the slabs that this arena holds. */
  public final long reservedBytes() {
    return allocator.slabsInUse() * (long) SLAB_BYTES;
  }

  /** The bytes of the objects that live in this arena. */
  public final long liveBytes() {
    return allocator.liveUnits() * Layout.UNIT_BYTES;
  }

  /** Drops everything that lives in this arena. */
  public final void clear() {
    slabs = new byte[0][];
    allocator.reset();
  }

  final void clear(int ref, int units) {
    int from = byteIndex(ref);
    Arrays.fill(slabs[ref >>> SLAB_SHIFT], from, from + units * Layout.UNIT_BYTES, (byte) 0);
  }

  final int slabCapacity() {
    return slabs.length;
  }

  /**
   * Makes the array of a slab.
   *
   * @param whole whether an object goes on in the next slab, so that all units are used
   */
  final void installSlab(int index, boolean whole) {
    if (index >= slabs.length) {
      slabs = Arrays.copyOf(slabs, Math.max(index + 1, slabs.length + (slabs.length >> 1) + 4));
    }
    slabs[index] = new byte[(whole ? SLAB_UNITS : USED_UNITS) * Layout.UNIT_BYTES];
  }

  final void dropSlab(int index) {
    slabs[index] = EMPTY;
  }

  /** The object's bytes as they lie, for a dump. */
  final byte[] copyOf(int ref, int units) {
    byte[] copy = new byte[units * Layout.UNIT_BYTES];
    for (int i = 0; i < units; i++) {
      Layout.LONG.set(copy, i * Layout.UNIT_BYTES, getLong(ref + i, 0));
    }
    return copy;
  }
}
