// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs whose parts meet in one pass, which become what {@code mlir-opt} makes of them. */
final class PassProgramsTest {
  static Stream<String[]> rows() {
    return Stream.of(
            SymbolPrograms.ROWS,
            InlinePrograms.ROWS,
            DataFlowPrograms.ROWS,
            MotionPrograms.ROWS,
            PipelinePrograms.ROWS)
        .flatMap(Stream::of);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void processAsMlir(String input, String options) throws Exception {
    MlirOpt.assumeInstalled();
    String[] args = (options + " --allow-unregistered-dialect").split(" ", -1);
    assertEquals(MlirOpt.run(input, args), OptRun.of(input, args));
  }
}
