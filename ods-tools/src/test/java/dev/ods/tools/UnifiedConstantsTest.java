// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Equal constants of several dialects, in regions that are entered in turn, become one as in {@code
 * mlir-opt}.
 */
final class UnifiedConstantsTest {
  private static final String[] CONSTANTS = {
    "arith.constant %d : i32", "arith.constant %d : index", "index.constant %d"
  };

  private final StringBuilder text = new StringBuilder();
  private final Random random = new Random(22);
  private int names;

  /** A constant of some dialect, and a use of it. */
  private void add(int values) {
    int kind = random.nextInt(CONSTANTS.length);
    String type = kind == 0 ? "i32" : "index";
    text.append("%c").append(names).append(" = ");
    text.append(CONSTANTS[kind].formatted(random.nextInt(values))).append('\n');
    text.append("\"a.use\"(%%c%d) : (%s) -> ()%n".formatted(names++, type));
  }

  private void add(int count, int values) {
    for (int i = 0; i < count; i++) {
      add(values);
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "40, 5", "40, 1000", "2000, 3000", "2000, 20"})
  void areThoseOfMlir(int count, int values) throws Exception {
    for (int i = 0; i < 4; i++) {
      add(count, values);
      text.append("module {\n");
      add(count, values);
      text.append("func.func @f(%cond: i1) {\n");
      add(count, values);
      text.append("scf.if %cond {\n\"a.effect\"() : () -> ()\n");
      add(count, values);
      text.append("}\n");
      add(count, values);
      text.append("return\n}\n");
      add(count, values);
      text.append("}\n");
    }
    for (String pass : new String[] {"--canonicalize", "--canonicalize=top-down=false"}) {
      String[] options = {"--allow-unregistered-dialect", pass};
      String program = text.toString();
      assertEquals(MlirOpt.run(program, options), OptRun.of(program, options), pass);
    }
  }
}
