// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;

/** Takes the name of its result from its type. */
@Op(dialect = TestDialect.class, name = "result_name_from_type")
public interface ResultNameFromType extends OpAsmOpInterface {
  /** The value. */
  @Result
  Value result();

  /** Takes the name from the type. */
  @Override
  default void resultNames(ValueNamer namer) {
    TypeNames.name(result(), namer);
  }
}
