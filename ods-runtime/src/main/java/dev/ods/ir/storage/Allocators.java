// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The allocators of an arena, one for each platform thread that works in it, and a few for all
 * virtual threads.
 *
 * <p>A thread claims one with its first allocation and keeps it until it terminates or releases it;
 * then the next thread without an allocator claims it, or it is merged into that of a thread that
 * runs out of memory. So a single thread, or threads one after the other, use memory as one
 * allocator would, and threads of short life leak none.
 */
final class Allocators {
  /** The amount of returned memory that an allocator takes when it has run out. */
  private static final int SHARE_UNITS = Arena.SLAB_UNITS;

  private final Arena arena;
  private final SlabTable table;

  /** Replaced under the lock. */
  private volatile Claim[] claims = {};

  private final List<SlabAllocator> unclaimed = new ArrayList<>();
  private final ReturnedMemory returned;

  /** Made for the first virtual thread. */
  private volatile @Nullable SharedAllocators shared;

  Allocators(Arena arena) {
    this.arena = arena;
    this.table = new SlabTable(arena);
    this.returned = new ReturnedMemory(arena);
    unclaimed.add(new SlabAllocator(arena, this));
  }

  /** A claim of no thread. */
  Claim noClaim() {
    return new Claim(null, unclaimed.get(0));
  }

  SlabTable table() {
    return table;
  }

  /** The claim of the current thread, which is a platform thread. */
  Claim ofPlatformThread(Thread thread) {
    for (Claim claim : claims) {
      if (claim.isOf(thread)) {
        return claim;
      }
    }
    return claim(thread);
  }

  /** The allocators for virtual threads. */
  SharedAllocators shared() {
    SharedAllocators known = shared;
    return known != null ? known : makeShared();
  }

  private synchronized SharedAllocators makeShared() {
    SharedAllocators known = shared;
    if (known == null) {
      known = new SharedAllocators(this);
      shared = known;
    }
    return known;
  }

  /** An allocator that no thread has claimed, or a new one. */
  synchronized SlabAllocator takeUnclaimed() {
    endClaims();
    int last = unclaimed.size() - 1;
    return last < 0 ? new SlabAllocator(arena, this) : unclaimed.remove(last);
  }

  private synchronized Claim claim(Thread thread) {
    Claim claim = new Claim(thread, takeUnclaimed());
    Claim[] more = Arrays.copyOf(claims, claims.length + 1);
    more[claims.length] = claim;
    claims = more;
    return claim;
  }

  /**
   * Ends the claims of terminated threads. Observing that a thread has terminated (by {@code
   * isAlive}) makes all its writes visible.
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
  synchronized void releaseCurrentThread() {
    for (Claim claim : claims) {
      if (claim.isOf(Thread.currentThread())) {
        end(claim);
      }
    }
  }

  /** Gives an allocator the memory that no thread owns. */
  synchronized void provide(SlabAllocator taker) {
    taker.flush();
    endClaims();
    for (SlabAllocator allocator : unclaimed) {
      taker.merge(allocator);
    }
    unclaimed.clear();
    returned.giveTo(taker, SHARE_UNITS);
  }

  synchronized void giveBack(ReturnedMemory memory) {
    returned.addAll(memory);
  }

  // --- When no thread works in the arena.

  /** Merges the allocators of all threads into one and releases all empty slabs. */
  synchronized void settle() {
    endAll();
    SlabAllocator whole = new SlabAllocator(arena, this);
    provide(whole);
    returned.giveTo(whole, Long.MAX_VALUE);
    whole.trim();
    unclaimed.add(whole);
  }

  private void endAll() {
    for (Claim claim : claims) {
      end(claim);
    }
    SharedAllocators known = shared;
    if (known != null) {
      unclaimed.addAll(known.all());
      shared = null;
    }
  }

  synchronized void clear() {
    endAll();
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
    SharedAllocators known = shared;
    if (known != null) {
      for (SlabAllocator allocator : known.all()) {
        live += allocator.liveUnits();
      }
    }
    return live;
  }
}
