// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.Attribute;
import dev.ods.ir.OperationState;
import dev.ods.text.lex.Relocation;
import org.jspecify.annotations.Nullable;

/** The state of an op that is being parsed and cannot be created yet. Reused. */
final class PendingOp {
  final OperationState state;

  /** The offset of its first token: of the names of its results, if there are any. */
  int start;

  /** The offset of its name. */
  int nameStart;

  /** The heights of the stacks at its start. */
  int resultMark;

  int operandMark;
  int typeMark;

  /** The attribute in angle brackets, or null. */
  @Nullable Attribute properties;

  final WrittenAttributes attributes = new WrittenAttributes();

  PendingOp(OperationState state) {
    this.state = state;
  }

  /** Exchanges its offsets. */
  void relocate(Relocation relocation) {
    start = relocation.keep(start);
    nameStart = relocation.keep(nameStart);
  }
}
