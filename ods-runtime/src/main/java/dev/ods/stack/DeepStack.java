// SPDX-License-Identifier: Apache-2.0
package dev.ods.stack;

import dev.ods.stack.StackThread.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets a recursion be deeper than the thread's stack: counts its levels, and when the stack may be
 * used up, calls the next level on another thread, which has a stack of its own. The calling thread
 * waits for it, so that still one thread at a time is at work, and each sees what the other wrote.
 *
 * <p>What a level throws is thrown in the waiting thread as it is. An interrupt of the waiting
 * thread is passed on, and one that is still pending when the level returns is passed back. Locks
 * are not passed on: a level must not need a lock that a waiting thread holds. Thread-locals are
 * those that a new thread inherits.
 *
 * <p>A level costs an addition and a subtraction; one that is called on another thread some
 * microseconds.
 *
 * <p>Not thread-safe: one object belongs to one recursion.
 */
public final class DeepStack {
  /** The levels on the thread that starts a recursion, whose stack may be 512 KiB, partly used. */
  private static final int CALLER_LEVELS = 128;

  /**
   * The levels on each further thread: 16 KiB of stack for one, which dialects' code is part of.
   */
  private static final int THREAD_LEVELS = 1 << 12;

  /** Reserved; memory is taken by what is used only. */
  private static final long THREAD_STACK_BYTES = THREAD_LEVELS * (16L << 10);

  /** How many more levels the current thread may call. */
  private int left = CALLER_LEVELS;

  /** The further threads: those that wait for each other, and those that may have become idle. */
  private final List<StackThread> threads = new ArrayList<>(0);

  private int threadsInUse;

  /** For a recursion that starts. */
  public DeepStack() {}

  /**
   * Calls a level of the recursion.
   *
   * @throws OutOfMemoryError if it needs a thread, and the system has none to give
   */
  public <T extends @Nullable Object> T call(Supplier<T> level) {
    if (left == 0) {
      return callOnOtherThread(level);
    }
    left--;
    try {
      return level.get();
    } finally {
      left++;
    }
  }

  /** {@link #call} without a result. */
  public void run(Runnable level) {
    if (left == 0) {
      callOnOtherThread(
          () -> {
            level.run();
            return true;
          });
      return;
    }
    left--;
    try {
      level.run();
    } finally {
      left++;
    }
  }

  private <T extends @Nullable Object> T callOnOtherThread(Supplier<T> level) {
    Call<T> call = new Call<>(level);
    int index = threadsInUse++;
    left = THREAD_LEVELS;
    try {
      StackThread thread = index < threads.size() ? threads.get(index) : null;
      if (thread == null || !thread.offer(call)) {
        thread = new StackThread(call, THREAD_STACK_BYTES);
        threads.subList(index, threads.size()).clear();
        threads.add(thread);
        // From here on, only the call uses this object, until it is complete.
        thread.start();
      }
      return call.await(thread);
    } finally {
      left = 0;
      threadsInUse--;
    }
  }
}
