// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import dev.ods.checking.Checks;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The memory of a root operation with all that is nested in it: a growing list of byte slabs, of
 * equal size except for the first few, and typed access to them.
 *
 * <p>A reference is an unsigned count of 8-byte units from the arena's beginning; 0 is null, so one
 * arena spans 32 GiB. A slab never moves. An object no larger than a slab is within one slab; a
 * larger one begins at the start of a slab and continues in the slabs that follow.
 *
 * <p>Several threads may work here at once if no two work on the same objects: see {@link
 * Allocators} for how they allocate. The fields of objects, and the array of slabs, are read and
 * written without locks:
 *
 * <ul>
 *   <li>A thread that has a reference created the object itself, or received the reference from the
 *       creating thread by an action that establishes happens-before (a start, a join, a queue). So
 *       it cannot see an array from before that slab's installation.
 *   <li>It may, by a race, see an array that another thread has installed since. That one is a copy
 *       made under the lock under which all slabs are installed, so it has the slab, and it was
 *       published after a release fence. The element is read through the array just read; that such
 *       a dependent read sees the writes before the fence is what the JVM's final fields rely on,
 *       too.
 *   <li>An element changes only while its slab has no live object, so that no thread has a
 *       reference into it.
 *   <li>Objects do not overlap, and the JVM does not tear adjacent bytes (no word tearing).
 * </ul>
 */
public class Arena {
  static final int SLAB_SHIFT = 17;
  static final int SLAB_UNITS = 1 << SLAB_SHIFT;
  static final int SLAB_BYTES = SLAB_UNITS * Layout.UNIT_BYTES;

  /** The size of the header of a Java array. */
  static final int ARRAY_HEADER_UNITS = 2;

  /**
   * The units of a full slab that small objects use. The last two are unused, so that the array
   * with its header takes one MiB: with one byte more, G1 would allocate each slab as a humongous
   * object in regions of its own and waste their rest.
   */
  static final int USED_UNITS = SLAB_UNITS - ARRAY_HEADER_UNITS;

  private static final int SLAB_MASK = SLAB_UNITS - 1;
  private static final int UNIT_SHIFT = 3;
  private static final byte[][] NO_SLABS = {};
  private static final byte[] DROPPED = {};

  /** Read without a lock; written under the lock of the table of slabs. */
  private byte[][] slabs = NO_SLABS;

  private final Allocators allocators = new Allocators(this);

  /** Used in checking mode only. */
  private final Generations generations = new Generations();

  /** A cached claim, of the thread that is likely the next to allocate; any thread may write it. */
  private Claim lastClaim = allocators.noClaim();

  /** Creates an arena; its first slab is allocated with the first object. */
  public Arena() {}

  // --- Fields of objects within one slab: the offset is within the object.

  /** The 32-bit field at a byte offset of an object. */
  public final int getInt(int ref, int offset) {
    try {
      return (int) Layout.INT.get(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset);
    } catch (IndexOutOfBoundsException e) {
      throw released(e);
    }
  }

  /** Sets the 32-bit field at a byte offset of an object. */
  public final void setInt(int ref, int offset, int value) {
    Layout.INT.set(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset, value);
  }

  /** The 64-bit field at a byte offset of an object. */
  public final long getLong(int ref, int offset) {
    try {
      return (long) Layout.LONG.get(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset);
    } catch (IndexOutOfBoundsException e) {
      throw released(e);
    }
  }

  /** Sets the 64-bit field at a byte offset of an object. */
  public final void setLong(int ref, int offset, long value) {
    Layout.LONG.set(slabs[ref >>> SLAB_SHIFT], byteIndex(ref) + offset, value);
  }

  /** Only a reference to an erased object can point to where there is no slab any more. */
  private static IllegalStateException released(IndexOutOfBoundsException cause) {
    return new IllegalStateException(
        "this was erased with the memory around it: drop the handles on it", cause);
  }

  // --- Fields of a given slab, for loops that stay in one slab for long: the address of a
  // field depends on the reference alone, and the CPU need not wait for the load of the slab.

  /** The slab that a reference points into; valid while the object there is live. */
  final byte[] slabOf(int ref) {
    return slabs[ref >>> SLAB_SHIFT];
  }

  /** Whether two references point into the same slab. */
  static boolean inSameSlab(int ref, int other) {
    return (ref ^ other) >>> SLAB_SHIFT == 0;
  }

  /** The 64-bit field at a byte offset of an object in the given slab. */
  static long getLong(byte[] slab, int ref, int offset) {
    return (long) Layout.LONG.get(slab, byteIndex(ref) + offset);
  }

  /** The 32-bit field at a byte offset of an object in the given slab. */
  static int getInt(byte[] slab, int ref, int offset) {
    return (int) Layout.INT.get(slab, byteIndex(ref) + offset);
  }

  /** Sets the 64-bit field at a byte offset of an object in the given slab. */
  static void setLong(byte[] slab, int ref, int offset, long value) {
    Layout.LONG.set(slab, byteIndex(ref) + offset, value);
  }

  /** Sets the 32-bit field at a byte offset of an object in the given slab. */
  static void setInt(byte[] slab, int ref, int offset, int value) {
    Layout.INT.set(slab, byteIndex(ref) + offset, value);
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

  /**
   * Whether there is memory for an object of this size at a reference, which does not imply that
   * there is an object.
   */
  final boolean contains(int ref, int units) {
    return slabWith(ref, units) != null;
  }

  /** The slab in which there is memory for an object of this size at a reference, or null. */
  final byte @Nullable [] slabWith(int ref, int units) {
    int index = ref >>> SLAB_SHIFT;
    byte[][] known = slabs;
    if (ref == 0 || index >= known.length) {
      return null;
    }
    byte[] slab = known[index];
    return byteIndex(ref) + units * Layout.UNIT_BYTES <= slab.length ? slab : null;
  }

  /** Allocates zeroed memory for an object. */
  final int allocate(int units) {
    SlabAllocator own = allocator();
    return own != null ? own.allocate(units) : allocators.shared().allocate(units);
  }

  /**
   * Allocates memory for an object and fills it with the bytes of an object of the given arena;
   * each of the two is within one slab.
   */
  final int allocateCopy(int units, Arena from, int original) {
    int ref = allocate(units);
    byte[] source = from.slabs[original >>> SLAB_SHIFT];
    byte[] target = slabs[ref >>> SLAB_SHIFT];
    System.arraycopy(
        source, byteIndex(original), target, byteIndex(ref), units * Layout.UNIT_BYTES);
    return ref;
  }

  /** Frees an object's memory. */
  final void free(int ref, int units) {
    if (Checks.ENABLED) {
      generations.freed(ref, units);
    }
    SlabAllocator own = allocator();
    if (own != null) {
      own.free(ref, units);
    } else {
      allocators.shared().free(ref, units);
    }
  }

  /** The allocator of the current thread; null for a virtual thread, which has none of its own. */
  private @Nullable SlabAllocator allocator() {
    Claim claim = lastClaim;
    return claim.isOf(Thread.currentThread()) ? claim.allocator() : lookUpAllocator();
  }

  private @Nullable SlabAllocator lookUpAllocator() {
    Thread thread = Thread.currentThread();
    if (VirtualThreads.isVirtual(thread)) {
      return null;
    }
    Claim claim = allocators.ofPlatformThread(thread);
    if (claim.wasUnexpected()) {
      lastClaim = claim;
    }
    return claim.allocator();
  }

  /** The size of the slabs of this arena, in bytes. */
  public final long reservedBytes() {
    return allocators.table().units() * Layout.UNIT_BYTES;
  }

  /** The size of the live objects of this arena, in bytes. */
  public final long liveBytes() {
    return allocators.liveUnits() * Layout.UNIT_BYTES;
  }

  /**
   * Releases the current thread's allocator, with its free memory, to other threads; the thread
   * claims one again when it next allocates.
   */
  public final void releaseThreadMemory() {
    allocators.releaseCurrentThread();
  }

  /** Merges the allocators of all threads and releases all empty slabs. */
  public final void settle() {
    allocators.settle();
  }

  /** Drops all objects of this arena. */
  public final void clear() {
    if (Checks.ENABLED) {
      generations.allFreed();
    }
    allocators.clear();
  }

  // --- Checking mode.

  /** The generation of the object at a reference: another one once that is freed. */
  public final int generation(int ref) {
    return generations.of(ref);
  }

  /**
   * The current thread begins to read an operation with what is nested in it. Calls may nest.
   *
   * @return the number of readings of this thread that had begun before and have not ended
   * @throws java.util.ConcurrentModificationException if another thread changes it
   */
  public int beginReading(int op) {
    return 0;
  }

  /** The current thread, which reads an operation, goes on to what is nested in it. */
  protected void beginReadingInside(int op) {}

  /** Ends the newest reading of the current thread. */
  public void endLastReading() {}

  /** Ends readings of the current thread, the newest first, until it has so many. */
  protected void endReading(int remaining) {}

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
    if (Checks.ENABLED) {
      generations.add(index, slab.length / Layout.UNIT_BYTES);
    }
    if (index < slabs.length) {
      slabs[index] = slab;
      return;
    }
    int length = Math.max(index + 1, slabs.length + (slabs.length >> 1) + 4);
    byte[][] more = Arrays.copyOf(slabs, length);
    Arrays.fill(more, slabs.length, length, DROPPED);
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

  /** A copy of the object's bytes, for a dump. */
  final byte[] copyOf(int ref, int units) {
    byte[] copy = new byte[units * Layout.UNIT_BYTES];
    for (int i = 0; i < units; i++) {
      Layout.LONG.set(copy, i * Layout.UNIT_BYTES, getLong(ref + i, 0));
    }
    return copy;
  }
}
