// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/** Says in the words of the operating system why a file cannot be used. */
final class FileProblems {
  /** Of the mode that POSIX gives a file: its type, and the types of what ends at a reader. */
  private static final int TYPE = 0170000;

  private static final int FIFO = 0010000;
  private static final int SOCKET = 0140000;

  private FileProblems() {}

  /**
   * The file of that name.
   *
   * @throws NoSuchFileException if the name is empty, which {@link Path} takes for the directory
   * @throws java.nio.file.InvalidPathException if no file can have that name
   */
  static Path path(String name) throws NoSuchFileException {
    if (name.isEmpty()) {
      throw new NoSuchFileException(name);
    }
    return Path.of(name);
  }

  /** The reason alone, without the name of the file. */
  static String describe(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "No such file or directory";
    }
    if (e instanceof AccessDeniedException) {
      return "Permission denied";
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? e.getClass().getSimpleName() : reason;
  }

  /** Whether a file is a pipe or a socket; false if it cannot be told. */
  static boolean isPipe(Path file) {
    try {
      if (Files.getAttribute(file, "unix:mode") instanceof Integer mode) {
        return (mode & TYPE) == FIFO || (mode & TYPE) == SOCKET;
      }
      return false;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Whether writing failed because the reader has gone.
   *
   * @param piped whether what was written to is a pipe or a socket: the message is in the user's
   *     language
   */
  static boolean isReaderGone(IOException e, boolean piped) {
    String message = e.getMessage();
    return piped || (message != null && message.toLowerCase(Locale.ROOT).contains("pipe"));
  }
}
