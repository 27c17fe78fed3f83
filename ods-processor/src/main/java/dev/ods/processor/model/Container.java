// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** The families of types with an element type, and MLIR's name of each. */
public enum Container {
  /** A ranked or unranked tensor. */
  TENSOR("tensor"),
  /** A ranked tensor. */
  RANKED_TENSOR("ranked tensor"),
  /** A ranked tensor with a static shape. */
  STATIC_SHAPE_TENSOR("statically shaped tensor"),
  /** A vector of rank 1 or more. */
  VECTOR("vector"),
  /** A ranked memref. */
  MEMREF("memref"),
  /** Any type with a shape and an element type. */
  SHAPED("shaped");

  private final String word;

  Container(String word) {
    this.word = word;
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
