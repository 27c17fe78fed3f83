// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Calls as operands of conditions, which are broken between the operands rather than inside. */
final class Calls {
  /** The maximum length of a call: a line without indentation and operator. */
  private static final int LENGTH = 84;

  /** The packages in qualified names, which will be imported. */
  private static final Pattern PACKAGES = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

  private Calls() {}

  /** A call, broken between its arguments only if it does not fit a line. */
  static CodeBlock of(CodeBlock method, List<CodeBlock> arguments) {
    CodeBlock plain = CodeBlock.of("$L($L)", method, CodeBlock.join(arguments, ", "));
    return length(plain) <= LENGTH
        ? plain
        : CodeBlock.of("$L($Z$L)", method, CodeBlock.join(arguments, ",$W"));
  }

  /**
   * A call of a getter of the class itself. Of a method {@code yield} it must be qualified (JLS
   * 3.9): without, {@code yield} begins a statement of a switch.
   */
  static CodeBlock ofGetter(String accessor) {
    return CodeBlock.of(accessor.equals("yield") ? "this.$L()" : "$L()", accessor);
  }

  /** The length of the code on one line. */
  static int length(CodeBlock code) {
    return PACKAGES.matcher(CodeText.of(code)).replaceAll("").length();
  }

  /** A call of a method of the parser with the state as the last argument. */
  static CodeBlock withState(String method, List<CodeBlock> arguments) {
    List<CodeBlock> all = new ArrayList<>(arguments);
    all.add(CodeBlock.of("state"));
    return of(CodeBlock.of("parser.$L", method), all);
  }
}
