// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.builtin.ArrayAttr;
import dev.ods.ir.OpView;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declarations of calls and of what is called: they may have a dictionary of
 * attributes for each argument and each result (MLIR's interface of the same name). Attributes
 * {@code argAttrs()} and {@code resAttrs()} of type {@code Optional<List<DictionaryAttr>>}
 * implement it.
 */
public interface ArgAndResultAttrsOpInterface extends OpView {
  /** The dictionaries of the arguments; null if all are empty. */
  @Nullable ArrayAttr argAttrsAttr();

  /** The dictionaries of the results; null if all are empty. */
  @Nullable ArrayAttr resAttrsAttr();

  /** Sets the dictionaries of the arguments. */
  void setArgAttrsAttr(ArrayAttr attributes);

  /** Sets the dictionaries of the results. */
  void setResAttrsAttr(ArrayAttr attributes);

  /** Empties the dictionaries of the arguments. */
  void removeArgAttrsAttr();

  /** Empties the dictionaries of the results. */
  void removeResAttrsAttr();
}
