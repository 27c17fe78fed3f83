// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import org.jspecify.annotations.Nullable;

/** The families of types with an element type, and MLIR's name of each. */
public enum Container {
  /** A ranked or unranked tensor. */
  TENSOR("tensor", "TensorType"),
  /** A ranked tensor. */
  RANKED_TENSOR("ranked tensor", "RankedTensorType"),
  /** A ranked tensor with a static shape. */
  STATIC_SHAPE_TENSOR("statically shaped tensor", "RankedTensorType"),
  /** A vector of rank 1 or more. */
  VECTOR("vector", "VectorType"),
  /** A vector of rank 1 or more without scalable dimensions. */
  FIXED_VECTOR("fixed-length vector", "VectorType"),
  /** A ranked memref. */
  MEMREF("memref", "MemRefType"),
  /** Any type with a shape and an element type. */
  SHAPED("shaped", null);

  private final String word;
  private final @Nullable String simpleName;

  Container(String word, @Nullable String simpleName) {
    this.word = word;
    this.simpleName = simpleName;
  }

  /** The class of the types, or null if there are several. */
  public @Nullable ClassName kind() {
    return simpleName == null ? null : RuntimeNames.builtin(simpleName);
  }

  /** MLIR's name, as in {@code tensor of 32-bit float values}. */
  public String word() {
    return word;
  }

  /** The summary of this container with elements that satisfy {@code element}. */
  public String summary(String element) {
    return word + " of " + element + " values";
  }
}
