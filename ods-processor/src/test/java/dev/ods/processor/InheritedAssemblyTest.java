// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ops inherit the parser and the printer of an interface that they extend. */
final class InheritedAssemblyTest {
  private static final String BASE =
      """
      interface Base extends OpView {
        @Operand Value x();
        static boolean parse(OpAsmParser parser, OperationState state) { return false; }
        static void print(OpAsmPrinter printer, Base op) {}
      }
      """;

  private static final String OP = "@Op(dialect = TfDialect.class, name = \"X\") ";

  private static String model(String op) throws IOException {
    Compilation compilation = Snippets.compile(BASE + op);
    assertEquals(List.of(), compilation.errors());
    return compilation
        .generatedSourceFile("example.XOp")
        .orElseThrow()
        .getCharContent(true)
        .toString();
  }

  @Test
  void theParserAndThePrinterOfABaseAreCalled() throws IOException {
    String model = model(OP + "interface X extends Base {}");
    assertTrue(model.contains("return Base.parse(parser, state);"), model);
    assertTrue(model.contains("Base.print(printer, new XOp(operation));"), model);
  }

  @Test
  void aFormatOfTheOpReplacesThem() throws IOException {
    String format = "@AssemblyFormat(\"$x attr-dict `:` type($x)\") ";
    String model = model(OP + format + "interface X extends Base {}");
    assertTrue(!model.contains("Base.parse"), model);
  }

  @Test
  void theOpsOwnReplaceThem() throws IOException {
    String own =
        """
        static boolean parse(OpAsmParser parser, OperationState state) { return true; }
        static void print(OpAsmPrinter printer, X op) {}
        """;
    String model = model(OP + "interface X extends Base {" + own + "}");
    assertTrue(model.contains("return X.parse(parser, state);"), model);
  }

  @Test
  void theOpsOwnReplaceAFormatOfABase() throws IOException {
    String own =
        """
        static boolean parse(OpAsmParser parser, OperationState state) { return true; }
        static void print(OpAsmPrinter printer, X op) {}
        """;
    String formatted =
        "@AssemblyFormat(\"$x attr-dict `:` type($x)\") interface F { @Operand Value x(); }";
    String model = model(formatted + OP + "interface X extends F {" + own + "}");
    assertTrue(model.contains("return X.parse(parser, state);"), model);
  }
}
