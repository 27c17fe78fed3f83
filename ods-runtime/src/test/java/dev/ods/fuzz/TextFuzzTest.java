// SPDX-License-Identifier: Apache-2.0
package dev.ods.fuzz;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the fuzzer's seeds, including all former findings. */
class TextFuzzTest {
  static List<Path> files() {
    return Inputs.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void lawsHold(Path file) {
    TextFuzzTarget.fuzzerTestOneInput(Inputs.read(file));
  }

  @Test
  void lawsHoldForTheCorpus() {
    for (byte[] text : FuzzSeeds.ofCorpus()) {
      TextFuzzTarget.fuzzerTestOneInput(text);
    }
  }
}
