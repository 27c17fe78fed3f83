// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The output. A file that was not {@linkplain #keep kept} is deleted on closing: a truncated module
 * is worse than none.
 */
final class OutputFile implements AutoCloseable {
  private static final int BUFFER_SIZE = 1 << 16;

  private final String title;
  private final @Nullable Path path;
  private final OutputStream stream;
  private final BooleanSupplier piped;
  private boolean kept;

  private OutputFile(
      String title, @Nullable Path path, OutputStream stream, BooleanSupplier piped) {
    this.title = title;
    this.path = path;
    this.stream = new BufferedOutputStream(stream, BUFFER_SIZE);
    this.piped = piped;
  }

  /**
   * Opens the file {@code name}, or the standard output if the name is {@code -}.
   *
   * @throws ToolException if the file cannot be written
   */
  static OutputFile open(String name, StandardStreams streams) throws ToolException {
    if (name.equals(OptOptions.STANDARD)) {
      return new OutputFile("the standard output", null, streams.out(), streams::isOutputPiped);
    }
    try {
      Path path = FileProblems.path(name);
      if (Files.isDirectory(path)) {
        throw new ToolException(message(name, "Is a directory"));
      }
      return new OutputFile(
          "'" + name + "'", path, Files.newOutputStream(path), () -> FileProblems.isPipe(path));
    } catch (IOException e) {
      throw new ToolException(message(name, FileProblems.describe(e)));
    }
  }

  OutputStream stream() {
    return stream;
  }

  /** Marks the output as complete, so that closing does not delete it. */
  void keep() {
    kept = true;
  }

  /**
   * The exception for a failure to write: a {@link ReaderGoneException} if the reader closed the
   * pipe.
   */
  ToolException failure(IOException e) {
    return FileProblems.isReaderGone(e, piped.getAsBoolean())
        ? new ReaderGoneException()
        : new ToolException("cannot write " + title + ": " + FileProblems.describe(e));
  }

  @Override
  public void close() throws ToolException {
    try {
      if (path == null) {
        stream.flush();
        return;
      }
      stream.close();
      if (!kept) {
        delete(path);
      }
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** Deletes an incomplete output, while another thread may be writing it: the process ends. */
  void discard() {
    try {
      if (path != null && !kept) {
        delete(path);
      }
    } catch (IOException e) {
      // The reason for which the process ends has been reported; this is not worth a message.
    }
  }

  private static void delete(Path path) throws IOException {
    // Devices and pipes are never deleted.
    if (Files.isRegularFile(path)) {
      Files.deleteIfExists(path);
    }
  }

  private static String message(String name, String reason) {
    return "cannot open output file '" + name + "': " + reason;
  }
}
