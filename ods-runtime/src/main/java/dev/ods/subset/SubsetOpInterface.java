// SPDX-License-Identifier: Apache-2.0
package dev.ods.subset;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that accesses a part of a tensor, the container, and
 * nothing else of it (MLIR's interface of the same name). It is extended through either {@link
 * SubsetExtractionOpInterface} or {@link SubsetInsertionOpInterface}.
 */
public interface SubsetOpInterface extends OpView {
  /**
   * The part, if it is such a slice; null, as by default, if it is not: then {@link
   * #operatesOnEquivalentSubset} and {@link #operatesOnDisjointSubset} have to be implemented.
   */
  default @Nullable HyperrectangularSlice accessedSlice() {
    return null;
  }

  /** The tensor of which a part is accessed. */
  Value tensorContainer();

  /**
   * Whether this operation and another one are known to access the same part.
   *
   * @param equivalent whether two tensors count as the same container
   */
  default boolean operatesOnEquivalentSubset(
      SubsetOpInterface other, BiPredicate<Value, Value> equivalent) {
    HyperrectangularSlice slice = accessedSlice();
    HyperrectangularSlice otherSlice = other.accessedSlice();
    return slice != null
        && otherSlice != null
        && equivalent.test(tensorContainer(), other.tensorContainer())
        && slice.isEquivalentTo(otherSlice);
  }

  /**
   * Whether this operation and another one are known to access parts without a common element.
   *
   * @param equivalent whether two tensors count as the same container
   */
  default boolean operatesOnDisjointSubset(
      SubsetOpInterface other, BiPredicate<Value, Value> equivalent) {
    HyperrectangularSlice slice = accessedSlice();
    HyperrectangularSlice otherSlice = other.accessedSlice();
    return slice != null
        && otherSlice != null
        && equivalent.test(tensorContainer(), other.tensorContainer())
        && slice.isDisjointFrom(otherSlice);
  }

  /** Looks for one of the two interfaces. */
  static void verify(SubsetOpInterface view, Diagnostics diagnostics) {
    Operation op = view.operation();
    if ((view instanceof SubsetExtractionOpInterface)
        == (view instanceof SubsetInsertionOpInterface)) {
      diagnostics.opError(
          op,
          "SubsetOpInterface ops must implement either SubsetExtractionOpInterface or"
              + " SubsetInsertionOpInterface");
    }
  }
}
