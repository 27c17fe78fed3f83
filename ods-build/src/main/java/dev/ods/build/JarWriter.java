// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs classes into a jar, which class-data sharing requires. */
final class JarWriter {
  private JarWriter() {}

  /** Atomically creates {@code jar} from the files below {@code directory}. */
  static void write(Path directory, Path jar) throws IOException {
    Files.createDirectories(jar.getParent());
    List<Path> files;
    try (Stream<Path> all = Files.walk(directory)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    Path written = jar.resolveSibling(jar.getFileName() + ".new");
    try (ZipOutputStream zip =
        new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(written)))) {
      zip.setLevel(Deflater.BEST_SPEED);
      for (Path file : files) {
        zip.putNextEntry(new ZipEntry(Snapshot.relative(directory, file)));
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
    Files.move(written, jar, StandardCopyOption.ATOMIC_MOVE);
  }
}
