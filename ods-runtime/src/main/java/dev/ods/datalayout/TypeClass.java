// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Type;

/**
 * A class of types whose entries belong together, as those of all integers do. Each floating-point
 * type is a class in MLIR; of the types of dialects that are not loaded, nothing is known.
 */
record TypeClass(Object key) {
  static TypeClass of(Type type) {
    return new TypeClass(
        type instanceof FloatType || type instanceof OpaqueType ? type : type.getClass());
  }
}
