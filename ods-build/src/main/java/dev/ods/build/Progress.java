// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;

/** Shows the progress on a terminal, in one line that is overwritten. */
final class Progress {
  private final PrintStream out;
  private final boolean shown;
  private final long start = System.nanoTime();
  private String what = "";
  private boolean ended;

  /**
   * Starts the display.
   *
   * @param shown whether {@code out} is a terminal
   */
  Progress(PrintStream out, boolean shown) {
    this.out = out;
    this.shown = shown;
    if (shown) {
      Thread ticker = new Thread(this::tick, "progress");
      ticker.setDaemon(true);
      ticker.start();
    }
  }

  synchronized void say(String text) {
    what = text;
    show();
  }

  private synchronized void show() {
    if (shown && !ended && !what.isEmpty()) {
      long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
      out.print("\r\033[Kods-opt: " + what + (seconds == 0 ? "" : ", " + seconds + " s"));
      out.flush();
    }
  }

  private void tick() {
    try {
      while (true) {
        TimeUnit.SECONDS.sleep(1);
        show();
      }
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  /** Stops the display, and clears the line. */
  synchronized void end() {
    ended = true;
    if (shown) {
      out.print("\r\033[K");
      out.flush();
    }
  }
}
