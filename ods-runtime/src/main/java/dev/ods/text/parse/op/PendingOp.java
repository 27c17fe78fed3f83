// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.Attribute;
import dev.ods.ir.OperationState;
import org.jspecify.annotations.Nullable;

/** An op that is being read: what is known of it before it can be created. Reused. */
final class PendingOp {
  final OperationState state;

  /** The offset of its first token: of the names of its results, if there are any. */
  int start;

  /** Where its name starts, if it is in custom form. */
  int nameStart;

  /** The heights of the stacks when it began. */
  int resultMark;

  int operandMark;
  int typeMark;

  /** What stood in angle brackets, or null. */
  @Nullable Attribute properties;

  final WrittenAttributes attributes = new WrittenAttributes();

  PendingOp(OperationState state) {
    this.state = state;
  }
}
