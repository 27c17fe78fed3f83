// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Symbols;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions of two dialects with the same custom form: one declares the visibility. */
class FunctionSymbolsTest {
  private static String source(String name, String base) {
    return """
        @Dialect(name = "%1$s", ops = %1$sFunc.class) interface %1$sDialect {}
        @Op(dialect = %1$sDialect.class, name = "func")
        @Trait({dev.ods.control.FunctionOpInterface.class, IsolatedFromAbove.class})
        interface %1$sFunc extends dev.ods.dialects.function.%2$s {}
        """
        .formatted(name, base);
  }

  @Test
  void theAuthorChoosesWhetherTheVisibilityIsInherent(@TempDir Path work) {
    Context context = Context.create();
    Map<String, String> sources =
        Map.of("ADialect", source("A", "NamedFunction"), "BDialect", source("B", "FunctionSymbol"));
    context.load(DeclaredDialect.compile(sources, "ADialect", work.resolve("a")));
    context.load(DeclaredDialect.compile(sources, "BDialect", work.resolve("b")));
    String text = "A.func private @a(i8)\nB.func private @b(i8)\n";
    Diagnostics diagnostics = new Diagnostics();
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    Operation module = Parser.parse(utf8, "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertEquals(List.of(), diagnostics.list());
    Objects.requireNonNull(module);
    assertEquals(
        "module {\n  A.func private @a(i8)\n  B.func private @b(i8)\n}\n",
        Printer.toString(module, PrinterFlags.DEFAULT));
    assertEquals(
        """
        "builtin.module"() ({
          "A.func"() <{function_type = (i8) -> (), sym_name = "a", sym_visibility = "private"}> ({
          }) : () -> ()
          "B.func"() <{function_type = (i8) -> (), sym_name = "b"}> ({
          }) {sym_visibility = "private"} : () -> ()
        }) : () -> ()
        """,
        Printer.toString(module, PrinterFlags.GENERIC));
    for (Operation function : Objects.requireNonNull(module.region(0).first()).operations()) {
      assertEquals(Symbols.Visibility.PRIVATE, Symbols.visibility(function));
    }
  }
}
