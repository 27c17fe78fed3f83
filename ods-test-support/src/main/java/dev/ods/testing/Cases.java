// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Selects test cases, and fails if none is selected. */
public final class Cases {
  private Cases() {}

  /**
   * The elements that satisfy {@code wanted}; fails if none does.
   *
   * @param what a description of the wanted elements, for the message
   */
  public static <T> List<T> matching(
      String what, Collection<? extends T> all, Predicate<? super T> wanted) {
    List<T> found = all.stream().<T>map(one -> one).filter(wanted).toList();
    if (found.isEmpty()) {
      fail("nothing to test: no " + what);
    }
    return found;
  }

  /** The files in a folder with the given ending, sorted by name; fails if there is none. */
  public static List<Path> files(Path folder, String ending) {
    try (Stream<Path> files = Files.list(folder)) {
      return matching(
          "files *" + ending + " in " + folder.toAbsolutePath(),
          files.sorted().toList(),
          file -> file.toString().endsWith(ending));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
