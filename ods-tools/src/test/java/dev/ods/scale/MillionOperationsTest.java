// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
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
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A module of a million operations in the heap of tests, which is one gigabyte ({@code -Xmx1g} in
 * the parent pom).
 */
final class MillionOperationsTest {
  private static final int FUNCTIONS = 10_000;

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void parsesVerifiesWalksAndPrints() throws IOException {
    byte[] text = ChainModule.text(FUNCTIONS);
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();

    Operation module =
        Parser.parse(text, "chain.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertEquals(List.of(), diagnostics.list());
    assertNotNull(module);
    assertTrue(Verifier.verify(module, diagnostics), () -> diagnostics.list().toString());

    Counter counter = new Counter();
    module.walk(counter);
    assertEquals(ChainModule.operations(FUNCTIONS), counter.count);

    Comparison comparison = new Comparison(text);
    Printer.print(module, PrinterFlags.GENERIC_LOCAL.withAssumeVerified(true), comparison);
    // The file ends with a newline, the output does not.
    assertEquals(text.length - 1, comparison.equal, "the first byte that differs");
  }

  private static final class Counter implements Consumer<Operation> {
    private int count;

    @Override
    public void accept(Operation operation) {
      count++;
    }
  }

  /** Compares the output with the expected text, without keeping it. */
  private static final class Comparison extends OutputStream {
    private final byte[] expected;
    private int equal;
    private boolean different;

    Comparison(byte[] expected) {
      this.expected = expected;
    }

    @Override
    public void write(int b) {
      different |= equal >= expected.length || expected[equal] != (byte) b;
      if (!different) {
        equal++;
      }
    }
  }
}
