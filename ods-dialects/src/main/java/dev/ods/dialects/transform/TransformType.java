// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** A type of this dialect. */
public interface TransformType {
  /** The kind of payload of this type. */
  Payload payload();

  /** MLIR's error message if an attribute is no parameter of this type; null if it is. */
  default @Nullable String violation(Attribute parameter) {
    return null;
  }
}
