// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import dev.ods.trait.InferTypeOpInterface;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation whose results are tensors, the types of which follow
 * from what {@link #inferReturnTypeComponents} says (MLIR's {@code InferTensorType}). The
 * declaration overrides that method; it must give the element type of each result.
 */
public interface InferTensorType extends InferShapedTypeOpInterface, InferTypeOpInterface {
  @Override
  default @Nullable List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
    List<ShapedTypeComponents> components = inferReturnTypeComponents(location, diagnostics);
    if (components == null) {
      return null;
    }
    List<Type> types = new ArrayList<>(components.size());
    for (ShapedTypeComponents each : components) {
      types.add(tensor(each));
    }
    return types;
  }

  private static Type tensor(ShapedTypeComponents components) {
    Type element =
        Objects.requireNonNull(
            components.elementType(),
            "inferReturnTypeComponents must give the element type of each result");
    List<Long> shape = components.shape();
    return shape == null
        ? UnrankedTensorType.get(element)
        : RankedTensorType.get(
            shape.stream().mapToLong(Long::longValue).toArray(), element, components.attribute());
  }
}
