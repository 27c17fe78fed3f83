// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dictionaries of arguments and results when their number changes. */
final class FunctionAttributes {
  private FunctionAttributes() {}

  /** Lets a function have as many as its type says, given how many it has had. */
  static void resize(FunctionOpInterface function, int arguments, int results) {
    int newArguments = function.argumentTypes().size();
    ArrayAttr ofArguments = function.argAttrsAttr();
    if (ofArguments != null && newArguments != arguments) {
      ArrayAttr resized = resized(ofArguments, newArguments);
      if (resized == null) {
        function.removeArgAttrsAttr();
      } else {
        function.setArgAttrsAttr(resized);
      }
    }
    int newResults = function.resultTypes().size();
    ArrayAttr ofResults = function.resAttrsAttr();
    if (ofResults != null && newResults != results) {
      ArrayAttr resized = resized(ofResults, newResults);
      if (resized == null) {
        function.removeResAttrsAttr();
      } else {
        function.setResAttrsAttr(resized);
      }
    }
  }

  /** The first ones, and empty ones after them; null if all are empty. */
  private static @Nullable ArrayAttr resized(ArrayAttr all, int count) {
    List<Attribute> resized =
        new ArrayList<>(all.elements().subList(0, Math.min(count, all.size())));
    Attribute empty = DictionaryAttr.get(all.context(), List.of());
    resized.addAll(Collections.nCopies(count - resized.size(), empty));
    return resized.stream().allMatch(empty::equals) ? null : ArrayAttr.get(all.context(), resized);
  }
}
