// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;

/**
 * A range of a generated parser's operand stack.
 *
 * @param from the height before it
 * @param to the height after it
 */
record OperandRange(Height from, Height to) {
  /**
   * A height of the stack: a local variable and how much more.
   *
   * @param local the variable
   * @param more the number of single operands since
   */
  record Height(String local, int more) {
    Height plusOne() {
      return new Height(local, more + 1);
    }

    CodeBlock code() {
      return more == 0 ? CodeBlock.of("$L", local) : CodeBlock.of("$L + $L", local, more);
    }
  }

  /** The range of one operand. */
  static OperandRange one(Height from) {
    return new OperandRange(from, from.plusOne());
  }

  /** Whether it is one operand, whatever is read. */
  boolean isOne() {
    return to.equals(from.plusOne());
  }

  /** How many operands there are. */
  CodeBlock count() {
    return from.more() == 0
        ? CodeBlock.of("$L - $L", to.code(), from.code())
        : CodeBlock.of("$L - ($L)", to.code(), from.code());
  }
}
