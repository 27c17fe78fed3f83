// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The inputs of one run by name, so that a diagnostic can show its source line. Not thread-safe.
 */
public final class SourceManager {
  private final Map<String, SourceFile> files = new LinkedHashMap<>();

  /** A manager that knows no file. */
  public SourceManager() {}

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

  /** The file of that name, or null if none was added. */
  public @Nullable SourceFile file(String name) {
    return files.get(name);
  }
}
