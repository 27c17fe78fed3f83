// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.spirv.attr.SpirvAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/**
 * SPIR-V on scalars and vectors. Other types are kept as text, and operations on them are
 * unregistered.
 */
@Dialect(
    name = "spirv",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      ArithmeticOps.class,
      BarrierOps.class,
      BitOps.class,
      CLOps.class,
      CastOps.class,
      CompositeOps.class,
      ConstantOps.class,
      ControlFlowOps.class,
      GLOps.class,
      GroupNonUniformOps.class,
      GroupOps.class,
      IntegerDotProductOps.class,
      LogicalOps.class,
      PrimitiveOps.class
    })
public interface SpirvDialect {
  /** Parses the attributes of the enums that the operations need. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    return SpirvAttr.parseAttribute(parser, type);
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    SpirvAttr own = (SpirvAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }
}
