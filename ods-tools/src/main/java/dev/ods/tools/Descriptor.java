// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The standard file descriptors of the process, with properties that the JDK does not expose. */
enum Descriptor {
  IN("0"),
  OUT("1"),
  ERR("2");

  private static final Path FILES = Path.of("/proc/self/fd");
  private static final int SECONDS = 5;

  private final String number;

  Descriptor(String number) {
    this.number = number;
  }

  /** Whether it is a terminal. */
  boolean isTerminal() {
    if (Files.isDirectory(FILES)) {
      try {
        String target = Files.readSymbolicLink(FILES.resolve(number)).toString();
        return target.startsWith("/dev/pts/")
            || target.startsWith("/dev/tty")
            || target.equals("/dev/console");
      } catch (IOException e) {
        return false;
      }
    }
    return isTerminalToTheShell();
  }

  /** Asks the POSIX utility {@code test}, on systems without {@code /proc}. */
  private boolean isTerminalToTheShell() {
    try {
      Process test = new ProcessBuilder("test", "-t", number).inheritIO().start();
      return test.waitFor(SECONDS, TimeUnit.SECONDS) && test.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Whether it was probably closed when the process started. A heuristic, as the JDK does not tell:
   * the first file that the JVM opens, its runtime image, gets the lowest free descriptor. A
   * process whose standard input is really that file is therefore misjudged. Always false on
   * systems other than Linux, where descriptors cannot be resolved.
   */
  boolean isClosed() {
    try {
      Path modules = Path.of(System.getProperty("java.home"), "lib", "modules");
      return Files.isDirectory(FILES) && Files.isSameFile(FILES.resolve(number), modules);
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether it is a pipe or a socket, whose reader may close it. */
  boolean isPipe() {
    return FileProblems.isPipe(Path.of("/dev/fd", number));
  }
}
