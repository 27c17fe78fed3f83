// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;
import java.util.Objects;

/**
 * A pass pipeline that other pipelines can name: it is replaced by the passes that it stands for.
 *
 * @param argument its name in pipelines and on command lines
 * @param summary one line on what it does
 * @param options its options, for the help
 * @param factory makes what builds it, with given options
 */
public record PassPipelineInfo(
    String argument, String summary, List<PassOption> options, Factory factory)
    implements PassRegistryEntry {
  /** Refuses null. */
  public PassPipelineInfo {
    Objects.requireNonNull(argument, "argument");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(factory, "factory");
    options = List.copyOf(options);
  }

  /**
   * Appends the passes that it stands for, unless something is {@linkplain PassOptions#problems
   * wrong} with the options.
   *
   * @throws IllegalArgumentException if the code of the pipeline throws, as it may to reject what
   *     its options say together: with a message that names the pipeline and the options
   */
  public void addTo(OpPassManager manager, PassOptions given) {
    try {
      PassPipelineBody body = factory.create(given);
      if (given.problems().isEmpty()) {
        body.build(manager);
      }
    } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
      throw new IllegalArgumentException(
          "cannot build pass pipeline '%s' with options '%s': %s"
              .formatted(argument, given, PassInfo.reason(e)),
          e);
    }
  }

  /** Makes what builds pipelines. */
  @FunctionalInterface
  public interface Factory {
    /**
     * Makes what builds the pipeline.
     *
     * @param options from which it reads its own; what it does not read is unknown
     */
    PassPipelineBody create(PassOptions options);
  }
}
