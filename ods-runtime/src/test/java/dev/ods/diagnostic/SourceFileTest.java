// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources that are in files instead of in memory. */
final class SourceFileTest {
  /** What is read at once. */
  private static final int PAGE = 1 << 20;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, PAGE - 1, PAGE, PAGE + 1, 2 * PAGE, 5 * PAGE / 2})
  void agreesWithMemory(int length) throws IOException {
    Random random = new Random(length);
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (random.nextInt(40) == 0 ? '\n' : random.nextInt(80) == 0 ? '\r' : 'x');
    }
    Path path = Files.write(folder.resolve("a"), bytes);
    SourceFile memory = new SourceFile("a", bytes);
    try (FileChannel channel = FileChannel.open(path)) {
      SourceFile file = new SourceFile("a", channel);
      assertFalse(file.isInMemory());
      assertThrows(IllegalStateException.class, file::bytes);
      assertEquals(memory.length(), file.length());
      assertEquals(memory.lineCount(), file.lineCount());
      for (int i = 0; i < 1000; i++) {
        int offset = i < 3 ? length - Math.min(i, length) : random.nextInt(length + 1);
        int line = memory.lineOf(offset);
        assertEquals(line, file.lineOf(offset));
        assertEquals(memory.columnOf(offset), file.columnOf(offset));
        assertEquals(memory.lineStart(line), file.lineStart(line));
        assertEquals(memory.lineEnd(offset), file.lineEnd(offset));
        assertEquals(memory.lineBegin(offset), file.lineBegin(offset));
        assertEquals(memory.offsetOf(line, i % 50), file.offsetOf(line, i % 50));
        long to = Math.min(length, offset + 100L * i);
        assertArrayEquals(memory.bytes(offset, to), file.bytes(offset, to));
        assertArrayEquals(
            memory.stream(offset, to).readAllBytes(), file.stream(offset, to).readAllBytes());
        if (offset < length) {
          assertEquals(bytes[offset], file.byteAt(offset));
        }
      }
      assertThrows(IndexOutOfBoundsException.class, () -> file.byteAt(length));
      assertThrows(IndexOutOfBoundsException.class, () -> file.lineStart(file.lineCount() + 1));
    }
  }

  @Test
  void reportsAFileThatHasBecomeShorter() throws IOException {
    Path path = Files.write(folder.resolve("b"), new byte[3 * PAGE]);
    try (FileChannel channel = FileChannel.open(path)) {
      SourceFile file = new SourceFile("b", channel);
      Files.write(path, new byte[PAGE]);
      assertThrows(UncheckedIOException.class, () -> file.byteAt(2 * PAGE));
      assertThrows(IOException.class, () -> file.stream(0, 3 * PAGE).readAllBytes());
    }
  }
}
