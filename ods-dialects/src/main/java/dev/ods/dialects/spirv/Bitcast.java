// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** The same bits as a value of another type. */
@Op(dialect = SpirvDialect.class, name = "Bitcast")
@Trait(Pure.class)
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
public interface Bitcast extends OpView {
  /** The value to turn. */
  @Operand(ScalarOrVectorOrPointer.class)
  Value operand();

  /** The turned value. */
  @Result(ScalarOrVectorOrPointer.class)
  Value result();

  /** Compares the numbers of bits. */
  default void verify(Diagnostics diagnostics) {
    Casts.verifyBits(operation(), diagnostics);
  }
}
