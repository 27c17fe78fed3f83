// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Tells virtual threads, which Java 21 introduced, from platform threads. */
final class VirtualThreads {
  /**
   * As many as can run at once, rounded up to a power of two: what each running thread needs once
   * is spread over this number of slots.
   */
  static final int SLOTS =
      Integer.highestOneBit(2 * Runtime.getRuntime().availableProcessors() - 1);

  private static final @Nullable MethodHandle IS_VIRTUAL = find();

  private VirtualThreads() {}

  private static @Nullable MethodHandle find() {
    try {
      return MethodHandles.publicLookup()
          .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
    } catch (NoSuchMethodException beforeJava21) {
      return null;
    } catch (IllegalAccessException e) {
      throw new AssertionError("a public method of an exported class", e);
    }
  }

  static boolean isVirtual(Thread thread) {
    if (IS_VIRTUAL == null) {
      return false;
    }
    try {
      return (boolean) IS_VIRTUAL.invokeExact(thread);
    } catch (Throwable e) {
      throw new AssertionError("Thread.isVirtual throws nothing", e);
    }
  }

  /** The slot of a thread; threads started one after another have different ones. */
  static int slot(Thread thread) {
    return (int) thread.getId() & (SLOTS - 1);
  }
}
