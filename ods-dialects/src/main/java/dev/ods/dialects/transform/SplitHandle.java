// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.Optional;

/** Gives a value for each thing that one value stands for. */
@Op(dialect = TransformDialect.class, name = "split_handle")
@AssemblyFormat("$handle attr-dict `:` functional-type(operands, results)")
public interface SplitHandle extends OpView {
  /** The value. */
  @Operand(HandleOrParameter.class)
  Value handle();

  /** Whether an empty value gives empty values. */
  @Attr(name = "pass_through_empty_handle")
  @Default("true")
  boolean passThroughEmptyHandle();

  /** Whether it is a failure that there are fewer things than values. */
  @Attr(name = "fail_on_payload_too_small")
  @Default("true")
  boolean failOnPayloadTooSmall();

  /** The index of the value that takes all things that are left over. */
  @Attr(name = "overflow_result")
  Optional<Long> overflowResult();

  /** The values. */
  @Result(HandleOrParameter.class)
  ValueRange results();

  /** The index is one of a result, and all stand for the same. */
  default void verify(Diagnostics diagnostics) {
    long overflow = overflowResult().orElse(0L);
    if (overflowResult().isPresent() && (overflow < 0 || overflow >= results().size())) {
      diagnostics.opError(operation(), "overflow_result is not a valid result index");
      return;
    }
    for (Value result : results()) {
      if (!isSamePayload(handle().type(), result.type())) {
        diagnostics.opError(
            operation(),
            "expects result types to implement the same transform interface as the operand type");
        return;
      }
    }
  }

  private static boolean isSamePayload(Type one, Type other) {
    for (Payload payload : Payload.values()) {
      if (Payloads.has(one, payload) && Payloads.has(other, payload)) {
        return true;
      }
    }
    return false;
  }
}
