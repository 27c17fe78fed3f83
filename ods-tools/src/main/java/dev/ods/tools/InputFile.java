// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the whole input. */
final class InputFile {
  private InputFile() {}

  /**
   * The bytes of the file {@code name}, or of the standard input if the name is {@code -}.
   *
   * @throws ToolException if the input cannot be read
   */
  static byte[] read(String name, StandardStreams streams) throws ToolException {
    try {
      if (name.equals(OptOptions.STANDARD)) {
        return streams.in().readAllBytes();
      }
      Path path = FileProblems.path(name);
      if (Files.isDirectory(path)) {
        throw new ToolException(message(name, "Is a directory"));
      }
      return Files.readAllBytes(path);
    } catch (IOException e) {
      throw new ToolException(message(name, FileProblems.describe(e)));
    } catch (InvalidPathException e) {
      throw new ToolException(message(name, e.getReason()));
    }
  }

  private static String message(String name, String reason) {
    return "cannot open input file '" + name + "': " + reason;
  }
}
