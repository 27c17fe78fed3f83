// SPDX-License-Identifier: Apache-2.0
package dev.ods.reuse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class SparesTest {
  private static final int THREADS = 4;
  private static final int RUNS = 20_000;

  private final AtomicInteger made = new AtomicInteger();
  private final Spares<AtomicInteger> spares = new Spares<>(this::make);

  private AtomicInteger make() {
    made.incrementAndGet();
    return new AtomicInteger();
  }

  @Test
  void makesOneAtFirst() {
    assertNotNull(spares.take());
    assertEquals(1, made.get());
  }

  @Test
  void givesWhatWasKeptOnce() {
    AtomicInteger object = new AtomicInteger();
    spares.keep(object);
    assertSame(object, spares.take());
    assertNotSame(object, spares.take());
    assertEquals(1, made.get());
  }

  @Test
  void keepsOnlyAsManyAsThreadsCanUse() {
    int more = 2 * Runtime.getRuntime().availableProcessors() + 32;
    for (int i = 0; i < more; i++) {
      spares.keep(new AtomicInteger());
    }
    int kept = 0;
    while (made.get() == 0) {
      spares.take();
      kept++;
    }
    assertEquals(Math.min(16, Runtime.getRuntime().availableProcessors()), kept - 1);
  }

  /** While a thread has an object, nobody else does. */
  @Test
  void givesAnObjectToOneThreadAtATime() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    List<Future<Boolean>> results = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      results.add(threads.submit(this::useAlone));
    }
    threads.shutdown();
    for (Future<Boolean> result : results) {
      assertTrue(result.get());
    }
  }

  private boolean useAlone() {
    boolean alone = true;
    for (int i = 0; i < RUNS; i++) {
      AtomicInteger users = spares.take();
      alone &= users.incrementAndGet() == 1;
      users.decrementAndGet();
      spares.keep(users);
    }
    return alone;
  }
}
