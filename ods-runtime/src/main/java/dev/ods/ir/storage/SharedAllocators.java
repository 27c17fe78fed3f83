// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The allocators of an arena for virtual threads. Of these there may be any number, each of which
 * may wait for long, so that none can have slabs of its own. They share a fixed number of
 * allocators, about one per processor, and use each under its lock.
 *
 * <p>Nothing blocks while it has such a lock, except to take the lock of {@link Allocators}. The
 * latter is never held when one of these is taken.
 */
final class SharedAllocators {
  /** An allocator, made for the first thread that needs it. */
  private static final class Slot {
    @Nullable SlabAllocator allocator;

    SlabAllocator allocator(Allocators siblings) {
      if (allocator == null) {
        allocator = siblings.takeUnclaimed();
      }
      return allocator;
    }
  }

  private final Allocators siblings;
  private final Slot[] slots = new Slot[VirtualThreads.SLOTS];

  SharedAllocators(Allocators siblings) {
    this.siblings = siblings;
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new Slot();
    }
  }

  int allocate(int units) {
    Slot slot = slot();
    synchronized (slot) {
      return slot.allocator(siblings).allocate(units);
    }
  }

  void free(int ref, int units) {
    Slot slot = slot();
    synchronized (slot) {
      slot.allocator(siblings).free(ref, units);
    }
  }

  private Slot slot() {
    return slots[VirtualThreads.slot(Thread.currentThread())];
  }

  /** The allocators in use; to be called when no thread works in the arena. */
  List<SlabAllocator> all() {
    List<SlabAllocator> all = new ArrayList<>();
    for (Slot slot : slots) {
      if (slot.allocator != null) {
        all.add(slot.allocator);
      }
    }
    return all;
  }
}
