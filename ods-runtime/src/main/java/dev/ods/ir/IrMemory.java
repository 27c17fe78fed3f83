// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * The memory of the arena that an operation lives in, shared with all operations around and beside
 * it. Nobody needs it to build or change IR; it serves who measures, and who hands work to threads
 * that live on.
 *
 * <p>A thread that makes operations keeps some room of the arena for the next ones, until it ends.
 * Room that a thread has and does not need is not lost, but of use to that thread only.
 */
public final class IrMemory {
  private final IrArena arena;

  private IrMemory(IrArena arena) {
    this.arena = arena;
  }

  /** The memory that an operation lives in. */
  public static IrMemory of(Operation op) {
    return new IrMemory(op.arena());
  }

  /** The bytes that operations, blocks and regions take; exact while no other thread works here. */
  public long liveBytes() {
    return arena.liveBytes();
  }

  /** The bytes that are reserved for them on the Java heap. */
  public long reservedBytes() {
    return arena.reservedBytes();
  }

  /**
   * Lets the next thread that works here take over the room that the current one keeps. For the end
   * of a task in a thread that lives on, such as one of a pool.
   */
  public void giveUpRoom() {
    arena.giveUpRoom();
  }

  /**
   * Takes the room of all threads together, and gives back to the Java heap what no operation is
   * in. For the end of a parallel phase: no other thread may work here meanwhile.
   */
  public void settle() {
    arena.settle();
  }
}
