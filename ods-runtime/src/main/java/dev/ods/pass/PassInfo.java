// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;
import java.util.Objects;

/**
 * A pass that pipelines can name.
 *
 * @param argument its name in pipelines and on command lines
 * @param summary one line on what it does
 * @param options its options, for the help
 * @param factory makes one with given options
 */
public record PassInfo(String argument, String summary, List<PassOption> options, Factory factory)
    implements PassRegistryEntry {
  /** Refuses null. */
  public PassInfo {
    Objects.requireNonNull(argument, "argument");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(factory, "factory");
    options = List.copyOf(options);
  }

  /** A pass whose options, if it has any, the help does not list. */
  public PassInfo(String argument, String summary, Factory factory) {
    this(argument, summary, List.of(), factory);
  }

  /**
   * Makes a pass with given options, whose pipeline's text has these options.
   *
   * @throws IllegalArgumentException if the code of the pass throws, as it may to reject what its
   *     options say together: with a message that names the pass and the options
   */
  public Pass create(PassOptions given) {
    Pass pass;
    try {
      pass = factory.create(given);
    } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
      throw new IllegalArgumentException(
          "cannot make pass '" + argument + "' with options '" + given + "': " + reason(e), e);
    }
    pass.setOptionText(given.effective());
    return pass;
  }

  /** An argument is rejected on purpose; the author of the code needs to know more of the rest. */
  static String reason(Throwable thrown) {
    String message = thrown.getMessage();
    if (thrown instanceof IllegalArgumentException && message != null) {
      return message;
    }
    StackTraceElement[] frames = thrown.getStackTrace();
    return "threw " + thrown + (frames.length == 0 ? "" : " at " + frames[0]);
  }

  /** Makes passes. */
  @FunctionalInterface
  public interface Factory {
    /**
     * Makes a pass.
     *
     * @param options from which it reads its own; what it does not read is unknown
     */
    Pass create(PassOptions options);
  }
}
