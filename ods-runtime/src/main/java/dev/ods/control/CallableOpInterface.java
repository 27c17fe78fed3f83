// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that can be called (MLIR's interface of the same
 * name).
 */
public interface CallableOpInterface extends ArgAndResultAttrsOpInterface {
  /** The region that is executed; null if it is not here, as that of a declared function. */
  @Nullable Region callableRegion();

  /** The types of its arguments, also if there is no region. */
  List<Type> argumentTypes();

  /** The types of its results. */
  List<Type> resultTypes();
}
