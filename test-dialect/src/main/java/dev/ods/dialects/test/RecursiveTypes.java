// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.TypeDef;
import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.CyclicScope;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import dev.ods.text.SourceLocation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Types that are known by their names and may contain themselves. */
public interface RecursiveTypes {
  /** Without a mnemonic, so that the dialect parses and prints it. */
  @TypeDef(dialect = TestDialect.class, body = Type.class)
  record TestRecursive(String name) {
    static final String MNEMONIC = "test_rec";

    /** Parses what follows the mnemonic; the type in it has no dialect. */
    static @Nullable TestRecursiveType parseText(DialectAsmParser parser) {
      String name = parser.parseLess() ? parser.parseKeyword() : null;
      if (name == null) {
        return null;
      }
      TestRecursiveType type = TestRecursiveType.get(parser.context(), name);
      try (CyclicScope scope = parser.tryStartCyclicParse(type)) {
        if (scope == null) {
          return parser.parseGreater() ? type : null;
        }
        SourceLocation at = parser.location();
        Type body = parser.parseComma() ? assembly(type).parseType(parser) : null;
        if (body == null || !parser.parseGreater()) {
          return null;
        }
        if (!type.setBody(body)) {
          parser.error(at, "type '" + name + "' has another body already");
          return null;
        }
        return type;
      }
    }

    static void printText(TestRecursiveType type, DialectAsmPrinter printer) {
      printer.print(MNEMONIC + "<" + type.name());
      Type body = type.body();
      try (CyclicScope scope = printer.tryStartCyclicPrint(type)) {
        if (scope != null && body != null) {
          printer.print(", ");
          assembly(type).printType(body, printer);
        }
      }
      printer.print(">");
    }

    private static DialectAssembly assembly(Type type) {
      return (DialectAssembly) Objects.requireNonNull(type.context().dialect("test"));
    }
  }

  /** With an alias, which stands for it in its own definition once it is defined. */
  @TypeDef(dialect = TestDialect.class, mnemonic = "test_rec_alias", body = Type.class)
  record TestRecursiveAlias(String name) {
    static @Nullable TestRecursiveAliasType parse(AsmParser parser) {
      String name = parser.parseLess() ? parser.parseKeyword() : null;
      if (name == null) {
        return null;
      }
      TestRecursiveAliasType type = TestRecursiveAliasType.get(parser.context(), name);
      try (CyclicScope scope = parser.tryStartCyclicParse(type)) {
        if (scope == null) {
          return parser.parseGreater() ? type : null;
        }
        Type body = parser.parseComma() ? parser.parseType() : null;
        if (body == null || !parser.parseGreater()) {
          return null;
        }
        // As in MLIR, it keeps its first body.
        type.setBody(body);
        return type;
      }
    }

    void print(AsmPrinter printer, TestRecursiveAliasType type) {
      printer.print("<" + name);
      try (CyclicScope scope = printer.tryStartCyclicPrint(type)) {
        if (scope != null) {
          printer.print(", ");
          printer.printType(type.body());
        }
      }
      printer.print(">");
    }
  }
}
