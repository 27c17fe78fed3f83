// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The classes of a module in a directory, and their sources. */
final class ModuleClasses {
  private final Path directory;

  /** The classes by source. */
  private final Map<String, Set<String>> classes = new TreeMap<>();

  private final Map<String, String> owners = new HashMap<>();
  private final Map<String, ClassFacts> facts = new HashMap<>();
  private final Map<String, Set<String>> mentions = new HashMap<>();

  /** Creates a view of the classes in {@code directory}; {@code classes} lists them by source. */
  ModuleClasses(Path directory, Map<String, List<String>> classes) {
    this.directory = directory;
    classes.forEach(
        (source, names) -> {
          for (String name : names) {
            add(name, source);
          }
        });
  }

  /**
   * Copies the classes to another directory, to be modified there. The files are hard links: they
   * must be replaced, not written to.
   */
  static ModuleClasses copy(Path from, Map<String, List<String>> classes, Path to)
      throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            Files.createDirectories(to.resolve(from.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            link(file, to.resolve(from.relativize(file)));
            return FileVisitResult.CONTINUE;
          }
        });
    return new ModuleClasses(to, classes);
  }

  private static void link(Path file, Path copy) throws IOException {
    try {
      Files.createLink(copy, file);
    } catch (UnsupportedOperationException | java.nio.file.FileSystemException noLinks) {
      Files.copy(file, copy);
    }
  }

  Path directory() {
    return directory;
  }

  /** The sources. */
  Set<String> sources() {
    return classes.keySet();
  }

  /** The names of all classes. */
  Set<String> names() {
    return owners.keySet();
  }

  /** The classes compiled from {@code source}. */
  Set<String> of(String source) {
    return classes.getOrDefault(source, Set.of());
  }

  /** The source of the class, or null if it is not in this module. */
  @Nullable String owner(String name) {
    return owners.get(name);
  }

  /** Whether classes other than its own, such as generated ones, come from {@code source}. */
  boolean generates(String source) {
    String top = source.substring(0, source.length() - ".java".length());
    return of(source).stream().anyMatch(name -> !name.equals(top) && !name.startsWith(top + "$"));
  }

  ClassFacts facts(String name) throws IOException {
    ClassFacts known = facts.get(name);
    if (known == null) {
      known = ClassFacts.of(Files.readAllBytes(file(name)));
      facts.put(name, known);
    }
    return known;
  }

  Map<String, ClassFacts> facts(Collection<String> sources) throws IOException {
    Map<String, ClassFacts> all = new HashMap<>();
    for (String source : sources) {
      for (String name : of(source)) {
        all.put(name, facts(name));
      }
    }
    return all;
  }

  Set<String> mentions(String name) throws IOException {
    Set<String> known = mentions.get(name);
    if (known == null) {
      known = ClassFacts.mentions(Files.readAllBytes(file(name)));
      mentions.put(name, known);
    }
    return known;
  }

  /** Deletes the classes of {@code source}. */
  void remove(String source) throws IOException {
    Set<String> names = classes.remove(source);
    if (names != null) {
      for (String name : names) {
        owners.remove(name);
        facts.remove(name);
        mentions.remove(name);
        Files.deleteIfExists(file(name));
      }
    }
  }

  /** Adds a class that was written to the directory. */
  void add(String name, String source) {
    classes.computeIfAbsent(source, key -> new TreeSet<>()).add(name);
    owners.put(name, source);
  }

  /**
   * The sources in this module of all supertypes of the declarations in {@code sources}, and of the
   * dialects of enums among them. Sources from which nothing is generated are ignored.
   */
  Set<String> lineage(Collection<String> sources) throws IOException {
    Set<String> lineage = new HashSet<>();
    Deque<String> due = new ArrayDeque<>(sources);
    due.removeIf(source -> !generates(source));
    while (!due.isEmpty()) {
      for (String name : of(due.remove())) {
        String dialect = facts(name).ownDialect();
        if (!dialect.isEmpty()) {
          lineage.addAll(declaring(dialect));
        }
        for (String supertype : facts(name).supertypes()) {
          String owner = owners.get(supertype);
          if (owner != null && lineage.add(owner)) {
            due.add(owner);
          }
        }
      }
    }
    return lineage;
  }

  /** The sources that declare a dialect of this name. */
  private Set<String> declaring(String dialect) throws IOException {
    Set<String> declaring = new HashSet<>();
    for (Map.Entry<String, Set<String>> source : classes.entrySet()) {
      // A definition is generated from each dialect: so that few class files are read.
      if (source.getValue().stream().anyMatch(name -> name.endsWith("Definition"))) {
        for (String name : source.getValue()) {
          if (facts(name).dialect().equals(dialect)) {
            declaring.add(source.getKey());
          }
        }
      }
    }
    return declaring;
  }

  Map<String, List<String>> toMap() {
    Map<String, List<String>> all = new TreeMap<>();
    classes.forEach((source, names) -> all.put(source, List.copyOf(names)));
    return all;
  }

  private Path file(String name) {
    return directory.resolve(name + ".class");
  }
}
