// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.SourceFile;
import dev.ods.diagnostic.SourceManager;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The input, and other files of which diagnostics show lines because their locations name them: as
 * in {@code mlir-opt}, those that there are, relative to the working directory. They are read when
 * a diagnostic first needs them, and stay in memory. Not thread-safe.
 *
 * <p>A location may name anything. What is no regular file is never opened, since a device or a
 * pipe need not end; nor is what would take too much memory; and what cannot be read is as if it
 * did not exist.
 */
final class SourceFiles {
  /** The share of the heap that they may take together, beside the module. */
  private static final int SHARE = 4;

  private final SourceFile input;
  private final SourceManager manager = new SourceManager(this::read);

  /** How many more bytes may be read. */
  private long available;

  private SourceFiles(SourceFile input, long available) {
    this.input = input;
    this.available = available;
    manager.add(input);
  }

  /** The files of a run with that input. */
  static SourceFiles of(SourceFile input) {
    return of(input, Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory()) / SHARE);
  }

  /**
   * The files of a run with that input.
   *
   * @param limit the number of bytes that the others may have together
   */
  static SourceFiles of(SourceFile input, long limit) {
    return new SourceFiles(input, limit);
  }

  SourceFile input() {
    return input;
  }

  /** All of them. */
  SourceManager manager() {
    return manager;
  }

  private @Nullable SourceFile read(String name) {
    try {
      Path path = FileProblems.path(name);
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      if (!attributes.isRegularFile() || attributes.size() > available) {
        return null;
      }
      // No more than its size: some files of the system have none, but do not end.
      byte[] bytes = new byte[(int) attributes.size()];
      try (InputStream in = Files.newInputStream(path)) {
        int length = InputFile.fill(in, bytes);
        available -= length;
        return new SourceFile(name, length == bytes.length ? bytes : Arrays.copyOf(bytes, length));
      }
    } catch (IOException e) {
      return null;
    }
  }
}
