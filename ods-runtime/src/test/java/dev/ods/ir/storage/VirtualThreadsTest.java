// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any number of virtual threads work in one arena. */
@EnabledForJreRange(
    min = JRE.JAVA_21,
    disabledReason = "this Java version has no virtual threads (21 or later has)")
class VirtualThreadsTest {
  private static final long SLAB = Arena.SLAB_BYTES;
  private static final long PER_CARRIER =
      2 * SLAB * Integer.highestOneBit(2 * Runtime.getRuntime().availableProcessors());

  private final Arena arena = new Arena();

  /** By reflection: Java 17, for which this is compiled, does not have the method. */
  private static Thread start(Runnable task) {
    try {
      Method start = Thread.class.getMethod("startVirtualThread", Runnable.class);
      return (Thread) start.invoke(null, task);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("Java 21 has Thread.startVirtualThread", e);
    }
  }

  /** Runs a task in a number of virtual threads and waits for all of them. */
  private static void run(int threads, Task task) throws InterruptedException {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Thread> started = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int number = i;
      started.add(
          start(
              () -> {
                try {
                  task.run(number);
                } catch (Throwable e) {
                  failure.compareAndSet(null, e);
                }
              }));
    }
    for (Thread thread : started) {
      thread.join();
    }
    if (failure.get() != null) {
      throw new AssertionError(failure.get());
    }
  }

  private interface Task {
    void run(int number) throws Exception;
  }

  @Test
  void waitingThreadsHoldNoSlabs() throws Exception {
    int threads = 10_000;
    CountDownLatch allAllocated = new CountDownLatch(threads);
    int[] refs = new int[threads];
    run(
        threads,
        number -> {
          refs[number] = arena.allocate(5);
          arena.setLong(refs[number], 0, number);
          allAllocated.countDown();
          allAllocated.await();
          assertEquals(number, arena.getLong(refs[number], 0));
        });
    assertEquals(threads * 5L * Layout.UNIT_BYTES, arena.liveBytes());
    assertTrue(
        arena.reservedBytes() <= arena.liveBytes() + PER_CARRIER,
        "reserved: " + arena.reservedBytes());
  }

  @Test
  void shortLivedThreadsLeakNoMemory() throws Exception {
    run(
        100_000,
        number -> {
          int ref = arena.allocate(1 + number % 50);
          arena.setLong(ref, 0, number);
          LockSupport.parkNanos(1);
          assertEquals(number, arena.getLong(ref, 0));
          arena.free(ref, 1 + number % 50);
        });
    assertEquals(0, arena.liveBytes());
    assertTrue(arena.reservedBytes() <= PER_CARRIER, "reserved: " + arena.reservedBytes());
    arena.settle();
    assertEquals(0, arena.reservedBytes());
  }

  private record Piece(int ref, int units, int mark) {}

  private Piece allocate(Random random, int mark) {
    int units = 1 + random.nextInt(random.nextInt(100) == 0 ? 2000 : 60);
    int ref = arena.allocate(units);
    for (int unit = 0; unit < units; unit++) {
      assertEquals(0, arena.getLong(ref + unit, 0), "new memory is zero");
      arena.setLong(ref + unit, 0, mark);
    }
    return new Piece(ref, units, mark);
  }

  private void free(Piece piece) {
    for (int unit = 0; unit < piece.units(); unit++) {
      assertEquals(piece.mark(), arena.getLong(piece.ref() + unit, 0), "overwritten by another");
    }
    arena.free(piece.ref(), piece.units());
  }

  /** Platform and virtual threads concurrently; half of the frees are of others' objects. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void objectsNeverOverlap(long seed) throws Exception {
    ConcurrentLinkedQueue<Piece> handedOver = new ConcurrentLinkedQueue<>();
    AtomicInteger failures = new AtomicInteger();
    Thread platform =
        new Thread(() -> churn(new Random(seed), 20_000, handedOver, Integer.MAX_VALUE));
    platform.setUncaughtExceptionHandler((thread, e) -> failures.incrementAndGet());
    platform.start();
    run(500, number -> churn(new Random(seed + number), 200, handedOver, number + 1));
    platform.join();
    assertEquals(0, failures.get());
    handedOver.forEach(this::free);
    assertEquals(0, arena.liveBytes());
    arena.settle();
    assertEquals(0, arena.reservedBytes());
  }

  private void churn(Random random, int steps, ConcurrentLinkedQueue<Piece> handedOver, int mark) {
    for (int step = 0; step < steps; step++) {
      Piece old = random.nextBoolean() ? handedOver.poll() : null;
      if (old != null) {
        free(old);
      }
      handedOver.add(allocate(random, mark));
      if (step % 16 == 0) {
        LockSupport.parkNanos(1);
      }
    }
  }

  @Test
  void platformThreadsReuseMemoryOfVirtualThreadsOnceSettled() throws Exception {
    int[] ref = new int[1];
    run(1, number -> ref[0] = arena.allocate(5));
    arena.settle();
    assertEquals(ref[0] + 5, arena.allocate(5));
    run(1, number -> arena.free(ref[0], 5));
    assertEquals(5L * Layout.UNIT_BYTES, arena.liveBytes());
    arena.clear();
    assertEquals(0, arena.liveBytes());
    run(1, number -> ref[0] = arena.allocate(5));
    assertEquals(5L * Layout.UNIT_BYTES, arena.liveBytes());
  }

  @Test
  void walksNestAndMayBlock() throws Exception {
    int threads = 2_000;
    CountDownLatch allWalk = new CountDownLatch(threads);
    int[] ops = new int[threads];
    for (int i = 0; i < threads; i++) {
      ops[i] = Ops.create(arena, 1, 0, 0, 0, 0, 0, 0);
    }
    AtomicInteger visits = new AtomicInteger();
    run(
        threads,
        number ->
            Walker.walkPreOrder(
                arena,
                ops[number],
                (outerArena, op) -> {
                  assertEquals(ops[number], op);
                  allWalk.countDown();
                  await(allWalk);
                  Walker.walkPostOrder(
                      arena,
                      ops[(number + 1) % threads],
                      (innerArena, inner) -> {
                        assertEquals(ops[(number + 1) % threads], inner);
                        visits.incrementAndGet();
                        return Walker.CONTINUE;
                      });
                  return Walker.CONTINUE;
                }));
    assertEquals(threads, visits.get());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
