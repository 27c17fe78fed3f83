// SPDX-License-Identifier: Apache-2.0
package dev.ods.benchmarks;

import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.text.Printer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Parsing and printing, in both forms. */
@State(Scope.Thread)
public class TextBenchmarks extends Sized {
  /** The form of the text. */
  @Param({"generic", "custom"})
  public String form;

  private Context context;
  private Operation module;
  private byte[] text;
  private ByteArrayOutputStream out;

  /** Builds the module and its text. */
  @Setup
  public void build() {
    context = Chain.newContext();
    module = Chain.build(context, n);
    text = Chain.text(module, isGeneric());
    out = new ByteArrayOutputStream(text.length + 1024);
  }

  private boolean isGeneric() {
    return form.equals("generic");
  }

  /** {@code parse-generic}, {@code parse-custom}: without verification. */
  @Benchmark
  public Operation parse() {
    return Chain.parse(context, text);
  }

  /** {@code print-generic}, {@code print-custom}. */
  @Benchmark
  public int print() throws IOException {
    out.reset();
    Printer.print(module, Chain.flags(isGeneric()), out);
    return out.size();
  }
}
