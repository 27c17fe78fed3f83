// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

/** Regions nest as deeply as memory allows, with the default stack size. */
class DeepNestingTest {
  private static final int DEPTH = 100_000;

  private final Context context = Context.create();

  private Operation nest(int depth) {
    context.allowUnregisteredDialects(true);
    OpBuilder builder = OpBuilder.create(context);
    UnknownLoc unknown = UnknownLoc.get(context);
    Operation root =
        builder.create(builder.state(context.operationName("t.nest"), unknown).addRegions(1));
    Operation op = root;
    for (int i = 1; i < depth; i++) {
      Block block = op.region(0).addBlock();
      builder.setInsertionPointToEnd(block);
      op = builder.create(builder.state(context.operationName("t.nest"), unknown).addRegions(1));
    }
    return root;
  }

  /** Counts bytes and line feeds: the indentation of such nesting is gigabytes. */
  private static final class Counter extends OutputStream {
    private long lines;

    @Override
    public void write(int oneByte) {
      lines += oneByte == '\n' ? 1 : 0;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      for (int i = offset; i < offset + length; i++) {
        lines += bytes[i] == '\n' ? 1 : 0;
      }
    }
  }

  @Test
  void printsManyLevels() throws IOException {
    Operation root = nest(DEPTH / 10);
    Counter counter = new Counter();
    Printer.print(root, PrinterFlags.GENERIC, counter);
    assertEquals(2 * (DEPTH / 10), counter.lines);
  }

  @Test
  void numbersValuesAndFindsAliasesInManyMoreLevels() throws IOException {
    Operation root = nest(DEPTH);
    Counter counter = new Counter();
    Printer.print(root, PrinterFlags.GENERIC.withSkipRegions(true), counter);
    assertEquals(1, counter.lines);
  }

  @Test
  void clonesVerifiesAndErasesManyLevels() {
    Operation root = nest(DEPTH);
    Operation copy = root.cloneDetached();
    int[] count = new int[1];
    copy.walk(op -> count[0]++);
    assertEquals(DEPTH, count[0]);
    assertTrue(Verifier.verify(copy, new Diagnostics()));
    copy.erase();
    root.walk(op -> count[0]--);
    assertEquals(0, count[0]);
  }
}
