// SPDX-License-Identifier: Apache-2.0
package org.example.my;

import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.SourceManager;
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

/** Reads a module, verifies it, and prints it. */
public final class Main {
  private Main() {}

  /** Runs the program on the file that {@code args} names. */
  public static void main(String[] args) throws IOException {
    if (args.length != 1) {
      System.err.println("expected one argument, the file to read");
      System.exit(2);
    }
    String name = args[0];
    byte[] text = Files.readAllBytes(Path.of(name));
    Context context = Context.create();
    context.load(new MyDialectDefinition());

    Diagnostics diagnostics = new Diagnostics();
    Operation module = Parser.parse(text, name, context, ParserOptions.DEFAULT, diagnostics);
    if (module == null || !Verifier.verify(module, diagnostics)) {
      SourceManager sources = new SourceManager();
      sources.add(name, text);
      new DiagnosticPrinter(sources).print(diagnostics.list(), System.err);
      System.exit(1);
    }
    Printer.print(module, PrinterFlags.DEFAULT, System.out);
  }
}
