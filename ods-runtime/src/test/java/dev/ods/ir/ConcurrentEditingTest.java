// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Threads edit different operations of one module concurrently and at random, and each operation
 * stays equal to its model of plain objects. Each round assigns the operations to threads anew:
 * some of a pool, some that live for the round only. Each thread may also erase what another one
 * built.
 *
 * <p>A longer run: {@code -Dods.stress.seconds=600}.
 */
class ConcurrentEditingTest {
  private static final int OPERATIONS = 4;
  private static final int ROUNDS = 20;
  private static final int STEPS = 400;

  /** Four slabs for each thread that may have an allocator, and some that are passed on. */
  private static final long MOST_HELD = 48L << 20;

  private static final int STRESS_SECONDS = Integer.getInteger("ods.stress.seconds", 2);

  private final ExecutorService pool = Executors.newFixedThreadPool(OPERATIONS);
  private long steps;

  @AfterEach
  void endPool() throws InterruptedException {
    pool.shutdown();
    assertTrue(pool.awaitTermination(10, TimeUnit.SECONDS));
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4})
  void operationsStayEqualToPlainObjects(long seed) throws Exception {
    run(seed);
  }

  /** Tries new seeds for the given time. */
  @Test
  void stress() throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(STRESS_SECONDS);
    int runs = 0;
    do {
      run(ThreadLocalRandom.current().nextLong());
      runs++;
    } while (System.nanoTime() < end);
    System.out.println("concurrent editing: " + runs + " runs, " + steps + " steps");
  }

  private void run(long seed) throws Exception {
    Random random = new Random(seed);
    OpBuilder builder = OpBuilder.create(TestIr.context());
    Operation module = TestIr.enter(builder, "t.plain");
    Block body = TestIr.notNull(module.region(0).first());
    IrArena arena = builder.arena();
    List<RandomEditor> editors = new ArrayList<>();
    while (editors.size() < OPERATIONS) {
      editors.add(new RandomEditor(random.nextLong(), OpBuilder.atEnd(body)));
    }
    for (int round = 0; round < ROUNDS; round++) {
      List<Callable<Integer>> tasks = new ArrayList<>();
      for (int i = 0; i < editors.size(); i++) {
        RandomEditor editor = editors.get(i);
        boolean ends = random.nextInt(12) == 0;
        if (ends) {
          // Only one thread changes the list of the module's operations.
          editor.root().remove();
          editors.set(i, new RandomEditor(random.nextLong(), OpBuilder.atEnd(body)));
        }
        tasks.add(ends ? () -> erase(editor) : () -> edit(editor));
      }
      runAll(tasks, random, "seed " + seed + ", round " + round);
      if (random.nextInt(8) == 0) {
        arena.settle();
      }
      check(arena, module, editors);
    }
    for (RandomEditor editor : editors) {
      erase(editor);
    }
    module.erase();
    assertEquals(0, arena.liveBytes());
    arena.settle();
    assertEquals(0, arena.reservedBytes());
  }

  private static int edit(RandomEditor editor) {
    for (int step = 0; step < STEPS; step++) {
      editor.step();
    }
    return STEPS;
  }

  private static int erase(RandomEditor editor) {
    editor.eraseAllButRoot();
    editor.root().erase();
    return 1;
  }

  /** Runs tasks concurrently, each in a thread of the pool or of its own. */
  private void runAll(List<Callable<Integer>> tasks, Random random, String where)
      throws InterruptedException {
    ExecutorService comers = Executors.newCachedThreadPool();
    try {
      List<Future<Integer>> futures = new ArrayList<>();
      for (Callable<Integer> task : tasks) {
        futures.add((random.nextBoolean() ? pool : comers).submit(task));
      }
      for (Future<Integer> future : futures) {
        steps += future.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError(where + ": " + e.getCause(), e.getCause());
    } finally {
      comers.shutdown();
      assertTrue(comers.awaitTermination(10, TimeUnit.SECONDS));
    }
  }

  private static void check(IrArena arena, Operation module, List<RandomEditor> editors) {
    List<PlainIrChecker.Extent> extents = new ArrayList<>();
    for (RandomEditor editor : editors) {
      editor.checker().checkLinks();
      extents.addAll(editor.checker().extents());
      assertEquals(module, editor.root().parent());
    }
    extents.addAll(PlainIrChecker.shell(module));
    PlainIrChecker.checkMemory(arena, extents);
    long live = arena.liveBytes();
    long held = arena.reservedBytes();
    assertTrue(held <= 4 * live + MOST_HELD, "held: " + held + ", alive: " + live);
  }
}
