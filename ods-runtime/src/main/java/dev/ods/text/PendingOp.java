// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.OperationState;
import java.util.ArrayList;
import java.util.List;
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

  /** The names of the attributes that the custom form was found to have. */
  final List<String> attributes = new ArrayList<>();

  /** The first name, in order of the alphabet, that is among these twice; or null. */
  @Nullable String duplicate;

  PendingOp(OperationState state) {
    this.state = state;
  }
}
