// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A type whose values consist of elements (MLIR's interface of the same name). */
public interface DestructurableTypeInterface {
  /** The types of the elements by their indexes, in order; absent if it cannot be split. */
  Optional<Map<Attribute, Type>> subelementIndexMap();

  /** The type of an element; null if there is none with this index. */
  @Nullable Type typeAtIndex(Attribute index);
}
