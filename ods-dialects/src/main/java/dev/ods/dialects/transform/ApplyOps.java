// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;

/** Passes and transformations that are applied to the payload. */
public interface ApplyOps {
  /** Merges operations that compute the same. */
  @Op(dialect = TransformDialect.class, name = "apply_cse")
  @AssemblyFormat("`to` $target attr-dict `:` type($target)")
  interface ApplyCse extends HandleEffects.OfTransformations, TargetOp {}

  /** Eliminates dead code. */
  @Op(dialect = TransformDialect.class, name = "apply_dce")
  @AssemblyFormat("`to` $target attr-dict `:` type($target)")
  interface ApplyDce extends HandleEffects.OfTransformations, TargetOp {}

  /** Moves operations out of loops. */
  @Op(dialect = TransformDialect.class, name = "apply_licm")
  @AssemblyFormat("`to` $target attr-dict `:` type($target)")
  interface ApplyLicm extends HandleEffects.OfTransformations, TargetOp {}

  /** Runs a pass or a pipeline by its name. */
  @Op(dialect = TransformDialect.class, name = "apply_registered_pass")
  @AssemblyFormat(
      value =
          "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options,"
              + " $dynamic_options)^)? `to` $target attr-dict `:`"
              + " functional-type(operands, results)",
      customs = PassOptions.class)
  interface ApplyRegisteredPass extends HandleEffects.OfTransformations {
    /** Not the options. */
    @Override
    default boolean consumes(int operand) {
      return operand == 0;
    }

    /** The operations to run on. */
    @Operand(OperationHandle.class)
    Value target();

    /** The name. */
    @Attr(name = "pass_name")
    String passName();

    /** The options, in which a {@link ParamOperandAttr} refers to a dynamic one. */
    @Attr
    @Default("empty")
    DictionaryAttr options();

    /** The parameters that are options. */
    @Operand(value = Parameter.class, name = "dynamic_options")
    ValueRange dynamicOptions();

    /** The transformed operations. */
    @Result(OperationHandle.class)
    Value result();

    /** Each dynamic option is used exactly once. */
    default void verify(Diagnostics diagnostics) {
      String violation = PassOptions.violation(options(), dynamicOptions().size());
      if (violation != null) {
        diagnostics.opError(operation(), violation);
      }
    }
  }
}
