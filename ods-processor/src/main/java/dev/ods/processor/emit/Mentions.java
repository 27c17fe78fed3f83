// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.regex.Pattern;

/** Finds out whether code needs a local variable. */
final class Mentions {
  private Mentions() {}

  /** Whether {@code code} mentions a local variable of this name. */
  static boolean local(CodeBlock code, String name) {
    return Pattern.compile("(?<![\\w.$])" + Pattern.quote(name) + "\\b")
        .matcher(CodeText.of(code))
        .find();
  }
}
