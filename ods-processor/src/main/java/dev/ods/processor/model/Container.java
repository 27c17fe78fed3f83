// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import org.jspecify.annotations.Nullable;

/** The families of types with a shape and an element type, and MLIR's name of each. */
public enum Container {
  /** A ranked or unranked tensor. */
  TENSOR("tensor", "isTensor", "TensorType"),
  /** A ranked tensor. */
  RANKED_TENSOR("ranked tensor", "isRankedTensor", "RankedTensorType"),
  /** An unranked tensor. */
  UNRANKED_TENSOR("unranked tensor", "isUnrankedTensor", "UnrankedTensorType"),
  /** A vector. */
  VECTOR("vector", "isVector", "VectorType"),
  /** A vector without scalable dimensions. */
  FIXED_VECTOR("fixed-length vector", "isFixedVector", "VectorType"),
  /** A vector with scalable dimensions. */
  SCALABLE_VECTOR("scalable vector", "isScalableVector", "VectorType"),
  /** A vector of which only the last dimension is scalable. */
  TRAILING_SCALABLE_VECTOR("trailing scalable vector", "isTrailingScalableVector", "VectorType"),
  /** A ranked memref. */
  MEMREF("memref", "isMemRef", "MemRefType"),
  /** An unranked memref. */
  UNRANKED_MEMREF("unranked.memref", "isUnrankedMemRef", "UnrankedMemRefType"),
  /** A ranked or unranked memref. */
  BASE_MEMREF("ranked or unranked memref", "isRankedOrUnrankedMemRef", "BaseMemRefType"),
  /** A tensor or a ranked memref. */
  TENSOR_OR_MEMREF("Tensor or MemRef", "isTensorOrMemRef", null),
  /** A vector or a tensor. */
  VALUE_SEMANTICS("container with value semantics", "isValueContainer", null),
  /** Any type with a shape and an element type. */
  SHAPED("shaped", "isShaped", null);

  private final String word;
  private final String method;
  private final @Nullable String simpleName;

  Container(String word, String method, @Nullable String simpleName) {
    this.word = word;
    this.method = method;
    this.simpleName = simpleName;
  }

  /** The class of the types, or null if there are several. */
  public @Nullable ClassName kind() {
    return simpleName == null ? null : RuntimeNames.builtin(simpleName);
  }

  /** The method of the runtime's {@code Shapes} that recognizes the types. */
  public String method() {
    return method;
  }

  /** MLIR's name, as in {@code tensor of 32-bit float values}. */
  public String word() {
    return word;
  }
}
