// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.Value;
import java.util.Optional;

/** Gives operations an attribute. */
@Op(dialect = TransformDialect.class, name = "annotate")
@AssemblyFormat("$target $name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?")
public interface Annotate {
  /** The operations. */
  @Operand(OperationHandle.class)
  Value target();

  /** The name of the attribute. */
  @Attr
  String name();

  /** The attribute; without it a unit attribute. */
  @Operand(Parameter.class)
  Optional<Value> param();
}
