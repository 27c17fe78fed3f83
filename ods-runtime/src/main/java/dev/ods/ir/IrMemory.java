// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * The memory of the arena of an operation, which it shares with its ancestors, its siblings and all
 * that is nested in them. Building and changing IR does not require it; it serves measurements, and
 * programs that distribute work to pooled threads.
 *
 * <p>A thread that creates operations reserves some memory of the arena for further ones, until it
 * terminates. Such memory is not lost, but can be used by that thread only. Virtual threads reserve
 * none: they share what about as many threads as there are processors would reserve.
 */
public final class IrMemory {
  private final IrArena arena;

  private IrMemory(IrArena arena) {
    this.arena = arena;
  }

  /** The memory of the arena of an operation. */
  public static IrMemory of(Operation op) {
    return new IrMemory(op.arena());
  }

  /**
   * The size of all operations, blocks and regions, in bytes; exact while no other thread works in
   * the arena.
   */
  public long liveBytes() {
    return arena.liveBytes();
  }

  /** The size of the arena on the Java heap, in bytes. */
  public long reservedBytes() {
    return arena.reservedBytes();
  }

  /**
   * Releases the memory that the current thread has reserved to the next thread that works in the
   * arena. For the end of a task in a thread that does not terminate, such as one of a pool.
   */
  public void releaseThreadMemory() {
    arena.releaseThreadMemory();
  }

  /**
   * Merges the memory reserved by all threads and releases empty slabs to the garbage collector.
   * For the end of a parallel phase: no other thread may work in the arena meanwhile.
   */
  public void settle() {
    arena.settle();
  }
}
