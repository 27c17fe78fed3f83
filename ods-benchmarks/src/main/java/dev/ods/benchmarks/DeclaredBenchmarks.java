// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Parsing and printing types and attributes that definitions declare. */
@State(Scope.Thread)
public class DeclaredBenchmarks extends Sized {
  private Context context;
  private Operation module;
  private byte[] text;
  private ByteArrayOutputStream out;

  /** Builds the module and its text. */
  @Setup
  public void build() throws IOException {
    context = Declared.newContext();
    text = Declared.text(n);
    module = Chain.parse(context, text);
    out = new ByteArrayOutputStream(text.length + 1024);
    print();
    if (!Arrays.equals(text, out.toByteArray())) {
      throw new IllegalStateException("the text of the module is printed as another one");
    }
  }

  /** {@code parse-declared}: without verification. */
  @Benchmark
  public Operation parse() {
    return Chain.parse(context, text);
  }

  /** {@code print-declared}. */
  @Benchmark
  public int print() throws IOException {
    out.reset();
    Printer.print(module, PrinterFlags.DEFAULT, out);
    return out.size();
  }
}
