// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.Option;
import dev.ods.annotation.PassPipeline;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassPipelineBody;
import java.util.List;

/**
 * Parses options using pass pipeline registration.
 *
 * @param list Example list option
 * @param stringList Example string list option
 * @param string Example string option
 * @param choice Example enum option
 */
@PassPipeline(name = "test-options-pass-pipeline")
public record TestForwardedOptions(
    List<Integer> list,
    List<String> stringList,
    String string,
    @Option(name = "enum") TestOptions.Word choice)
    implements PassPipelineBody {
  @Override
  public void build(OpPassManager manager) {
    manager.addNesting(TestOptionsPass.of(list, stringList, string, choice));
  }
}
