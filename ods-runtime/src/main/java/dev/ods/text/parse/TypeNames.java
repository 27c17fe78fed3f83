// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;
import java.util.Map;

/** MLIR's names of the builtin types' classes, for messages. */
final class TypeNames {
  private static final Map<Class<? extends Type>, String> NAMES =
      Map.ofEntries(
          Map.entry(ComplexType.class, "builtin.complex"),
          Map.entry(FunctionType.class, "builtin.function"),
          Map.entry(IndexType.class, "builtin.index"),
          Map.entry(IntegerType.class, "builtin.integer"),
          Map.entry(MemRefType.class, "builtin.memref"),
          Map.entry(NoneType.class, "builtin.none"),
          Map.entry(RankedTensorType.class, "builtin.tensor"),
          Map.entry(TupleType.class, "builtin.tuple"),
          Map.entry(UnrankedMemRefType.class, "builtin.unranked_memref"),
          Map.entry(UnrankedTensorType.class, "builtin.unranked_tensor"),
          Map.entry(VectorType.class, "builtin.vector"));

  private TypeNames() {}

  /** The name of a class; empty if it has none, such as a common superclass of several. */
  static String of(Class<? extends Type> kind) {
    return NAMES.getOrDefault(kind, "");
  }
}
