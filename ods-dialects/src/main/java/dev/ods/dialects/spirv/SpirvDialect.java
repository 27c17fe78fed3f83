// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Dialect;
import dev.ods.codegen.GeneratedEnumAttr;
import dev.ods.dialects.spirv.attr.GroupOperationAttr;
import dev.ods.dialects.spirv.attr.MemorySemanticsAttr;
import dev.ods.dialects.spirv.attr.PackedVectorFormatAttr;
import dev.ods.dialects.spirv.attr.ScopeAttr;
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
    String mnemonic = parser.parseOptionalKeyword();
    return switch (mnemonic == null ? "" : mnemonic) {
      case GroupOperationAttr.MNEMONIC -> GroupOperationAttr.parse(parser, type);
      case MemorySemanticsAttr.MNEMONIC -> MemorySemanticsAttr.parse(parser, type);
      case PackedVectorFormatAttr.MNEMONIC -> PackedVectorFormatAttr.parse(parser, type);
      case ScopeAttr.MNEMONIC -> ScopeAttr.parse(parser, type);
      default -> parser.unknownAttribute(parser.symbolText());
    };
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    GeneratedEnumAttr own = (GeneratedEnumAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }
}
