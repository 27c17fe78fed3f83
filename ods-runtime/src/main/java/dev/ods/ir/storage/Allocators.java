// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The allocators of an arena, one for each thread that works in it.
 *
 * <p>A thread gets one with its first object and keeps it until it ends or gives it up; then it is
 * taken over by the next thread without one, or merged into the one of the next thread that runs
 * out of room. So a thread alone, or threads one after the other, are as good as one allocator, and
 * threads that come and go leave nothing behind.
 */
final class Allocators {
  /** An allocator that has run out of room takes so much of what was handed back. */
  private static final int SHARE_UNITS = Arena.SLAB_UNITS;

  private final Arena arena;
  private final SlabTable table;

  /** Replaced under the lock. */
  private volatile Claim[] claims = {};

  private final List<SlabAllocator> unclaimed = new ArrayList<>();
  private final ReturnedRoom returned;

  Allocators(Arena arena) {
    this.arena = arena;
    this.table = new SlabTable(arena);
    this.returned = new ReturnedRoom(arena);
    unclaimed.add(new SlabAllocator(arena, this));
  }

  /** A claim that is nobody's. */
  Claim noClaim() {
    return new Claim(null, unclaimed.get(0));
  }

  SlabTable table() {
    return table;
  }

  /** The claim of the current thread. */
  Claim ofThisThread() {
    Thread thread = Thread.currentThread();
    for (Claim claim : claims) {
      if (claim.isOf(thread)) {
        return claim;
      }
    }
    return claim(thread);
  }

  private synchronized Claim claim(Thread thread) {
    endClaims();
    int last = unclaimed.size() - 1;
    SlabAllocator allocator = last < 0 ? new SlabAllocator(arena, this) : unclaimed.remove(last);
    Claim claim = new Claim(thread, allocator);
    Claim[] more = Arrays.copyOf(claims, claims.length + 1);
    more[claims.length] = claim;
    claims = more;
    return claim;
  }

  /**
   * Frees the allocators whose threads have ended. That a thread is seen to have ended makes all
   * that it did known here.
   */
  private void endClaims() {
    for (Claim claim : claims) {
      if (claim.isOver()) {
        end(claim);
      }
    }
  }

  private void end(Claim claim) {
    claim.clear();
    claim.allocator().flush();
    unclaimed.add(claim.allocator());
    List<Claim> others = new ArrayList<>(Arrays.asList(claims));
    others.remove(claim);
    claims = others.toArray(new Claim[0]);
  }

  /** Ends the claim of the current thread, if it has one. */
  synchronized void giveUp() {
    for (Claim claim : claims) {
      if (claim.isOf(Thread.currentThread())) {
        end(claim);
      }
    }
  }

  /** Gives an allocator the room that no thread has. */
  synchronized void provide(SlabAllocator taker) {
    taker.flush();
    endClaims();
    for (SlabAllocator allocator : unclaimed) {
      taker.merge(allocator);
    }
    unclaimed.clear();
    returned.giveTo(taker, SHARE_UNITS);
  }

  synchronized void handBack(ReturnedRoom room) {
    returned.addAll(room);
  }

  // --- When no thread works in the arena.

  /** Makes the room of all threads one allocator's, and drops all empty slabs. */
  synchronized void settle() {
    for (Claim claim : claims) {
      end(claim);
    }
    SlabAllocator whole = new SlabAllocator(arena, this);
    provide(whole);
    returned.giveTo(whole, Long.MAX_VALUE);
    whole.trim();
    unclaimed.add(whole);
  }

  synchronized void clear() {
    for (Claim claim : claims) {
      end(claim);
    }
    unclaimed.clear();
    returned.clear();
    table.clear();
    unclaimed.add(new SlabAllocator(arena, this));
  }

  synchronized long liveUnits() {
    long live = 0;
    for (Claim claim : claims) {
      live += claim.allocator().liveUnits();
    }
    for (SlabAllocator allocator : unclaimed) {
      live += allocator.liveUnits();
    }
    return live;
  }
}
