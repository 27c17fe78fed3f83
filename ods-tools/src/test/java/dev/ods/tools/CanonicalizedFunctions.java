// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.testing.MlirOpt;
import dev.ods.testing.ToolRun;
import java.util.List;

/** Functions that both tools canonicalize: the results are the same. */
final class CanonicalizedFunctions {
  private final StringBuilder text = new StringBuilder();
  private int count;

  /**
   * Adds a function that returns {@code %r}.
   *
   * @param arguments such as {@code %x: index}
   * @param type the type of {@code %r}
   * @param lines the operations before the return
   */
  void add(String arguments, String type, List<String> lines) {
    text.append("func.func @f%d(%s) -> %s {\n".formatted(count++, arguments, type));
    lines.forEach(line -> text.append("  ").append(line).append('\n'));
    text.append("  return %r : ").append(type).append("\n}\n");
  }

  /** Compares what the tools make of the functions, and forgets them. */
  void check() throws Exception {
    check("--canonicalize");
  }

  /** The same with other options. */
  void check(String... options) throws Exception {
    MlirOpt.assumeInstalled();
    String input = text.toString();
    text.setLength(0);
    ToolRun theirs = MlirOpt.run(input, options);
    assertEquals(0, theirs.exitCode(), theirs.err());
    assertEquals(theirs.out(), OptRun.of(input, options).out());
  }
}
