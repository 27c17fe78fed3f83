// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * Gives up when the input does not fit the heap. The JVM itself fails only when a collection frees
 * nothing at all; until then it may collect for many minutes.
 */
final class HeapWatch implements Runnable {
  private static final long INTERVAL_MILLIS = 500;

  private final Runnable giveUp;

  private HeapWatch(Runnable giveUp) {
    this.giveUp = giveUp;
  }

  /**
   * Starts watching, until the process ends.
   *
   * @param giveUp reports, and ends the process; it is called in another thread
   */
  static void start(Runnable giveUp) {
    Thread thread = new Thread(new HeapWatch(giveUp), "heap watch");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void run() {
    Runtime runtime = Runtime.getRuntime();
    GarbageShare share = new GarbageShare(runtime.maxMemory());
    try {
      while (true) {
        Thread.sleep(INTERVAL_MILLIS);
        long now = TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
        long used = runtime.totalMemory() - runtime.freeMemory();
        // The beans of the JVM are some hundred classes: most processes need not load them.
        long collection = share.isFull(used) ? collectionMillis() : 0;
        if (share.isHopeless(now, collection, used)) {
          giveUp.run();
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static long collectionMillis() {
    long sum = 0;
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      sum += collector.getCollectionTime();
    }
    return sum;
  }
}
