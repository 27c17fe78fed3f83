// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunCacheTest {
  @TempDir Path directory;

  @Test
  void resultsAreFoundAgain() throws IOException {
    String program = Files.createFile(directory.resolve("program")).toString();
    RunCache cache = new RunCache(directory.resolve("cache"));
    List<String> command = List.of(program, "--a");
    ToolRun run = new ToolRun(3, "out\0é", "err");
    cache.store(command, "input", run);
    assertEquals(run, cache.find(command, "input"));
    assertNull(cache.find(command, "other"));
    assertNull(cache.find(List.of(program, "--b"), "input"));
    assertNull(cache.find(List.of(program, "--", "a"), "input"));
  }

  @Test
  void onlyWhatDependsOnTheInputAloneIsStored() throws IOException {
    String file = Files.createFile(directory.resolve("file")).toString();
    assertTrue(RunCache.isCacheable(List.of()));
    assertTrue(RunCache.isCacheable(List.of("--cse", "--split-input-file=// -----", "-")));
    for (String arg : List.of(file, "--plugin=" + file, "missing", "-o", "-o=-", "--o=-")) {
      assertFalse(RunCache.isCacheable(List.of("--cse", arg)), arg);
    }
  }
}
