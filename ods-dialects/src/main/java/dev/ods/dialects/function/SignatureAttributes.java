// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import dev.ods.control.ArgAndResultAttrsOpInterface;
import dev.ods.ir.DictionaryAttr;
import java.util.List;
import java.util.Optional;

/** Extended by the declarations of functions and calls: the attributes of arguments and results. */
@Order({"argAttrs", "resAttrs"})
public interface SignatureAttributes extends ArgAndResultAttrsOpInterface {
  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = FunctionSignature.ARGUMENT_ATTRIBUTES)
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = FunctionSignature.RESULT_ATTRIBUTES)
  Optional<List<DictionaryAttr>> resAttrs();
}
