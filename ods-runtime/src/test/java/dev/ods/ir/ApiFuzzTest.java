// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the inputs of {@link ApiFuzzTarget}: all former findings, and some random ones. */
class ApiFuzzTest {
  private static final int RANDOM_INPUTS = 50;
  private static final int LONGEST = 4096;

  static List<Path> files() throws IOException, URISyntaxException {
    URL folder = ApiFuzzTest.class.getResource("/dev/ods/fuzz/api");
    if (folder == null) {
      throw new IllegalStateException("the resources have no folder of calls");
    }
    try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void packedIrEqualsPlainObjects(Path file) throws IOException {
    ApiFuzzTarget.fuzzerTestOneInput(Files.readAllBytes(file));
  }

  static Stream<byte[]> randomInputs() {
    Random random = new Random(1);
    return Stream.generate(
            () -> {
              byte[] bytes = new byte[random.nextInt(LONGEST)];
              random.nextBytes(bytes);
              return bytes;
            })
        .limit(RANDOM_INPUTS);
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("randomInputs")
  void packedIrEqualsPlainObjects(byte[] calls) {
    ApiFuzzTarget.fuzzerTestOneInput(calls);
  }
}
