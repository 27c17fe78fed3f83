// SPDX-License-Identifier: Apache-2.0
package dev.ods.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A recursion goes on where the thread's stack ends, as if it had not. */
final class DeepStackTest {
  private static final int DEEP = 300_000;

  private final DeepStack stack = new DeepStack();

  /** Calls so many levels, each of which adds one to what the last one supplies. */
  private long nest(int levels, Supplier<Long> innermost) {
    return levels == 0 ? innermost.get() : 1 + stack.call(() -> nest(levels - 1, innermost));
  }

  private static void onSmallStack(Runnable task) throws InterruptedException {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread = new Thread(null, task, "small stack", 512 << 10);
    thread.setUncaughtExceptionHandler((any, thrown) -> failure.set(thrown));
    thread.start();
    thread.join();
    assertNull(failure.get());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 127, 128, 129, 4223, 4224, 4225, 10_000, DEEP})
  void eachLevelReturnsToTheOneBelow(int levels) throws InterruptedException {
    onSmallStack(
        () -> {
          assertEquals(levels, nest(levels, () -> 0L));
          assertEquals(levels, nest(levels, () -> 0L), "again");
        });
  }

  @Test
  void shallowLevelsStayOnTheThread() {
    Thread caller = Thread.currentThread();
    nest(
        100,
        () -> {
          assertSame(caller, Thread.currentThread());
          return 0L;
        });
  }

  @Test
  void callsBeyondTheStackOfTheThreadShareAnother() {
    Set<Thread> threads = new HashSet<>();
    nest(
        128,
        () -> {
          for (int i = 0; i < 10_000; i++) {
            stack.run(() -> threads.add(Thread.currentThread()));
          }
          return 0L;
        });
    assertFalse(threads.contains(Thread.currentThread()));
    assertTrue(threads.size() < 100, () -> threads.size() + " threads");
  }

  @Test
  void anotherThreadIsCreatedForAnIdleOneThatHasEnded() throws InterruptedException {
    Set<Thread> threads = new HashSet<>();
    nest(129, () -> threads.add(Thread.currentThread()) ? 0L : 1L);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(129, nest(129, () -> threads.add(Thread.currentThread()) ? 0L : 1L));
    assertEquals(2, threads.size());
  }

  @Test
  void levelsWithoutResultNestInOthers() {
    StringBuilder order = new StringBuilder();
    nest(
        1000,
        () -> {
          stack.run(() -> order.append("inner "));
          return 0L;
        });
    stack.run(() -> order.append("outer"));
    assertEquals("inner outer", order.toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 1000, 50_000})
  void whatIsThrownArrivesAsItIs(int levels) {
    Error error = new StackOverflowError("from inside");
    assertSame(
        error,
        assertThrows(
            StackOverflowError.class,
            () ->
                nest(
                    levels,
                    () -> {
                      throw error;
                    })));
    assertEquals(levels, nest(levels, () -> 0L), "the levels are counted right thereafter");
  }

  @Test
  void evenWhatMayNotBeThrown() {
    IOException checked = new IOException("hidden");
    assertSame(
        checked,
        assertThrows(
            IOException.class, () -> nest(1000, () -> DeepStackTest.<Error>hide(checked))));
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> Long hide(Throwable thrown) throws E {
    throw (E) thrown;
  }

  @Test
  void anInterruptReachesTheInnermostLevelAndIsKept() throws InterruptedException {
    onSmallStack(
        () -> {
          Thread.currentThread().interrupt();
          nest(
              10_000,
              () -> {
                while (!Thread.currentThread().isInterrupted()) {
                  Thread.onSpinWait();
                }
                return 0L;
              });
          assertTrue(Thread.currentThread().isInterrupted());
        });
  }

  @Test
  void anInterruptThatALevelHandlesIsGone() throws InterruptedException {
    onSmallStack(
        () -> {
          Thread.currentThread().interrupt();
          nest(
              10_000,
              () -> {
                while (!Thread.interrupted()) {
                  Thread.onSpinWait();
                }
                return 0L;
              });
          assertFalse(Thread.currentThread().isInterrupted());
        });
  }

  /** The class files are of Java 17, which does not have the method. */
  @Test
  @EnabledForJreRange(
      min = JRE.JAVA_21,
      disabledReason = "this Java version has no virtual threads (21 or later has)")
  void aVirtualThreadMayCall() throws ReflectiveOperationException, InterruptedException {
    AtomicReference<@Nullable Long> reached = new AtomicReference<>();
    Runnable task = () -> reached.set(nest(10_000, () -> 0L));
    Thread thread =
        (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
    thread.join();
    assertEquals(10_000L, reached.get());
  }

  @Test
  void kindsThatNestInEachOtherHaveALimitEach() {
    Nesting outer = new Nesting(stack);
    Nesting inner = new Nesting(stack);
    int[] reached = new int[2];
    fill(outer, () -> reached[0]++, () -> fill(inner, () -> reached[1]++, () -> {}));
    assertEquals(Nesting.MAX_LEVELS, reached[0]);
    assertEquals(Nesting.MAX_LEVELS, reached[1]);
    assertFalse(outer.isFull());
    assertTrue(outer.allows(Nesting.MAX_LEVELS));
    assertFalse(outer.allows(Nesting.MAX_LEVELS + 1));
  }

  private static void fill(Nesting nesting, Runnable level, Runnable innermost) {
    if (nesting.isFull()) {
      innermost.run();
      return;
    }
    level.run();
    nesting.run(() -> fill(nesting, level, innermost));
  }
}
