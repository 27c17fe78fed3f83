// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import java.math.BigInteger;

/**
 * {@code #transform.param_operand<index = 0 : i64>}: refers, in an operation's attribute, to one of
 * its operands.
 *
 * @param index the index of the operand among those that are meant
 */
@AttrDef(
    dialect = TransformDialect.class,
    mnemonic = "param_operand",
    definition = "ParamOperandAttr")
@AssemblyFormat("`<` `index` `=` $index `>`")
public record ParamOperand(@Param(cppType = "IntegerAttr") IntegerAttr index) {
  /** Whether there is such an operand among {@code count}. */
  boolean isWithin(int count) {
    BigInteger value = index.bigValue();
    return value.signum() >= 0 && value.compareTo(BigInteger.valueOf(count)) < 0;
  }
}
