// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import com.sun.management.ThreadMXBean;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;
import dev.ods.text.OperandMark;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Measures how much parsing allocates and how much of that the IR retains, in a JVM of its own.
 * Prints the form, the number of operations, and both numbers in bytes per operation.
 */
final class ParseAllocationProbe {
  private static final int FUNCTIONS = 1000;
  private static final int LENGTH = 100;
  private static final int WARM_UPS = 10;
  private static final int ROUNDS = 5;

  private ParseAllocationProbe() {}

  public static void main(String[] arguments) {
    measure("generic", "%%%1$d = \"p.add\"(%%%2$d, %%%3$d) <{kind = %4$d}> : (i32, i32) -> i32\n");
    measure("custom", "%%%1$d = p.add %%%2$d, %%%3$d {kind = %4$d} : i32\n");
  }

  private static void measure(String form, String line) {
    Context context = Context.create();
    context.load(new PlainDialect());
    byte[] text = text(line).getBytes(StandardCharsets.UTF_8);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long allocated = Long.MAX_VALUE;
    long kept = 0;
    for (int i = 0; i < WARM_UPS + ROUNDS; i++) {
      long before = threads.getThreadAllocatedBytes(thread);
      Operation module = parse(context, text);
      allocated = Math.min(allocated, threads.getThreadAllocatedBytes(thread) - before);
      kept = module.arena().liveBytes();
    }
    int count = FUNCTIONS * LENGTH;
    System.out.println(
        form + "\t" + count + "\t" + (double) allocated / count + "\t" + (double) kept / count);
  }

  private static Operation parse(Context context, byte[] text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(text, "probe.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    return TestIr.notNull(module);
  }

  /** Functions whose operations each use the two preceding values. */
  private static String text(String line) {
    StringBuilder text = new StringBuilder();
    for (int f = 0; f < FUNCTIONS; f++) {
      text.append("\"p.function\"() ({\n^bb0(%0: i32, %1: i32):\n");
      for (int i = 2; i <= LENGTH; i++) {
        text.append(String.format(line, i, i - 2, i - 1, i % 8));
      }
      text.append("}) : () -> ()\n");
    }
    return text.toString();
  }

  /** A dialect {@code p}. */
  private static final class PlainDialect extends DialectDefinition {
    PlainDialect() {
      super("p");
    }

    @Override
    public List<OpModel> operations() {
      return List.of(new Add(), new TestIr.Model("p.function", List.of()));
    }
  }

  /** {@code %c = p.add %a, %b : type}. */
  private static final class Add extends OpModel implements OpAssembly {
    Add() {
      super(new TestIr.Model("p.add", List.of("kind")).definition());
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark from = parser.operandMark();
      SourceLocation location = parser.location();
      if (!parser.parseOperand()
          || !parser.parseComma()
          || !parser.parseOperand()
          || !parser.parseOptionalVerifiedAttrDict(state)
          || !parser.parseColon()) {
        return false;
      }
      Type type = parser.parseType();
      if (type == null) {
        return false;
      }
      TypeMark typesFrom = parser.typeMark();
      parser.pushType(type);
      parser.pushType(type);
      state.addType(type);
      return parser.resolveOperands(
          from, parser.operandMark(), typesFrom, parser.typeMark(), location, state);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      printer.print(" is not printed here");
    }
  }
}
