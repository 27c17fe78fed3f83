// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * An operation on types that differs by their kind: one method for each kind of builtin type, and
 * one for the types of other dialects. There are no defaults: a new kind of builtin type does not
 * compile until each visitor handles it.
 *
 * @param <R> the result of the operation, {@code @Nullable Void} if it has none
 */
public interface TypeVisitor<R extends @Nullable Object> {
  /** Calls the method for the kind of a type. */
  default R visit(Type type) {
    return type instanceof BuiltinType builtin ? builtin.accept(this) : visitDialect(type);
  }

  R visitComplex(ComplexType type);

  R visitFloat(FloatType type);

  R visitFunction(FunctionType type);

  R visitGraph(GraphType type);

  R visitIndex(IndexType type);

  R visitInteger(IntegerType type);

  R visitMemRef(MemRefType type);

  R visitNone(NoneType type);

  R visitOpaque(OpaqueType type);

  R visitRankedTensor(RankedTensorType type);

  R visitTuple(TupleType type);

  R visitUnrankedMemRef(UnrankedMemRefType type);

  R visitUnrankedTensor(UnrankedTensorType type);

  R visitVector(VectorType type);

  /** A type that another dialect declares a class for. */
  R visitDialect(Type type);
}
