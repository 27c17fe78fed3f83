// SPDX-License-Identifier: Apache-2.0
package dev.ods.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The contents of the archives. */
final class ArchivesIT {
  /** JVM options that do not depend on the machine. */
  private static final Pattern FLAG = Pattern.compile("-X[A-Za-z]*:[+A-Za-z]+(=\\d+)?");

  @Test
  void zipHoldsWhatOneNeeds() throws IOException {
    Set<String> expected = new TreeSet<>();
    for (String file :
        List.of(
            "LICENSE",
            "NOTICE",
            "README.md",
            "bin/ods-opt",
            "bin/ods-opt.bat",
            "examples/sum.mlir",
            "lib/constructs.mlir",
            "lib/dialects",
            "lib/errors.mlir",
            "lib/ods-opt.jar",
            "share/bash-completion/completions/ods-opt")) {
      expected.add(Product.directory() + "/" + file);
    }
    assertEquals(expected, zipEntries());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void tarHoldsTheSame(@TempDir Path folder) throws IOException, InterruptedException {
    ProcessRun run =
        ProcessRun.of(folder, Map.of(), List.of("tar", "-tzf", Product.tar().toString()));
    assertEquals(0, run.exitCode(), run.err());
    Set<String> files =
        run.out().lines().filter(name -> !name.endsWith("/")).collect(Collectors.toSet());
    assertEquals(zipEntries(), new TreeSet<>(files));
  }

  @Test
  void linesEndAsTheSystemsExpect() throws IOException {
    assertFalse(text("bin/ods-opt").contains("\r"));
    String batch = text("bin/ods-opt.bat");
    assertEquals(batch.lines().count(), batch.split("\r\n", -1).length - 1);
    assertEquals(batch.lines().count(), batch.split("\n", -1).length - 1);
  }

  @Test
  void scriptsGiveTheJvmTheSameOptions() throws IOException {
    Set<String> unix = flags(text("bin/ods-opt"));
    // On Windows the archive is one for class-data sharing with any JVM.
    assertTrue(unix.removeAll(Set.of("-XX:AOTCacheOutput", "-XX:AOTCache")));
    assertFalse(unix.isEmpty());
    assertEquals(unix, flags(text("bin/ods-opt.bat")));
  }

  private static Set<String> flags(String script) {
    return FLAG.matcher(script).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  private static Set<String> zipEntries() throws IOException {
    try (ZipFile zip = new ZipFile(Product.zip().toFile())) {
      return zip.stream()
          .filter(entry -> !entry.isDirectory())
          .map(ZipEntry::getName)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static String text(String file) throws IOException {
    try (ZipFile zip = new ZipFile(Product.zip().toFile());
        InputStream in = zip.getInputStream(zip.getEntry(Product.directory() + "/" + file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
