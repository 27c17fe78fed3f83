// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.ValueRange;

/** Takes names of its results from their types, by an interface. */
@Op(dialect = TestDialect.class, name = "result_name_from_type_interface")
public interface ResultNameFromTypeInterface {
  /** The values. */
  @Result
  ValueRange results();
}
