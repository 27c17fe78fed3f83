// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The files of one run by name, so that a diagnostic can show its source line: those that are
 * added, and, if whoever creates it says how to find them, others that a diagnostic names. Not
 * thread-safe.
 */
public final class SourceManager {
  /** Null for a name for which there is no file. */
  private final Map<String, @Nullable SourceFile> files = new HashMap<>();

  private final Function<String, @Nullable SourceFile> others;

  /** A manager that knows no file but those that are added. */
  public SourceManager() {
    this(name -> null);
  }

  /**
   * A manager that finds other files than those that are added when they are first asked for, as
   * {@code mlir-opt} reads each file that the location of a diagnostic names. Locations may name
   * anything.
   *
   * @param others the file of a name, or null if there is none; called once for each name
   */
  public SourceManager(Function<String, @Nullable SourceFile> others) {
    this.others = Objects.requireNonNull(others, "others");
  }

  /**
   * Adds a file; one of the same name is replaced.
   *
   * @param name as locations name it
   * @param bytes the contents, not copied
   */
  public SourceFile add(String name, byte[] bytes) {
    return add(new SourceFile(name, bytes));
  }

  /** Adds a file; one of the same name is replaced. */
  public SourceFile add(SourceFile file) {
    files.put(file.name(), file);
    return file;
  }

  /** The file of that name; null if none was added, and no other is found. */
  public @Nullable SourceFile file(String name) {
    Objects.requireNonNull(name, "name");
    if (!files.containsKey(name)) {
      files.put(name, others.apply(name));
    }
    return files.get(name);
  }
}
