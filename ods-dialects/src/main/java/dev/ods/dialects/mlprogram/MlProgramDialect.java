// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.Dialect;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.OpAsmDialectInterface;
import org.jspecify.annotations.Nullable;

/** Functions, graphs and global variables of programs for machine learning. */
@Dialect(
    name = "ml_program",
    ops = {FunctionOps.class, GlobalOps.class, Token.class})
public interface MlProgramDialect {
  /** Reads {@code token}. */
  static @Nullable Type parseType(DialectAsmParser parser) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    if (!mnemonic.equals(TokenType.MNEMONIC)) {
      return parser.unknownType(mnemonic);
    }
    return TokenType.get(parser.context());
  }

  /** Writes what {@link #parseType} reads. */
  static void printType(Type type, DialectAsmPrinter printer) {
    printer.print(TokenType.MNEMONIC);
  }

  /** Reads {@code extern}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    if (!mnemonic.equals(ExternAttr.MNEMONIC)) {
      return parser.unknownAttribute(mnemonic);
    }
    return ExternAttr.get(parser.context(), type);
  }

  /** Writes what {@link #parseAttribute} reads. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    printer.print(ExternAttr.MNEMONIC);
  }

  /** Has no resources, and says so of those that a file has for it. */
  static OpAsmDialectInterface asmInterface() {
    return new OpAsmDialectInterface() {};
  }
}
