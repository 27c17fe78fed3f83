// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.effect.EffectInstance;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Handles and parameters: making, combining and splitting them. */
public interface HandleOps {
  /** Casts a handle to another type. */
  @Op(dialect = TransformDialect.class, name = "cast")
  @AssemblyFormat("$input attr-dict `:` type($input) `to` type($output)")
  interface Cast extends HandleEffects.OfReaders, CastOpInterface {
    @Override
    default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) {
      return OperationHandle.test(inputs.get(0)) && OperationHandle.test(outputs.get(0));
    }

    /** The effect on the payload comes first. */
    @Override
    default void memoryEffects(Consumer<? super EffectInstance> effects) {
      affectPayload(effects);
      readOperands(effects);
      makeResults(effects);
    }

    /** The operations. */
    @Operand(OperationHandle.class)
    Value input();

    /** The same operations. */
    @Result(OperationHandle.class)
    Value output();
  }

  /** Merges the payloads of several handles. */
  @Op(dialect = TransformDialect.class, name = "merge_handles")
  @Trait(SameOperandsAndResultType.class)
  @AssemblyFormat("(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)")
  interface MergeHandles extends HandleEffects, Foldable {
    /** The values. */
    @Operand(HandleOrParameter.class)
    ValueRange handles();

    /** Whether each is named once. */
    @Attr
    @Unit
    boolean deduplicate();

    /** All together. */
    @Result(HandleOrParameter.class)
    Value result();

    /** One handle need not be merged. */
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return deduplicate() || handles().size() != 1 ? null : FoldResult.of(handles().get(0));
    }
  }

  /** Splits a handle into one for each payload. */
  @Op(dialect = TransformDialect.class, name = "split_handle")
  @AssemblyFormat("$handle attr-dict `:` functional-type(operands, results)")
  interface SplitHandle extends HandleEffects {
    /** The value. */
    @Operand(HandleOrParameter.class)
    Value handle();

    /** Whether an empty handle is split into empty handles. */
    @Attr(name = "pass_through_empty_handle")
    @Default("true")
    boolean passThroughEmptyHandle();

    /** Whether fewer payloads than results are a failure. */
    @Attr(name = "fail_on_payload_too_small")
    @Default("true")
    boolean failOnPayloadTooSmall();

    /** The index of the value that takes all things that are left over. */
    @Attr(name = "overflow_result")
    Optional<Long> overflowResult();

    /** The values. */
    @Result(HandleOrParameter.class)
    ValueRange results();

    /** The index is that of a result, and all handles are of the same kind. */
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

  /** Repeats the payloads of handles once for each payload operation of a pattern. */
  @Op(dialect = TransformDialect.class, name = "replicate")
  @AllTypesMatch({"handles", "replicated"})
  @AssemblyFormat("`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)")
  interface Replicate extends HandleEffects {
    /** The operations that are counted. */
    @Operand(OperationHandle.class)
    Value pattern();

    /** The values. */
    @Operand(HandleOrParameter.class)
    ValueRange handles();

    /** The replicated handles. */
    @Result(HandleOrParameter.class)
    ValueRange replicated();
  }

  /** Finds the operations of a name. */
  @Op(dialect = TransformDialect.class, name = "select")
  @Order({"target", "opName", "result"})
  @AssemblyFormat("$op_name `in` $target attr-dict `:` functional-type(operands, results)")
  interface Select extends HandleEffects.OfReaders, TargetOp {
    /** The name. */
    @Attr(name = "op_name")
    String opName();

    /** Those of the name. */
    @Result(OperationHandle.class)
    Value result();
  }

  /** Returns the number of payloads of a handle. */
  @Op(dialect = TransformDialect.class, name = "num_associations")
  @AssemblyFormat("$handle attr-dict `:` functional-type(operands, results)")
  interface NumAssociations extends HandleEffects.OfParameterMakers {
    /** The value. */
    @Operand(HandleOrParameter.class)
    Value handle();

    /** The number. */
    @Result(Parameter.class)
    Value num();

    /** The number is one of 64 bits. */
    default void verify(Diagnostics diagnostics) {
      if (num().type() instanceof TransformType type) {
        IntegerAttr zero = IntegerAttr.get(IntegerType.get(operation().context(), Long.SIZE), 0);
        String violation = type.violation(zero);
        if (violation != null) {
          diagnostics.error(operation().location(), violation);
        }
      }
    }
  }

  /** Creates a parameter from an attribute. */
  @Op(dialect = TransformDialect.class, name = "param.constant")
  @AssemblyFormat("$value attr-dict `->` type($param)")
  interface ParamConstant extends HandleEffects.OfParameterMakers {
    /** The attribute. */
    @Attr
    Attribute value();

    /** The parameter. */
    @Result(Parameter.class)
    Value param();
  }
}
