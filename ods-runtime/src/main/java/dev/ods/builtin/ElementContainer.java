// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Type;

/** Tells for each kind of type whether a container may have elements of it. */
enum ElementContainer implements TypeVisitor<Boolean> {
  VECTOR,
  TENSOR,
  MEMREF;

  @Override
  public Boolean visitComplex(ComplexType type) {
    return this != VECTOR;
  }

  @Override
  public Boolean visitFloat(FloatType type) {
    return true;
  }

  @Override
  public Boolean visitFunction(FunctionType type) {
    return false;
  }

  @Override
  public Boolean visitGraph(GraphType type) {
    return false;
  }

  @Override
  public Boolean visitIndex(IndexType type) {
    return true;
  }

  @Override
  public Boolean visitInteger(IntegerType type) {
    return true;
  }

  @Override
  public Boolean visitMemRef(MemRefType type) {
    return this == MEMREF;
  }

  @Override
  public Boolean visitNone(NoneType type) {
    return false;
  }

  /** The dialect is not loaded: the type may be valid. */
  @Override
  public Boolean visitOpaque(OpaqueType type) {
    return true;
  }

  @Override
  public Boolean visitRankedTensor(RankedTensorType type) {
    return false;
  }

  @Override
  public Boolean visitTuple(TupleType type) {
    return false;
  }

  @Override
  public Boolean visitUnrankedMemRef(UnrankedMemRefType type) {
    return this == MEMREF;
  }

  @Override
  public Boolean visitUnrankedTensor(UnrankedTensorType type) {
    return false;
  }

  @Override
  public Boolean visitVector(VectorType type) {
    return this != VECTOR;
  }

  @Override
  public Boolean visitDialect(Type type) {
    return switch (this) {
      case VECTOR -> type.as(VectorElementTypeInterface.class) != null;
      case TENSOR -> !type.dialectNamespace().equals("builtin");
      case MEMREF -> type.as(MemRefElementTypeInterface.class) != null;
    };
  }
}
