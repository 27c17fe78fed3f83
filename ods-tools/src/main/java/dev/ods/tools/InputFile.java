// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the whole input. */
final class InputFile {
  /** The length of the longest text that the parser takes: it is in one array. */
  private static final int MAX_BYTES = Integer.MAX_VALUE - 64;

  private static final String TOO_LONG =
      "it is longer than 2 GiB, which ods-opt cannot read whatever the heap; split it into several"
          + " files";

  private InputFile() {}

  /**
   * The bytes of the file {@code name}, or of the standard input if the name is {@code -}.
   *
   * @throws ToolException if the input cannot be read
   */
  static byte[] read(String name, StandardStreams streams) throws ToolException {
    try {
      if (name.equals(OptOptions.STANDARD)) {
        byte[] bytes = streams.in().readNBytes(MAX_BYTES);
        if (bytes.length == MAX_BYTES && streams.in().read() >= 0) {
          throw new ToolException(message(name, TOO_LONG));
        }
        return bytes;
      }
      Path path = FileProblems.path(name);
      if (Files.isDirectory(path)) {
        throw new ToolException(message(name, "Is a directory"));
      }
      if (Files.size(path) > MAX_BYTES) {
        throw new ToolException(message(name, TOO_LONG));
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
