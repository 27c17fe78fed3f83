// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/** Describes failures to access files, in the operating system's words. */
final class FileProblems {
  /** The mask of the file type in a POSIX file mode, and two of its values. */
  private static final int TYPE = 0170000;

  private static final int FIFO = 0010000;
  private static final int SOCKET = 0140000;

  private FileProblems() {}

  /**
   * The path with the given name.
   *
   * @throws FileSystemException if the name is invalid on this system, or empty, which {@link Path}
   *     takes for the current directory
   */
  static Path path(String name) throws FileSystemException {
    if (name.isEmpty()) {
      throw new NoSuchFileException(name);
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new FileSystemException(name, null, e.getReason());
    }
  }

  /** The reason, without the name of the file. */
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

  /** Whether a file is a pipe or a socket; false if unknown. */
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
   * Whether writing failed because the reader closed the pipe.
   *
   * @param piped whether the target is a pipe or a socket; needed as the message is localized
   */
  static boolean isReaderGone(IOException e, boolean piped) {
    String message = e.getMessage();
    return piped || (message != null && message.toLowerCase(Locale.ROOT).contains("pipe"));
  }
}
