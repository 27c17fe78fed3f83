// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A digest of what compilations depend on besides the sources. */
final class LibraryFacts {
  private LibraryFacts() {}

  /**
   * Computes the digest.
   *
   * @param jdk the identity of the JDK
   * @param program the class path of this program, including the processor: hashed byte by byte
   * @param libraries the class path of the dialects: its {@linkplain ClassFacts observable facts}
   *     are hashed
   * @param modules the modules, of which each may use those before it
   */
  static String digest(
      String jdk, List<Path> program, List<Path> libraries, List<ModuleSpec> modules)
      throws IOException {
    StringBuilder text = new StringBuilder(jdk).append('\n');
    modules.forEach(module -> text.append(module.name()).append('\n'));
    for (Path file : program) {
      text.append(file.getFileName()).append(' ');
      text.append(Files.isDirectory(file) ? "" : Snapshot.hash(Files.readAllBytes(file)));
      text.append('\n');
    }
    for (Path jar : libraries) {
      text.append(jar.getFileName()).append(' ').append(api(jar)).append('\n');
    }
    return Snapshot.hash(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String api(Path library) throws IOException {
    Map<String, String> facts = new TreeMap<>();
    if (Files.isDirectory(library)) {
      addFacts(library, facts);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(library)) {
        addFacts(jar.getPath("/"), facts);
      }
    }
    // Local classes are not observable.
    facts.values().removeIf(ClassFacts.LOCAL::equals);
    MessageDigest digest = Snapshot.sha256();
    facts.forEach(
        (name, api) -> digest.update((name + ' ' + api + '\n').getBytes(StandardCharsets.UTF_8)));
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void addFacts(Path root, Map<String, String> facts) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(root)) {
      files = all.filter(file -> file.toString().endsWith(".class")).toList();
    }
    for (Path file : files) {
      String name = Snapshot.relative(root, file);
      facts.put(name, ClassFacts.of(Files.readAllBytes(file)).api());
    }
  }
}
