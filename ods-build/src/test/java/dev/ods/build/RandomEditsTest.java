// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** After each edit of a sequence, an incremental build has the result of a build from scratch. */
final class RandomEditsTest {
  @Property(tries = 12)
  void buildsEditsAsFromScratch(@ForAll("scripts") List<Edit> edits) throws IOException {
    Path root = Files.createTempDirectory("demo");
    try {
      DemoProject project = new DemoProject(root);
      assertEquals("", project.build("state"));
      for (Edit edit : edits) {
        edit.action().accept(project);
        project.assertBuiltAsFromScratch(edits);
      }
    } finally {
      delete(root);
    }
  }

  @Provide
  Arbitrary<List<Edit>> scripts() {
    return Arbitraries.of(Edit.ALL).list().ofMinSize(2).ofMaxSize(5);
  }

  private static void delete(Path root) throws IOException {
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }
        });
    try (Stream<Path> folders = Files.walk(root)) {
      for (Path folder : folders.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(folder);
      }
    }
  }
}
