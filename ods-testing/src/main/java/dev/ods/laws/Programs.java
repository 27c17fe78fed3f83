// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.op.ModuleOp;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The programs around the operations that are tested. */
final class Programs {
  /** What locations call the texts. */
  static final String FILE = "laws.mlir";

  /** An unregistered operation whose region may have several blocks. */
  static final String HOST = "laws.host";

  private static final String END = "laws.end";

  private Programs() {}

  /** The body of a new module in an arena of its own. */
  static Block newModule(Context context) {
    OpBuilder builder = OpBuilder.create(context);
    Operation module = ModuleOp.build(builder, UnknownLoc.get(context)).operation();
    OpBuilder.makeRoot(module);
    return firstBlock(module);
  }

  static Block firstBlock(Operation op) {
    return op.region(0).blocks().iterator().next();
  }

  /** The entry block of a new operation whose region may have several blocks. */
  static Block newHost(Block body) {
    OperationState state = unregistered(body, HOST);
    state.addRegion().addBlock();
    return firstBlock(OpBuilder.atEnd(body).create(state));
  }

  /** Appends an operation that may be at the end of a block. */
  static void end(Block block) {
    OpBuilder.atEnd(block).create(unregistered(block, END));
  }

  private static OperationState unregistered(Block block, String name) {
    OpBuilder builder = OpBuilder.atEnd(block);
    OperationName found = builder.context().operationName(name);
    return builder.newState().reset(found, UnknownLoc.get(builder.context()));
  }

  /** A new value of a type, the only result of its operation: some forms take no {@code %0#1}. */
  static Value source(OpBuilder builder, Type type) {
    UnknownLoc location = UnknownLoc.get(builder.context());
    return UnrealizedConversionCastOp.build(builder, location, List.of(type), List.of())
        .outputs()
        .get(0);
  }

  static boolean isSource(@Nullable Operation op) {
    return op != null && op.is(UnrealizedConversionCastOp.MODEL) && op.operandCount() == 0;
  }

  /** Erases the sources that are not used. */
  static void eraseUnusedSources(Operation root) {
    List<Operation> unused = new ArrayList<>();
    root.walk(
        op -> {
          if (isSource(op) && op.useEmpty()) {
            unused.add(op.keep());
          }
        });
    unused.forEach(Operation::erase);
  }

  /** All operations of a program, in pre-order. */
  static List<Operation> operations(Operation root) {
    List<Operation> all = new ArrayList<>();
    root.walk(op -> all.add(op.keep()));
    return all;
  }

  /** The program with this text, or null after errors. */
  static @Nullable Operation parse(byte[] text, Context context, Diagnostics diagnostics) {
    return Parser.parse(text, FILE, context, ParserOptions.DEFAULT, diagnostics);
  }

  /** The program with this text, or null after errors. */
  static @Nullable Operation parse(String text, Context context, Diagnostics diagnostics) {
    return parse(text.getBytes(UTF_8), context, diagnostics);
  }

  static String firstError(Diagnostics diagnostics) {
    for (Diagnostic diagnostic : diagnostics.list()) {
      if (diagnostic.severity() == Severity.ERROR) {
        return diagnostic.message();
      }
    }
    return "no error was reported";
  }
}
