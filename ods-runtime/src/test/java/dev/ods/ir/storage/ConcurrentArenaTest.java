// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads allocate and free in one arena concurrently, including objects of other threads. */
class ConcurrentArenaTest {
  private static final long SLAB = Arena.SLAB_BYTES;
  private static final int THREADS = 3;

  private final Arena arena = new Arena();
  private final ExecutorService pool = Executors.newFixedThreadPool(THREADS);

  @AfterEach
  void endPool() throws InterruptedException {
    pool.shutdown();
    assertTrue(pool.awaitTermination(10, TimeUnit.SECONDS));
  }

  /** A piece of memory, filled with its own mark. */
  private record Piece(int ref, int units, int mark) {
    static Piece allocate(Arena arena, int units, int mark) {
      int ref = arena.allocate(units);
      for (int unit = 0; unit < units; unit++) {
        assertEquals(0, arena.getLong(ref + unit, 0), "new memory is zero");
        arena.setLong(ref + unit, 0, mark);
      }
      return new Piece(ref, units, mark);
    }

    void free(Arena arena) {
      for (int unit = 0; unit < units; unit++) {
        assertEquals(mark, arena.getLong(ref + unit, 0), "overwritten by another");
      }
      arena.free(ref, units);
    }
  }

  private void atOnce(List<Runnable> tasks) throws Exception {
    List<Future<?>> futures = new ArrayList<>();
    for (Runnable task : tasks) {
      futures.add(pool.submit(task));
    }
    for (Future<?> future : futures) {
      future.get();
    }
  }

  private void inAnotherThread(Runnable task) throws Exception {
    pool.submit(task).get();
  }

  private static void inAThreadThatEnds(Runnable task) throws InterruptedException {
    Thread thread = new Thread(task);
    thread.start();
    thread.join();
  }

  private static int size(Random random) {
    int kind = random.nextInt(1000);
    return 1 + random.nextInt(kind < 950 ? 60 : kind < 999 ? 2000 : 200_000);
  }

  /** Half of the objects are freed by a thread other than the allocating one. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void objectsNeverOverlap(long seed) throws Exception {
    ConcurrentLinkedQueue<Piece> handedOver = new ConcurrentLinkedQueue<>();
    List<Runnable> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int thread = i;
      tasks.add(() -> churn(new Random(seed * THREADS + thread), handedOver, thread + 1));
    }
    atOnce(tasks);
    long live = handedOver.stream().mapToLong(Piece::units).sum() * 8;
    assertTrue(arena.liveBytes() >= live, "live: " + arena.liveBytes() + " of " + live);
    assertTrue(arena.reservedBytes() <= arena.liveBytes() + 16 * SLAB);
    handedOver.forEach(piece -> piece.free(arena));
    assertEquals(0, arena.liveBytes());
    arena.settle();
    assertEquals(0, arena.reservedBytes());
  }

  private void churn(Random random, ConcurrentLinkedQueue<Piece> handedOver, int mark) {
    Piece[] pieces = new Piece[100];
    for (int step = 0; step < 20_000; step++) {
      int slot = random.nextInt(pieces.length);
      Piece old = pieces[slot];
      if (old != null && random.nextBoolean()) {
        handedOver.add(old);
        old = handedOver.poll();
      }
      if (old != null) {
        old.free(arena);
      }
      pieces[slot] = Piece.allocate(arena, size(random), mark);
    }
    for (Piece piece : pieces) {
      if (piece != null) {
        handedOver.add(piece);
      }
    }
  }

  @Test
  void twoThreadsAllocateInDifferentSlabs() throws Exception {
    int here = arena.allocate(5);
    int[] there = new int[1];
    inAnotherThread(() -> there[0] = arena.allocate(5));
    assertFalse(here >>> Arena.SLAB_SHIFT == there[0] >>> Arena.SLAB_SHIFT);
    assertTrue(arena.reservedBytes() < SLAB / 4, "held: " + arena.reservedBytes());
    assertEquals(here + 5, arena.allocate(5));
  }

  @Test
  void theNextThreadContinuesTheSlabOfAnEndedThread() throws Exception {
    int[] refs = new int[3];
    inAThreadThatEnds(() -> refs[0] = arena.allocate(5));
    inAThreadThatEnds(() -> refs[1] = arena.allocate(5));
    refs[2] = arena.allocate(5);
    assertEquals(refs[0] + 5, refs[1]);
    assertEquals(refs[1] + 5, refs[2]);
  }

  @Test
  void theNextThreadContinuesAReleasedSlab() throws Exception {
    int[] refs = new int[3];
    refs[0] = arena.allocate(5);
    arena.releaseThreadMemory();
    inAnotherThread(
        () -> {
          refs[1] = arena.allocate(5);
          arena.releaseThreadMemory();
        });
    refs[2] = arena.allocate(5);
    assertEquals(refs[0] + 5, refs[1]);
    assertEquals(refs[1] + 5, refs[2]);
  }

  @Test
  void shortLivedThreadsLeakNoMemory() throws Exception {
    for (int round = 0; round < 500; round++) {
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int seed = round * THREADS + i;
        threads.add(new Thread(() -> allocateAndFree(seed)));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join();
      }
    }
    assertEquals(0, arena.liveBytes());
    assertTrue(arena.reservedBytes() <= 2 * THREADS * SLAB, "held: " + arena.reservedBytes());
    assertTrue(arena.slabCapacity() < 32, "no new addresses: " + arena.slabCapacity());
  }

  private void allocateAndFree(int seed) {
    Random random = new Random(seed);
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      pieces.add(Piece.allocate(arena, 1 + random.nextInt(40), seed + 1));
    }
    pieces.forEach(piece -> piece.free(arena));
  }

  /** One thread only allocates, another only frees: the memory returns to the first. */
  @Test
  void reusesMemoryFreedByAnotherThread() throws Exception {
    BlockingQueue<Piece> queue = new ArrayBlockingQueue<>(1000);
    int count = 300_000;
    atOnce(
        List.of(
            () -> {
              Random random = new Random(5);
              for (int i = 0; i < count; i++) {
                put(queue, Piece.allocate(arena, 10 + random.nextInt(20), i + 1));
              }
            },
            () -> {
              for (int i = 0; i < count; i++) {
                take(queue).free(arena);
              }
            }));
    assertEquals(0, arena.liveBytes());
    assertTrue(arena.reservedBytes() <= 8 * SLAB, "held: " + arena.reservedBytes());
  }

  private static void put(BlockingQueue<Piece> queue, Piece piece) {
    try {
      queue.put(piece);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Piece take(BlockingQueue<Piece> queue) {
    try {
      return queue.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Even while other threads have allocators. */
  @Test
  void threadsDropTheirEmptySlabs() throws Exception {
    inAnotherThread(() -> arena.allocate(5));
    int[] refs = fill(20 * SLAB);
    long full = arena.reservedBytes();
    freeAll(refs);
    assertTrue(arena.reservedBytes() < full / 2, "held: " + arena.reservedBytes());
  }

  @Test
  void dropsSlabsEmptiedByAnotherThread() throws Exception {
    int[] refs = fill(20 * SLAB);
    inAnotherThread(() -> freeAll(refs));
    assertEquals(0, arena.liveBytes());
    arena.settle();
    assertEquals(0, arena.reservedBytes());
  }

  @Test
  void anyThreadDropsSlabsOfHugeObjects() throws Exception {
    int huge = arena.allocate(3 * Arena.SLAB_UNITS);
    inAnotherThread(() -> arena.free(huge, 3 * Arena.SLAB_UNITS));
    assertEquals(0, arena.liveBytes());
    assertEquals(0, arena.reservedBytes());
  }

  @Test
  void settlingKeepsLiveObjects() throws Exception {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int mark = i + 1;
      inAThreadThatEnds(() -> pieces.add(Piece.allocate(arena, 1000, mark)));
      inAnotherThread(() -> pieces.add(Piece.allocate(arena, 20, mark)));
    }
    long live = arena.liveBytes();
    arena.settle();
    assertEquals(live, arena.liveBytes());
    inAnotherThread(() -> pieces.forEach(piece -> piece.free(arena)));
    assertEquals(0, arena.liveBytes());
  }

  private int[] fill(long bytes) {
    int[] refs = new int[(int) (bytes / 800)];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = arena.allocate(100);
    }
    return refs;
  }

  private void freeAll(int[] refs) {
    for (int ref : refs) {
      arena.free(ref, 100);
    }
  }
}
