// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dead arguments of calls whose operands are in segments, and folds that there are none of. */
final class SegmentsOfCallsTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void countWhatIsLeft(int prefix) throws Exception {
    String given = "%a, ".repeat(prefix);
    String types = "i32, ".repeat(prefix);
    String text =
        """
        func.func private @callee(%x: i32, %y: i32, %z: i32) {
          "test.use"(%y) : (i32) -> ()
          return
        }
        func.func @caller(%a: i32, %b: i32) {
          "test.call_with_segments"(PREFIX%a, %b, %b, %a) {callee = @callee,
            operandSegmentSizes = array<i32: COUNT, 3, 1>} : (TYPESi32, i32, i32, i32) -> ()
          return
        }
        """
            .replace("PREFIX", given)
            .replace("TYPES", types)
            .replace("COUNT", String.valueOf(prefix));
    String[] options = {"--remove-dead-values", "--allow-unregistered-dialect"};
    ToolRun ours = OptRun.of(text, options);
    assertEquals(0, ours.exitCode(), ours.err());
    if (MlirOpt.isInstalled()) {
      assertEquals(MlirOpt.run(text, options), ours);
    }
  }

  /** What MLIR's verifier does not refuse must not end a fold. */
  @ParameterizedTest
  @ValueSource(strings = {"dense<[1, 2, 3]>", "dense<7>"})
  void reshapedConstantsOfAnotherSize(String constant) throws Exception {
    String text =
        """
        func.func @f() -> tensor<i64> {
          %c = arith.constant CONSTANT : tensor<3xi64>
          %0 = tensor.collapse_shape %c [] : tensor<3xi64> into tensor<i64>
          return %0 : tensor<i64>
        }
        """
            .replace("CONSTANT", constant);
    assertEquals(0, OptRun.of(text, "--canonicalize").exitCode());
  }
}
