// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Attachments are a map by identity, in which the first object of a key stays. */
final class AttachmentsTest {
  private static final int KEYS = 300;
  private static final int THREADS = 4;

  private final Attachments attachments = new Attachments();

  /** Keys that are all equal. */
  private static List<Object> equalKeys() {
    List<Object> keys = new ArrayList<>();
    for (int i = 0; i < KEYS; i++) {
      keys.add(new ArrayList<>());
    }
    return keys;
  }

  private @Nullable Object get(Object key) {
    return attachments.get(key, Attachments.hash(key));
  }

  private Object set(Object key, Object value) {
    return attachments.set(key, Attachments.hash(key), value);
  }

  @RepeatedTest(5)
  void theyAreAMapByIdentity() {
    List<Object> keys = equalKeys();
    IdentityHashMap<Object, Object> expected = new IdentityHashMap<>();
    Random random = new Random(7);
    for (int i = 0; i < 5 * KEYS; i++) {
      Object key = keys.get(random.nextInt(KEYS));
      assertSame(expected.get(key), get(key));
      Object value = new Object();
      Object first = expected.putIfAbsent(key, value);
      assertSame(first == null ? value : first, set(key, value));
    }
    for (Object key : keys) {
      assertSame(expected.get(key), get(key));
    }
  }

  @RepeatedTest(5)
  void threadsGetTheFirstObjectOfEachKey() throws Exception {
    List<Object> keys = equalKeys();
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<IdentityHashMap<Object, Object>>> found = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        List<Object> shuffled = new ArrayList<>(keys);
        Collections.shuffle(shuffled, new Random(thread));
        found.add(pool.submit(() -> setAll(shuffled)));
      }
      for (Future<IdentityHashMap<Object, Object>> each : found) {
        assertEquals(found.get(0).get(), each.get());
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private IdentityHashMap<Object, Object> setAll(List<Object> keys) {
    IdentityHashMap<Object, Object> objects = new IdentityHashMap<>();
    for (Object key : keys) {
      Object found = get(key);
      objects.put(key, found != null ? found : set(key, new Object()));
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
