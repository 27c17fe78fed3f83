// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;

/** The base of generated dialects. */
public abstract class GeneratedDialect extends DialectDefinition {
  private final int level;

  /**
   * For generated dialects.
   *
   * @param level the level of the API that the dialect was generated for; see {@link ApiLevel}
   * @param namespace the dialect's name
   */
  protected GeneratedDialect(int level, String namespace) {
    super(namespace);
    this.level = level;
  }

  @Override
  public final void requireSupported() {
    ApiLevel.require("dialect '" + namespace() + "'", level);
  }

  /** Prints a type that a definition declares; returns false for any other. */
  protected static boolean printDeclared(Type type, AsmPrinter printer) {
    if (type instanceof GeneratedType<?> own && !own.mnemonic.isEmpty()) {
      printer.print(own.mnemonic);
      own.print(printer);
      return true;
    }
    return false;
  }

  /** Prints an attribute that a definition declares; returns false for any other. */
  protected static boolean printDeclared(Attribute attribute, AsmPrinter printer) {
    if (attribute instanceof GeneratedAttr<?> own && !own.mnemonic.isEmpty()) {
      printer.print(own.mnemonic);
      own.print(printer);
      return true;
    }
    if (attribute instanceof GeneratedEnumAttr own) {
      printer.print(own.mnemonic());
      own.print(printer);
      return true;
    }
    return false;
  }
}
