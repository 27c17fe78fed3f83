// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.ToolRun;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An input that is longer than any array. */
final class LargeInputTest {
  @TempDir private Path folder;

  @Test
  void doesNotBlameTheHeap() throws IOException {
    Path file = folder.resolve("long.mlir");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1L << 31);
    }
    ToolRun run = OptRun.of("", file.toString());
    assertEquals(1, run.exitCode());
    assertEquals(
        "ods-opt: cannot open input file '"
            + file
            + "': it is longer than 2 GiB, which ods-opt cannot read whatever the heap; split it"
            + " into several files\n",
        run.err());
  }
}
