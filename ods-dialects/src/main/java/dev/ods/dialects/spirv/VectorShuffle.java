// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllElementTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import java.util.List;

/** A vector of chosen elements of two vectors. */
@Op(dialect = SpirvDialect.class, name = "VectorShuffle")
@Trait(Pure.class)
@AllElementTypesMatch({"vector1", "vector2", "result"})
@AssemblyFormat(
    "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->`"
        + " type($result)")
public interface VectorShuffle extends OpView {
  /** The first vector. */
  @Operand(AnySpirvVector.class)
  Value vector1();

  /** The second vector. */
  @Operand(AnySpirvVector.class)
  Value vector2();

  /** Which elements, counted through both vectors; all bits set for any. */
  @Attr
  List<Integer> components();

  /** The chosen elements. */
  @Result(AnySpirvVector.class)
  Value result();

  /** Checks the number of chosen elements, and that there are such elements. */
  default void verify(Diagnostics diagnostics) {
    long count = Vectors.length(result().type());
    List<Integer> components = components();
    if (count != components.size()) {
      diagnostics.opError(
          operation(),
          "result type element count (%d) mismatch with the number of component selectors (%d)"
              .formatted(count, components.size()));
      return;
    }
    long total = Vectors.length(vector1().type()) + Vectors.length(vector2().type());
    for (int component : components) {
      long index = Integer.toUnsignedLong(component);
      if (index >= total && component != -1) {
        diagnostics.opError(
            operation(),
            "component selector %d out of range: expected to be in [0, %d) or 0xffffffff"
                .formatted(index, total));
        return;
      }
    }
  }
}
