// SPDX-License-Identifier: Apache-2.0
package dev.ods.stack;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A thread that makes calls for another one, which waits for each. It ends when there was none for
 * a while, so that nothing has to be closed.
 */
final class StackThread implements Runnable {
  private static final long IDLE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  /** Handing over takes less time than parking, as a rule. */
  private static final int SPINS = 1000;

  /** In place of a call: the thread has ended. */
  private static final Object ENDED = new Object();

  /** The call to be made or being made, a {@link Call}; null if there is none. */
  private final AtomicReference<@Nullable Object> next;

  private final long stackBytes;
  private final Thread thread;

  /**
   * A thread that is to be started with a call.
   *
   * @param stackBytes the size of its stack
   */
  StackThread(Call<?> first, long stackBytes) {
    this.next = new AtomicReference<>(first);
    this.stackBytes = stackBytes;
    this.thread = new Thread(null, this, Thread.currentThread().getName(), stackBytes);
    thread.setDaemon(true);
  }

  void start() {
    try {
      thread.start();
    } catch (OutOfMemoryError e) {
      next.set(ENDED);
      OutOfMemoryError error =
          new OutOfMemoryError(
              "cannot create a thread with a stack of "
                  + (stackBytes >> 20)
                  + " MiB, which deep nesting requires");
      error.initCause(e);
      throw error;
    }
  }

  /** Hands over another call; false if the thread has ended. */
  boolean offer(Call<?> call) {
    boolean accepted = next.compareAndSet(null, call);
    if (accepted) {
      LockSupport.unpark(thread);
    }
    return accepted;
  }

  @Override
  public void run() {
    while (true) {
      Call<?> call = take();
      if (call == null) {
        return;
      }
      call.make();
      next.set(null);
      call.complete();
    }
  }

  /** Waits for the next call; null if the thread has to end. */
  private @Nullable Call<?> take() {
    long start = System.nanoTime();
    for (int i = 0; ; i++) {
      if (next.get() instanceof Call<?> call) {
        return call;
      }
      if (i < SPINS) {
        Thread.onSpinWait();
        continue;
      }
      LockSupport.parkNanos(this, IDLE_NANOS);
      if (System.nanoTime() - start > IDLE_NANOS && next.compareAndSet(null, ENDED)) {
        return null;
      }
    }
  }

  void interrupt() {
    thread.interrupt();
  }

  /** A call, and its outcome. */
  static final class Call<T extends @Nullable Object> {
    private final Supplier<T> level;
    private final Thread caller = Thread.currentThread();
    private @Nullable T result;
    private @Nullable Throwable thrown;
    private boolean isInterrupted;
    private volatile boolean isComplete;

    Call(Supplier<T> level) {
      this.level = level;
    }

    private void make() {
      try {
        result = level.get();
      } catch (Throwable e) {
        thrown = e;
      }
      isInterrupted = Thread.interrupted();
    }

    private void complete() {
      isComplete = true;
      LockSupport.unpark(caller);
    }

    /** The result, or what was thrown, when the thread has made this call. */
    T await(StackThread by) {
      for (int i = 0; !isComplete; i++) {
        if (Thread.interrupted()) {
          by.interrupt();
        }
        if (i < SPINS) {
          Thread.onSpinWait();
        } else {
          LockSupport.park(this);
        }
      }
      if (isInterrupted) {
        caller.interrupt();
      }
      if (thrown != null) {
        Call.<RuntimeException>rethrow(thrown);
      }
      return result;
    }

    /** Throws as it is even what a level was not allowed to throw. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
      throw (E) thrown;
    }
  }
}
