// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where the output goes. A file that was not {@linkplain #keep kept} is deleted when this is
 * closed: half a module is worse than none.
 */
final class OutputFile implements AutoCloseable {
  private static final int BUFFER_SIZE = 1 << 16;

  private final String name;
  private final @Nullable Path path;
  private final OutputStream stream;
  private boolean kept;

  private OutputFile(String name, @Nullable Path path, OutputStream stream) {
    this.name = name;
    this.path = path;
    this.stream = stream;
  }

  /**
   * Opens the file {@code name}, or takes {@code standard} if the name is {@code -}.
   *
   * @throws ToolException if the file cannot be written
   */
  static OutputFile open(String name, PrintStream standard) throws ToolException {
    if (name.equals(OptOptions.STANDARD)) {
      return new OutputFile(name, null, new BufferedOutputStream(standard, BUFFER_SIZE));
    }
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new ToolException(message(name, "Is a directory"));
      }
      OutputStream file = Files.newOutputStream(path);
      return new OutputFile(name, path, new BufferedOutputStream(file, BUFFER_SIZE));
    } catch (IOException e) {
      throw new ToolException(message(name, FileProblems.describe(e)));
    } catch (InvalidPathException e) {
      throw new ToolException(message(name, e.getReason()));
    }
  }

  OutputStream stream() {
    return stream;
  }

  /** The output is complete and stays. */
  void keep() {
    kept = true;
  }

  /** Says why writing failed. */
  ToolException failure(IOException e) {
    return new ToolException("cannot write '" + name + "': " + FileProblems.describe(e));
  }

  @Override
  public void close() throws ToolException {
    try {
      if (path == null) {
        stream.flush();
        return;
      }
      stream.close();
      // Devices and pipes are never deleted.
      if (!kept && Files.isRegularFile(path)) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private static String message(String name, String reason) {
    return "cannot open output file '" + name + "': " + reason;
  }
}
