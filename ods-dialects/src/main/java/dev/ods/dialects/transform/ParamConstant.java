// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.ir.Attribute;
import dev.ods.ir.Value;

/** Gives an attribute. */
@Op(dialect = TransformDialect.class, name = "param.constant")
@AssemblyFormat("$value attr-dict `->` type($param)")
public interface ParamConstant {
  /** The attribute. */
  @Attr
  Attribute value();

  /** The parameter. */
  @Result(Parameter.class)
  Value param();
}
