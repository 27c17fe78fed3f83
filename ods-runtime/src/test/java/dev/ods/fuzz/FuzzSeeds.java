// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

import dev.ods.testing.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the fuzzer's seed corpus into a directory. */
final class FuzzSeeds {
  private static final int CORPUS_TEXTS = 700;
  private static final int LONGEST = 1500;

  private FuzzSeeds() {}

  /** A few hundred small texts of the corpus; skips the test without it. */
  static List<byte[]> ofCorpus() {
    return Corpus.texts(CORPUS_TEXTS, LONGEST, "input", "generic");
  }

  /** Writes them into the directory that is the only argument. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    for (Path file : Inputs.files()) {
      Files.write(folder.resolve(String.valueOf(file.getFileName())), Inputs.read(file));
    }
    if (Corpus.isPresent()) {
      int number = 0;
      for (byte[] text : ofCorpus()) {
        Files.write(folder.resolve("corpus-" + number++), text);
      }
    }
  }
}
