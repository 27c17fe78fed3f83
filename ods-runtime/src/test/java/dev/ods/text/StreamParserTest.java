// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Texts that are read from a stream. */
final class StreamParserTest {
  private static final int BUFFER = 1024;

  private final Diagnostics diagnostics = new Diagnostics().showOperations(false);

  private @Nullable Operation parse(InputStream text, int bufferSize) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    context.register(new HoldingDialect());
    return Parser.parse(text, bufferSize, "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8));
  }

  private String errors() {
    StringBuilder all = new StringBuilder();
    for (Diagnostic diagnostic : diagnostics.list()) {
      all.append(diagnostic.location()).append(' ').append(diagnostic.message()).append('\n');
    }
    return all.toString();
  }

  @Test
  void longTextsPassThroughASmallBuffer() {
    Operation module = parse(stream("\"t.a\"() : () -> ()\n".repeat(10_000)), BUFFER);
    assertEquals("", errors());
    assertNotNull(module);
    int count = 0;
    for (Operation op = module.region(0).first().first(); op != null; op = op.next()) {
      count++;
    }
    assertEquals(10_000, count);
  }

  @Test
  void aTextMayFillTheBufferButForOneByte() {
    for (String end : new String[] {"", "\n", " \n"}) {
      for (int length = BUFFER - 5; length <= BUFFER + 5; length++) {
        diagnostics.clear();
        String start = "\"t.a\"() {a = \"";
        String rest = "\"} : () -> ()" + end;
        String text = start + "x".repeat(length - start.length() - rest.length()) + rest;
        Operation module = parse(stream(text), BUFFER);
        assertEquals(length < BUFFER, module != null, () -> text.length() + " " + errors());
      }
    }
  }

  @Test
  void reportsWhyAStreamCannotBeRead() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the cable is cut");
          }

          @Override
          public int read(byte[] into, int from, int length) throws IOException {
            throw new IOException("the cable is cut");
          }
        };
    String text = "\"t.a\"() : () -> ()\n\"t.b\"()";
    parse(new SequenceInputStream(stream(text + "\n"), broken), BUFFER);
    assertEquals("loc(\"test.mlir\":3:1) the text cannot be read: the cable is cut\n", errors());
  }

  @Test
  void locationsOutlastRegions() {
    String region = " {\n" + "  \"t.a\"() : () -> ()\n".repeat(1000) + "}\n";
    String text = "// " + "x".repeat(BUFFER) + "\n  hold.op\n \"word\"" + region;
    parse(stream(text), 4 * BUFFER);
    String op = ") custom op 'hold.op' ";
    String expected = "";
    for (String error :
        new String[] {"3:2" + op + "first", "3:2" + op + "last", "2:3" + op + "name"}) {
      expected += "loc(\"test.mlir\":" + error + "\n";
    }
    assertEquals(expected, errors());
  }

  /** A dialect {@code hold}, whose operation reports errors at locations before its region. */
  private static final class HoldingDialect extends DialectDefinition {
    HoldingDialect() {
      super("hold");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(new HoldingOp());
    }
  }

  private static final class HoldingOp extends OpModel implements OpAssembly {
    /** More than the parser reuses. */
    private static final int LOCATIONS = 500;

    HoldingOp() {
      super(OpDefinition.builder("hold.op").build());
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      List<SourceLocation> held = new ArrayList<>();
      for (int i = 0; i < LOCATIONS; i++) {
        held.add(parser.location());
      }
      return parser.parseOptionalString() != null
          && parser.parseRegion(state.addRegion())
          && !parser.error(held.get(0), "first")
          && !parser.error(held.get(LOCATIONS - 1), "last")
          && parser.error(parser.nameLocation(), "name");
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      throw new IllegalStateException("is never parsed");
    }
  }

  @Test
  void checksTheSizeOfTheBuffer() {
    InputStream text = stream("");
    for (int size : new int[] {Integer.MIN_VALUE, 0, BUFFER - 1, Parser.MAX_BUFFER + 1}) {
      assertThrows(IllegalArgumentException.class, () -> parse(text, size));
    }
    assertNotNull(parse(text, BUFFER));
  }
}
