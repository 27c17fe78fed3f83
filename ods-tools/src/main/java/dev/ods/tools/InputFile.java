// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads the whole input. */
final class InputFile {
  /** The length of the longest text that the parser takes: it is in one array. */
  private static final int MAX_BYTES = Integer.MAX_VALUE - 64;

  private static final int PIECE = 1 << 20;

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
      try (InputStream in = Files.newInputStream(path)) {
        return read(in, (int) Files.size(path));
      }
    } catch (IOException e) {
      throw new ToolException(message(name, FileProblems.describe(e)));
    } catch (InvalidPathException e) {
      throw new ToolException(message(name, e.getReason()));
    }
  }

  /** Reads in pieces, as the JDK copies each through native memory of the same size. */
  private static byte[] read(InputStream in, int expected) throws IOException {
    byte[] bytes = new byte[expected];
    int length = 0;
    int count = 0;
    while (length < expected && count >= 0) {
      count = in.read(bytes, length, Math.min(PIECE, expected - length));
      length += Math.max(count, 0);
    }
    // Devices and pipes have no size, and files may grow.
    byte[] rest = in.readNBytes(MAX_BYTES - length);
    if (length == expected && rest.length == 0) {
      return bytes;
    }
    byte[] all = Arrays.copyOf(bytes, length + rest.length);
    System.arraycopy(rest, 0, all, length, rest.length);
    return all;
  }

  private static String message(String name, String reason) {
    return "cannot open input file '" + name + "': " + reason;
  }
}
