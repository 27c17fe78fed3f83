// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What compilations depend on besides the sources, as a digest. */
final class LibraryFacts {
  private LibraryFacts() {}

  /**
   * A digest.
   *
   * @param program what this program, javac's processor among it, consists of: every byte counts
   * @param libraries what the dialects are compiled against: what can be observed of it counts
   */
  static String digest(List<Path> program, List<Path> libraries) throws IOException {
    StringBuilder text = new StringBuilder();
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

  private static String api(Path jar) throws IOException {
    Map<String, String> facts = new TreeMap<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (entry.getName().endsWith(".class")) {
          try (InputStream in = zip.getInputStream(entry)) {
            facts.put(entry.getName(), ClassFacts.of(in.readAllBytes()).api());
          }
        }
      }
    }
    // Local classes come and go unseen.
    facts.values().removeIf(ClassFacts.LOCAL::equals);
    MessageDigest digest = Snapshot.sha256();
    facts.forEach(
        (name, api) -> digest.update((name + ' ' + api + '\n').getBytes(StandardCharsets.UTF_8)));
    return HexFormat.of().formatHex(digest.digest());
  }
}
