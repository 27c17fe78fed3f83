// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import java.util.Optional;

/** Navigation in the payload IR. */
public interface NavigationOps {
  /** Finds the operations that use a result. */
  @Op(dialect = TransformDialect.class, name = "get_consumers_of_result")
  @Order({"target", "resultNumber", "consumers"})
  @AssemblyFormat("$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)")
  interface GetConsumersOfResult extends HandleEffects.OfReaders, TargetOp {
    /** The number of the result. */
    @Attr(name = "result_number")
    long resultNumber();

    /** Those that use it. */
    @Result(OperationHandle.class)
    Value consumers();
  }

  /** Finds parent operations. */
  @Op(dialect = TransformDialect.class, name = "get_parent_op")
  @Order({
    "target",
    "isolatedFromAbove",
    "allowEmptyResults",
    "opName",
    "deduplicate",
    "nthParent",
    "parent"
  })
  @AssemblyFormat("$target attr-dict `:` functional-type(operands, results)")
  interface GetParentOp extends HandleEffects.OfReaders, TargetOp {
    /** Whether parents must be isolated from above. */
    @Attr(name = "isolated_from_above")
    @Unit
    boolean isolatedFromAbove();

    /** Whether finding none is not a failure. */
    @Attr(name = "allow_empty_results")
    @Unit
    boolean allowEmptyResults();

    /** The name of the parents; any if absent. */
    @Attr(name = "op_name")
    Optional<String> opName();

    /** Whether each is named once. */
    @Attr
    @Unit
    boolean deduplicate();

    /** How many to go up. */
    @Attr(name = "nth_parent")
    @Default("1")
    @IntPositive
    long nthParent();

    /** The parents. */
    @Result(OperationHandle.class)
    Value parent();
  }

  /** Finds the producer of an operand. */
  @Op(dialect = TransformDialect.class, name = "get_producer_of_operand")
  @Order({"target", "operandNumber", "producer"})
  @AssemblyFormat(
      "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)")
  interface GetProducerOfOperand extends HandleEffects.OfReaders, TargetOp {
    /** The number of the operand. */
    @Attr(name = "operand_number")
    long operandNumber();

    /** The producer. */
    @Result(OperationHandle.class)
    Value producer();
  }

  /** Finds the defining operations of values. */
  @Op(dialect = TransformDialect.class, name = "get_defining_op")
  @AssemblyFormat("$target attr-dict `:` functional-type(operands, results)")
  interface GetDefiningOp extends HandleEffects.OfReaders {
    /** The values. */
    @Operand(ValueHandle.class)
    Value target();

    /** The defining operations. */
    @Result(OperationHandle.class)
    Value result();
  }

  /** Returns the types of values. */
  @Op(dialect = TransformDialect.class, name = "get_type")
  @AssemblyFormat(
      "(`elemental` $elemental^)? $value attr-dict `:` functional-type(operands, results)")
  interface GetType extends HandleEffects.OfReaders {
    /** The values. */
    @Operand(ValueHandle.class)
    Value value();

    /** Whether to return element types. */
    @Attr
    @Unit
    boolean elemental();

    /** The types. */
    @Result(value = Parameter.class, name = "type_param")
    Value typeParam();
  }
}
