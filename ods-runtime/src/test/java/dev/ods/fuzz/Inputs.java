// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

import dev.ods.testing.Cases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The inputs among the resources: samples of all syntax, and former findings. */
final class Inputs {
  private Inputs() {}

  /** The files, sorted by name. */
  static List<Path> files() {
    URL folder = Inputs.class.getResource("text");
    if (folder == null) {
      throw new IllegalStateException("the resources have no folder of inputs");
    }
    try {
      return Cases.files(Path.of(folder.toURI()), ".mlir");
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
