// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Option;
import dev.ods.annotation.Pass;
import dev.ods.dialects.func.FuncOp;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import java.util.List;

/**
 * Test options parsing capabilities.
 *
 * @param list Example list option
 * @param stringList Example string list option
 * @param string Example string option
 * @param choice Example enum option
 */
@Pass(name = "test-options-pass", title = "TestOptionsPass", op = FuncOp.class)
public record TestOptions(
    List<Integer> list, List<String> stringList, String string, @Option(name = "enum") Word choice)
    implements PassBody {
  /** One of three words. */
  public enum Word {
    /** Example zero value. */
    ZERO,
    /** Example one value. */
    ONE,
    /** Example two value. */
    TWO
  }

  @Override
  public void run(PassRun run) {}
}
