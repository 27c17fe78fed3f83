// SPDX-License-Identifier: Apache-2.0
package dev.ods.attach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Attachments are a map by numbers, in which the first object of a key stays. */
final class AttachmentsTest {
  private static final int KEYS = 300;
  private static final int THREADS = 4;

  private final Attachments attachments = new Attachments();

  @RepeatedTest(5)
  void theyAreAMapByNumbers() {
    Map<Integer, Object> expected = new HashMap<>();
    Random random = new Random(7);
    for (int i = 0; i < 5 * KEYS; i++) {
      int key = random.nextInt(KEYS);
      assertSame(expected.get(key), attachments.get(key));
      Object value = new Object();
      Object first = expected.putIfAbsent(key, value);
      assertSame(first == null ? value : first, attachments.set(key, value));
    }
    for (int key = 0; key < KEYS; key++) {
      assertSame(expected.get(key), attachments.get(key));
    }
  }

  @RepeatedTest(5)
  void threadsGetTheFirstObjectOfEachKey() throws Exception {
    List<Integer> keys = IntStream.range(0, KEYS).boxed().toList();
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Map<Integer, Object>>> found = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        List<Integer> shuffled = new ArrayList<>(keys);
        Collections.shuffle(shuffled, new Random(thread));
        found.add(pool.submit(() -> setAll(shuffled)));
      }
      for (Future<Map<Integer, Object>> each : found) {
        assertEquals(found.get(0).get(), each.get());
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private Map<Integer, Object> setAll(List<Integer> keys) {
    Map<Integer, Object> objects = new HashMap<>();
    for (int key : keys) {
      Object found = attachments.get(key);
      objects.put(key, found != null ? found : attachments.set(key, new Object()));
    }
    return objects;
  }

  /** What one context creates, another one does not see. */
  @Test
  void eachContextHasItsOwn() {
    ContextKey<Object> key = ContextKey.create(context -> new Object());
    Context one = Context.create();
    Context other = Context.create();
    assertSame(one.get(key), one.get(key));
    assertNotSame(one.get(key), other.get(key));
  }
}
