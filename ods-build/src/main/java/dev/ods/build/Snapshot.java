// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot of the regular files below a directory, also of those that links lead to.
 *
 * @param files the files by path relative to the directory, with {@code /} as the separator
 */
record Snapshot(Map<String, Entry> files) {
  static final Snapshot EMPTY = new Snapshot(Map.of());

  /**
   * One file.
   *
   * @param size its size in bytes
   * @param modified its time of modification in nanoseconds
   * @param hash the hash of its content
   */
  record Entry(long size, long modified, String hash) {}

  /**
   * Takes a snapshot of {@code directory}.
   *
   * @param last an earlier snapshot: files with the same size and time of modification are not read
   *     again
   */
  static Snapshot of(Path directory, Snapshot last) throws IOException {
    Map<String, Entry> files = new TreeMap<>();
    if (!Files.isDirectory(directory)) {
      return EMPTY;
    }
    Files.walkFileTree(
        directory,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            String path = relative(directory, file);
            // Temporary files of editors, links to nothing, pipes.
            if (!file.getFileName().toString().startsWith(".") && attributes.isRegularFile()) {
              files.put(path, entry(file, attributes, last.files.get(path)));
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException problem)
              throws IOException {
            // A link to a directory that contains it leads to no more files.
            if (problem instanceof FileSystemLoopException) {
              return FileVisitResult.CONTINUE;
            }
            throw problem;
          }
        });
    return new Snapshot(files);
  }

  private static Entry entry(Path file, BasicFileAttributes attributes, @Nullable Entry last)
      throws IOException {
    long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
    if (last != null && last.size == attributes.size() && last.modified == modified) {
      return last;
    }
    return new Entry(attributes.size(), modified, hash(Files.readAllBytes(file)));
  }

  /** The path of {@code file} relative to {@code directory}, with {@code /} as the separator. */
  static String relative(Path directory, Path file) {
    return directory.relativize(file).toString().replace('\\', '/');
  }

  /** The hash of the content of {@code path}, or "" if there is no such file. */
  String hash(String path) {
    Entry entry = files.get(path);
    return entry == null ? "" : entry.hash;
  }

  static String hash(byte[] content) {
    return HexFormat.of().formatHex(sha256().digest(content));
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }
}
