// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * Says that an allocator is one thread's. A thread makes its own claims, so that whoever meets a
 * claim, even through a data race, and finds itself in it, knows all about it. An arena does not
 * keep a thread from being collected.
 */
final class Claim extends WeakReference<Thread> {
  /** An arena expects a thread that it has to look up for the first of so many times. */
  private static final int PATIENCE = 64;

  private final SlabAllocator allocator;

  /** Of the claiming thread only. */
  private int unexpected;

  Claim(@Nullable Thread thread, SlabAllocator allocator) {
    super(thread);
    this.allocator = allocator;
  }

  SlabAllocator allocator() {
    return allocator;
  }

  boolean isOf(Thread thread) {
    return get() == thread;
  }

  /** Whether the claim holds no longer: it was given up, or its thread has ended. */
  boolean isOver() {
    Thread thread = get();
    return thread == null || !thread.isAlive();
  }

  /**
   * Notes that the arena expected another thread, and tells whether it was wrong so often that it
   * should expect this one.
   */
  boolean wasUnexpected() {
    return unexpected++ % PATIENCE == 0;
  }
}
