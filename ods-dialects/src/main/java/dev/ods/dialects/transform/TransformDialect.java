// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.transform.type.OperationType;
import dev.ods.dialects.transform.type.ParamType;
import dev.ods.dialects.transform.type.SimpleType;
import dev.ods.dialects.transform.type.TransformType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** A part of the dialect that describes transformations of other operations. */
@Dialect(
    name = "transform",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      ApplyOps.class,
      HandleOps.class,
      MatchOps.class,
      NavigationOps.class,
      PayloadOps.class,
      Yield.class
    })
public interface TransformDialect {
  /** Parses the types of this package by their mnemonics. */
  static @Nullable Type parseType(DialectAsmParser parser) {
    for (SimpleType.Kind kind : SimpleType.Kind.values()) {
      if (parser.parseOptionalKeyword(kind.mnemonic())) {
        return SimpleType.get(parser.context(), kind);
      }
    }
    if (parser.parseOptionalKeyword(OperationType.MNEMONIC)) {
      return OperationType.parse(parser);
    }
    return parser.parseOptionalKeyword(ParamType.MNEMONIC)
        ? ParamType.parse(parser)
        : parser.unknownType(parser.symbolText());
  }

  /** Prints the syntax of {@link #parseType}. */
  static void printType(Type type, DialectAsmPrinter printer) {
    ((TransformType) type).print(printer);
  }

  /** Parses {@code param_operand<…>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    return parser.parseOptionalKeyword(ParamOperandAttr.MNEMONIC)
        ? ParamOperandAttr.parse(parser)
        : parser.unknownAttribute(parser.symbolText());
  }

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    ((ParamOperandAttr) attribute).print(printer);
  }
}
