// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules for source files that can be checked without compiling them. */
final class SourceRulesTest {
  private static final String LICENSE = "// SPDX-License-Identifier: Apache-2.0";
  private static final int MOST_LINES = 600;

  private static Path root() {
    return Path.of(System.getProperty("ods.root", ".."));
  }

  /** The Java files of every module, without generated ones. */
  private static List<Path> sources(String kind) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(root())) {
      for (Path module : modules.toList()) {
        Path sources = module.resolve(Path.of("src", kind, "java"));
        if (Files.isDirectory(sources)) {
          try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(found::add);
          }
        }
      }
    }
    assertFalse(found.isEmpty(), "no sources under " + root().toAbsolutePath());
    return found;
  }

  @Test
  void everyFileNamesItsLicense() throws IOException {
    List<Path> wrong = new ArrayList<>();
    for (String kind : List.of("main", "test")) {
      for (Path file : sources(kind)) {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
          if (!lines.findFirst().orElse("").equals(LICENSE)) {
            wrong.add(file);
          }
        }
      }
    }
    assertEquals(List.of(), wrong, "files whose first line is not " + LICENSE);
  }

  @Test
  void everyPackageIsDescribed() throws IOException {
    Set<Path> without = new TreeSet<>();
    for (Path file : sources("main")) {
      Path folder = file.getParent();
      boolean isModule = file.endsWith("module-info.java");
      if (!isModule && !Files.exists(folder.resolve("package-info.java"))) {
        without.add(folder);
      }
    }
    assertEquals(Set.of(), without, "packages without package-info.java");
  }

  @Test
  void everyPackageIsNullMarked() throws IOException {
    List<Path> wrong = new ArrayList<>();
    for (Path file : sources("main")) {
      if (file.endsWith("package-info.java")
          && !Files.readString(file, StandardCharsets.UTF_8).contains("@NullMarked")) {
        wrong.add(file);
      }
    }
    assertEquals(List.of(), wrong, "packages that are not @NullMarked");
  }

  @Test
  void noFileIsTooLong() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : sources("main")) {
      try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
        long count = lines.count();
        if (count > MOST_LINES) {
          wrong.add(file + ": " + count + " lines");
        }
      }
    }
    assertEquals(List.of(), wrong, "files of more than " + MOST_LINES + " lines");
  }
}
