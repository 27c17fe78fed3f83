// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;

/**
 * A range of a generated parser's operand stack.
 *
 * @param from the mark before it
 * @param to the mark after it
 */
record OperandRange(Mark from, Mark to) {
  /**
   * A mark of the stack: a local variable and how much more.
   *
   * @param local the variable
   * @param more the number of single operands since
   */
  record Mark(String local, int more) {
    Mark plusOne() {
      return new Mark(local, more + 1);
    }

    CodeBlock code() {
      return more == 0 ? CodeBlock.of("$L", local) : CodeBlock.of("$L.plus($L)", local, more);
    }
  }

  /** The range of one operand. */
  static OperandRange one(Mark from) {
    return new OperandRange(from, from.plusOne());
  }

  /** Whether it is one operand, whatever is read. */
  boolean isOne() {
    return to.equals(from.plusOne());
  }

  /** How many operands there are. */
  CodeBlock count() {
    return CodeBlock.of("$L.countTo($L)", from.code(), to.code());
  }

  /** The condition that there are none. */
  CodeBlock isEmpty() {
    return CodeBlock.of("$L.equals($L)", to.code(), from.code());
  }
}
