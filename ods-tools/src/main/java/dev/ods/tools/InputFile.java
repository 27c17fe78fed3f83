// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.SourceFile;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The input: in memory, or, if it is too long, in its file. Long inputs that are not regular files
 * are copied to a temporary one, as their lines are needed again for diagnostics.
 */
final class InputFile implements Closeable {
  /** Larger pieces would be copied through native memory of the same size by the JDK. */
  private static final int PIECE = 1 << 20;

  private final SourceFile source;
  private final @Nullable FileChannel file;

  private InputFile(SourceFile source, @Nullable FileChannel file) {
    this.source = source;
    this.file = file;
  }

  /**
   * Opens the file of that name, or the standard input if the name is {@code -}.
   *
   * @param sourceName as locations name it
   * @throws ToolException if the input cannot be read
   */
  static InputFile open(String name, String sourceName, StandardStreams streams, InputLimits limits)
      throws ToolException {
    try {
      if (name.equals(OptOptions.STANDARD)) {
        return read(streams.in(), 0, sourceName, limits);
      }
      Path path = FileProblems.path(name);
      if (Files.isDirectory(path)) {
        throw new ToolException(message(name, "Is a directory"));
      }
      if (Files.size(path) > limits.inMemory()) {
        return of(sourceName, FileChannel.open(path, StandardOpenOption.READ));
      }
      try (InputStream in = Files.newInputStream(path)) {
        return read(in, (int) Files.size(path), sourceName, limits);
      }
    } catch (IOException e) {
      throw new ToolException(message(name, FileProblems.describe(e)));
    }
  }

  private static InputFile of(String sourceName, FileChannel file) throws IOException {
    try {
      return new InputFile(new SourceFile(sourceName, file), file);
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  /**
   * Reads a stream to its end.
   *
   * @param expected how many bytes there probably are: devices and pipes have no size, and files
   *     may grow
   */
  private static InputFile read(InputStream in, int expected, String sourceName, InputLimits limits)
      throws IOException {
    List<byte[]> parts = new ArrayList<>();
    long length = 0;
    byte[] part = new byte[expected];
    while (true) {
      int filled = fill(in, part);
      if (filled > 0) {
        parts.add(filled == part.length ? part : Arrays.copyOf(part, filled));
      }
      length += filled;
      if (length > limits.inMemory()) {
        return spool(parts, in, sourceName);
      }
      if (filled < part.length) {
        byte[] all = parts.size() == 1 ? parts.get(0) : join(parts, (int) length);
        return new InputFile(new SourceFile(sourceName, all), null);
      }
      part = new byte[PIECE];
    }
  }

  /** Reads until an array is full; returns how much was read, which is less at the end only. */
  static int fill(InputStream in, byte[] part) throws IOException {
    int filled = 0;
    int count = 0;
    while (filled < part.length && count >= 0) {
      count = in.read(part, filled, Math.min(PIECE, part.length - filled));
      filled += Math.max(count, 0);
    }
    return filled;
  }

  private static byte[] join(List<byte[]> parts, int length) {
    byte[] all = new byte[length];
    int at = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    return all;
  }

  private static InputFile spool(List<byte[]> parts, InputStream in, String sourceName)
      throws IOException {
    Path path = Files.createTempFile("ods-opt", ".mlir");
    FileChannel file =
        FileChannel.open(
            path,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    try {
      for (byte[] part : parts) {
        write(part, part.length, file);
      }
      parts.clear();
      byte[] piece = new byte[PIECE];
      for (int filled = fill(in, piece); filled > 0; filled = fill(in, piece)) {
        write(piece, filled, file);
      }
    } catch (IOException e) {
      file.close();
      throw e;
    }
    return of(sourceName, file);
  }

  private static void write(byte[] bytes, int length, FileChannel file) throws IOException {
    int done = 0;
    while (done < length) {
      done += file.write(ByteBuffer.wrap(bytes, done, Math.min(PIECE, length - done)));
    }
  }

  /** Its bytes, until this is closed. */
  SourceFile source() {
    return source;
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }

  private static String message(String name, String reason) {
    return "cannot open input file '" + name + "': " + reason;
  }
}
