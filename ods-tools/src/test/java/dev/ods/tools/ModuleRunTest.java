// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.SourceFile;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Exceptions thrown by a dialect's code. */
final class ModuleRunTest {
  private static final String DEFECT = "a defect";

  private static final String VALID = "\"broken.op\"() : () -> ()\n";
  private static final String INVALID = "\"builtin.module\"() : () -> ()\n";

  private static boolean run(String text, String... args) throws IOException, ToolException {
    OptOptions options =
        assertInstanceOf(OptCommandLine.Run.class, OptCommandLine.parse(args)).options();
    SourceFiles sources = SourceFiles.of(new SourceFile("test.mlir", text.getBytes(UTF_8)));
    OutputStream nowhere = OutputStream.nullOutputStream();
    StandardStreams streams = StandardStreams.of(InputStream.nullInputStream(), nowhere, nowhere);
    return new ModuleRun(
            options,
            PassStage.of(options, streams, new ArrayList<>()),
            sources,
            InputLimits.DEFAULT,
            new DiagnosticPrinter(sources.manager(), false),
            List.of(new BrokenDialect()),
            nowhere,
            streams.err())
        .all();
  }

  @Test
  void exceptionsInPrintersAreErrors() throws IOException, ToolException {
    String unverified = "--mlir-very-unsafe-disable-verifier-on-parsing";
    String verified = "--mlir-print-assume-verified";
    for (List<String> args :
        List.of(
            List.<String>of(),
            List.of(verified),
            List.of(unverified),
            List.of(unverified, verified))) {
      assertFalse(run(VALID, args.toArray(String[]::new)), args::toString);
    }
    assertEquals(
        "invalid operations cannot be printed in custom form; omit --mlir-print-assume-verified",
        assertThrows(ToolException.class, () -> run(VALID + INVALID, unverified, verified))
            .getMessage());
  }

  /** A dialect {@code broken}, whose operation cannot be printed. */
  private static final class BrokenDialect extends DialectDefinition {
    BrokenDialect() {
      super("broken");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(new BrokenOp());
    }
  }

  private static final class BrokenOp extends OpModel implements OpAssembly {
    BrokenOp() {
      super(OpDefinition.builder("broken.op").build());
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      throw new IllegalStateException(DEFECT);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      throw new IllegalStateException(DEFECT);
    }
  }
}
