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
  /** Parses {@code token}. */
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

  /** Prints the syntax of {@link #parseType}. */
  static void printType(Type type, DialectAsmPrinter printer) {
    printer.print(TokenType.MNEMONIC);
  }

  /** Parses {@code extern}. */
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

  /** Prints the syntax of {@link #parseAttribute}. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    printer.print(ExternAttr.MNEMONIC);
  }

  /** Reports resources in a file, as the dialect has none. */
  static OpAsmDialectInterface asmInterface() {
    return new OpAsmDialectInterface() {};
  }
}
