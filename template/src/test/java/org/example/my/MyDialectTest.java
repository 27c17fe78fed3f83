// SPDX-License-Identifier: Apache-2.0
package org.example.my;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class MyDialectTest {
  private final Diagnostics diagnostics = new Diagnostics();

  private Operation read(String text) {
    Context context = Context.create();
    context.load(new MyDialectDefinition());
    byte[] bytes = text.getBytes(UTF_8);
    return Parser.parse(bytes, "test", context, ParserOptions.DEFAULT, diagnostics);
  }

  @Test
  void theExampleIsPrintedAsItWasRead() throws IOException {
    String text = Files.readString(Path.of("src/main/mlir/example.mlir"));
    Operation module = read(text);
    diagnostics.throwIfErrors();
    assertNotNull(module);
    assertTrue(Verifier.verify(module, diagnostics));
    assertEquals(text, Printer.toString(module, PrinterFlags.DEFAULT));
  }

  @Test
  void summandsHaveOneType() {
    assertNull(
        read(
            """
            %0 = my.constant 1 : i32
            %1 = my.constant 1 : i64
            %2 = my.add %0, %1 : i32
            """));
    assertEquals(
        "use of value '%1' expects different type than prior uses: 'i32' vs 'i64'",
        diagnostics.list().get(0).message());
  }
}
