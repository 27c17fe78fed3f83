// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The memory of one piece of IR: a growing list of byte slabs, equal but for the first few, and
 * typed access to them.
 *
 * <p>A reference is an unsigned count of 8-byte units from the arena's beginning; 0 is null, so one
 * arena spans 32 GiB. A slab never moves. An object no larger than a slab lies in one slab; a
 * larger one begins at a slab's start and goes on in the slabs that follow.
 *
 * <p>Several threads may work here at once if no two work on the same objects: see {@link
 * Allocators} for how they get room. The fields of objects, and the array of slabs, are read and
 * written without locks:
 *
 * <ul>
 *   <li>A thread that has a reference made the object itself, or got the reference from the one
 *       that did, by some hand-over (a start, a join, a queue) that happens before. So it cannot
 *       see an array from before that slab's installation.
 *   <li>It may, by a race, see an array that another thread has installed since. That one is a copy
 *       made under the lock under which all slabs are installed, so it has the slab, and it was
 *       published behind a release fence. The element is read through the array just read; that
 *       such a dependent read sees what was written before the fence is what the JVM's final fields
 *       rest on, too.
 *   <li>An element changes only while nothing lives in its slab, when nobody has a reference.
 *   <li>The bytes of two objects are apart, and Java writes no byte beside those it is told to.
 * </ul>
 */
public class Arena {
  static final int SLAB_SHIFT = 17;
  static final int SLAB_UNITS = 1 << SLAB_SHIFT;
  static final int SLAB_BYTES = SLAB_UNITS * Layout.UNIT_BYTES;

  /** What the header of an array takes. */
  static final int ARRAY_HEADER_UNITS = 2;

  /**
   * The units of a full slab that small objects use. The last two stay free, so that the array with
   * its header takes one MiB: one byte more, and G1 would give each slab regions of its own and
   * waste the rest of them.
   */
  static final int USED_UNITS = SLAB_UNITS - ARRAY_HEADER_UNITS;

  private static final int SLAB_MASK = SLAB_UNITS - 1;
  private static final int UNIT_SHIFT = 3;
  private static final byte[][] NO_SLABS = {};
  private static final byte[] DROPPED = {};

  /** Read without a lock; written under that of the table of slabs. */
  private byte[][] slabs = NO_SLABS;

  private final Allocators allocators = new Allocators(this);

  /** That of the thread which is likely the next to allocate; any thread may write it. */
  private Claim expected = allocators.noClaim();

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

  // --- Fields whose slab is at hand, for loops that stay in one slab for long: the address of a
  // field depends on the reference alone, and the processor need not wait for the slab's.

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
    return allocator().allocate(units);
  }

  /** Room for an object, filled with the bytes of one of an arena; both lie in one slab. */
  final int allocateCopy(int units, Arena from, int original) {
    int ref = allocate(units);
    byte[] source = from.slabs[original >>> SLAB_SHIFT];
    byte[] target = slabs[ref >>> SLAB_SHIFT];
    System.arraycopy(
        source, byteIndex(original), target, byteIndex(ref), units * Layout.UNIT_BYTES);
    return ref;
  }

  /** Gives back an object's room. */
  final void free(int ref, int units) {
    allocator().free(ref, units);
  }

  /** The allocator of the current thread. */
  private SlabAllocator allocator() {
    Claim claim = expected;
    return claim.isOf(Thread.currentThread()) ? claim.allocator() : unexpectedAllocator();
  }

  private SlabAllocator unexpectedAllocator() {
    Claim claim = allocators.ofThisThread();
    if (claim.wasUnexpected()) {
      expected = claim;
    }
    return claim.allocator();
  }

  /** The bytes of the slabs that this arena holds. */
  public final long reservedBytes() {
    return allocators.table().units() * Layout.UNIT_BYTES;
  }

  /** The bytes of the objects that live in this arena. */
  public final long liveBytes() {
    return allocators.liveUnits() * Layout.UNIT_BYTES;
  }

  /** Lets another thread take over what room the current one has here, until it allocates again. */
  public final void giveUpRoom() {
    allocators.giveUp();
  }

  /** Makes the room of all threads one, and drops all empty slabs. */
  public final void settle() {
    allocators.settle();
  }

  /** Drops everything that lives in this arena. */
  public final void clear() {
    allocators.clear();
  }

  final void clear(int ref, int units) {
    int from = byteIndex(ref);
    Arrays.fill(slabs[ref >>> SLAB_SHIFT], from, from + units * Layout.UNIT_BYTES, (byte) 0);
  }

  /** The units of a slab in use. */
  final int unitsOfSlab(int slab) {
    return slabs[slab].length / Layout.UNIT_BYTES;
  }

  final int slabCapacity() {
    return slabs.length;
  }

  // --- The slabs; called under the lock of their table.

  final void installSlab(int index, byte[] slab) {
    if (index < slabs.length) {
      slabs[index] = slab;
      return;
    }
    int length = Math.max(index + 1, slabs.length + (slabs.length >> 1) + 4);
    byte[][] more = Arrays.copyOf(slabs, length);
    more[index] = slab;
    // No thread may see the new array without its elements.
    VarHandle.releaseFence();
    slabs = more;
  }

  final void dropSlab(int index) {
    slabs[index] = DROPPED;
  }

  final void dropAllSlabs() {
    slabs = NO_SLABS;
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
