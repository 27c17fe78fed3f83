// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The directory with the state of the build: the file {@code state}, the class directories that it
 * refers to, their jars, and generated sources.
 *
 * @param root the directory
 */
record Workspace(Path root) {
  Path state() {
    return root.resolve("state");
  }

  /** The file in which a failed build records its sources and the module that failed. */
  Path failure() {
    return root.resolve("failed");
  }

  Path classPath() {
    return root.resolve("classpath");
  }

  Path classes(String name) {
    return root.resolve("classes").resolve(name);
  }

  Path jar(String name) {
    return root.resolve("jars").resolve(name + ".jar");
  }

  /** Creates an empty directory for the classes of a module. */
  Path newClasses(String module) throws IOException {
    int number = 1;
    while (Files.exists(classes(module + "." + number))
        || Files.exists(jar(module + "." + number))) {
      number++;
    }
    return Files.createDirectories(classes(module + "." + number));
  }

  /** Creates an empty directory for the generated sources of one compilation of a module. */
  Path newSources(String module) throws IOException {
    Path directory = root.resolve("generated").resolve(module);
    delete(directory);
    return Files.createDirectories(directory);
  }

  /** The names of the existing class directories. */
  Set<String> names() throws IOException {
    Set<String> names = new HashSet<>();
    for (Path path : list(root.resolve("classes"))) {
      names.add(path.getFileName().toString());
    }
    return names;
  }

  /** Deletes all class directories and jars but these, and unfinished jars. */
  void keepOnly(Set<String> names) throws IOException {
    for (Path path : list(root.resolve("classes"))) {
      if (!names.contains(path.getFileName().toString())) {
        delete(path);
      }
    }
    for (Path path : list(root.resolve("jars"))) {
      if (!names.contains(path.getFileName().toString().replaceFirst("\\.jar$", ""))) {
        delete(path);
      }
    }
  }

  private static List<Path> list(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList();
    }
  }

  /** Deletes a file or a directory with all that is in it, if there is one. */
  static void delete(Path path) throws IOException {
    if (!Files.exists(path)) {
      return;
    }
    Files.walkFileTree(
        path,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException failure)
              throws IOException {
            if (failure != null) {
              throw failure;
            }
            Files.delete(directory);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
