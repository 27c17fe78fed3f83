// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * Records which thread an allocator belongs to. Only the thread itself creates its claim, so that a
 * thread which reads a claim through a data race and finds itself in it sees all its fields. The
 * reference is weak: an arena does not keep a thread from being collected.
 */
final class Claim extends WeakReference<Thread> {
  /** An arena caches the claim of a thread at the first of so many lookups. */
  private static final int PATIENCE = 64;

  private final SlabAllocator allocator;

  /** Accessed by the claiming thread only. */
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

  /** Whether the claim is no longer valid: it was released, or its thread has terminated. */
  boolean isOver() {
    Thread thread = get();
    return thread == null || !thread.isAlive();
  }

  /**
   * Counts a lookup that missed the arena's cached claim; true if the arena should now cache this
   * claim.
   */
  boolean wasUnexpected() {
    return unexpected++ % PATIENCE == 0;
  }
}
