// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.shaped.InferTensorType;
import dev.ods.shaped.ShapedTypeComponents;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ops that infer parts of the types of their results, which are tensors; they have no formats. */
public interface ShapedTypeInference {
  /** The result has one dimension, the first one of the first operand. */
  @Order({"operand1", "operand2", "result"})
  interface InfersFirstDimension extends InferTensorType {
    @Operand(AnyTensor.class)
    Value operand1();

    @Operand(AnyTensor.class)
    Value operand2();

    @Result(AnyTensor.class)
    Value result();

    @Override
    default @Nullable List<ShapedTypeComponents> inferReturnTypeComponents(
        Location location, Diagnostics diagnostics) {
      if (!(operand1().type() instanceof ShapedType shaped)) {
        diagnostics.error(location, "only shaped type operands allowed");
        return null;
      }
      if (shaped.hasRank() && shaped.rank() == 0) {
        diagnostics.error(location, "only operands with a first dimension allowed");
        return null;
      }
      long size = shaped.hasRank() ? shaped.dimension(0) : ShapedType.DYNAMIC;
      Attribute encoding = shaped instanceof RankedTensorType ranked ? ranked.encoding() : null;
      Type element = IntegerType.get(location.context(), 17);
      return List.of(new ShapedTypeComponents(List.of(size), element, encoding));
    }
  }

  /** MLIR's implementation is given operands. */
  @Op(dialect = TestDialect.class, name = "op_with_shaped_type_infer_type_if")
  interface OpWithShapedTypeInferTypeInterface extends InfersFirstDimension {}

  /** MLIR's implementation is given an adaptor, as all are here. */
  @Op(dialect = TestDialect.class, name = "op_with_shaped_type_infer_type_adaptor_if")
  interface OpWithShapedTypeInferTypeAdaptorInterface extends InfersFirstDimension {}
}
