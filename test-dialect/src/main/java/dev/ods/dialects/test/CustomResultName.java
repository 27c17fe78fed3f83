// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.constraint.AnyInteger;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmOpInterface;
import java.util.List;

/** Takes names of its results from an attribute. */
@Op(dialect = TestDialect.class, name = "custom_result_name")
public interface CustomResultName extends OpAsmOpInterface {
  /** Any integers. */
  @Operand(AnyInteger.class)
  ValueRange inputs();

  /** The names, empty for none. */
  @Attr
  List<String> names();

  /** The values. */
  @Result(AnyInteger.class)
  ValueRange results();

  /** Takes the names from the attribute. */
  @Override
  default void resultNames(ValueNamer namer) {
    List<String> names = names();
    int count = Math.min(names.size(), results().size());
    for (int i = 0; i < count; i++) {
      if (!names.get(i).isEmpty()) {
        namer.name(results().get(i), names.get(i));
      }
    }
  }
}
