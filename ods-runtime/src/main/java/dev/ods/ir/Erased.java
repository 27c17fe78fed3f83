// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/** The exceptions of the use of a handle whose object is erased. */
final class Erased {
  private Erased() {}

  static IllegalStateException operation() {
    return new IllegalStateException("the operation was erased: drop the handles on it");
  }

  static IllegalStateException block() {
    return new IllegalStateException("the block was erased: drop the handles on it");
  }

  static IllegalStateException region() {
    return new IllegalStateException(
        "the region was erased, or an operation was created from its state: drop the handles on it"
            + " and get the operation's region");
  }

  static IllegalStateException value() {
    return new IllegalStateException(
        "the value was erased with its operation or block: drop the handles on it");
  }

  static IllegalStateException operand() {
    return new IllegalStateException(
        "the operand was erased or has moved: get it from its operation again");
  }
}
