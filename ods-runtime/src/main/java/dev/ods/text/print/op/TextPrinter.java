// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.hook.HookFailure;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.AsmState;
import dev.ods.text.ExternalResources;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.text.PrinterService;
import dev.ods.text.alias.AliasCollector;
import dev.ods.text.alias.AliasTable;
import dev.ods.text.alias.AliasVisitor;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.OutputException;
import dev.ods.text.form.DialectHooks;
import dev.ods.text.name.ValueNames;
import dev.ods.text.name.ValueNumbering;
import dev.ods.text.print.AsmAliases;
import dev.ods.text.print.UniquedPrinter;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Implements {@link Printer}. */
public final class TextPrinter implements PrinterService {
  private static final int INITIAL_BUFFER = 1 << 12;
  private static final int SHORT_BUFFER = 1 << 5;
  private static final int STREAM_BUFFER = 1 << 17;

  /** For {@link java.util.ServiceLoader}. */
  public TextPrinter() {}

  @Override
  public void print(Operation op, PrinterFlags flags, ExternalResources external, OutputStream out)
      throws IOException {
    AsmBuffer buffer = new AsmBuffer(STREAM_BUFFER);
    try {
      print(op, adjusted(op, flags), external, buffer, out, true);
    } catch (OutputException e) {
      throw e.getCause();
    }
    buffer.writeTo(out);
  }

  @Override
  public byte[] print(Operation op, PrinterFlags flags) {
    AsmBuffer buffer = new AsmBuffer(INITIAL_BUFFER);
    print(op, adjusted(op, flags), new ExternalResources(), buffer, null, true);
    return buffer.toByteArray();
  }

  @Override
  public String toString(Operation op, PrinterFlags flags) {
    AsmBuffer buffer = new AsmBuffer(INITIAL_BUFFER);
    print(op, adjusted(op, flags), new ExternalResources(), buffer, null, true);
    return buffer.toString();
  }

  @Override
  public String toString(Operation op, PrinterFlags flags, int limit) {
    return text(op, flags, limit);
  }

  @Override
  public AsmState names(Operation op, PrinterFlags flags) {
    Operation root = numberingRoot(op, flags);
    ValueNames names =
        ValueNumbering.number(IrReader.of(op), IrReader.ref(root), adjusted(op, flags));
    return value -> {
      AsmBuffer text = new AsmBuffer(SHORT_BUFFER);
      names.print(IrReader.ref(value), text);
      return text.toString();
    };
  }

  /** The text of {@code op}, cut off after so many bytes. */
  static String text(Operation op, PrinterFlags flags, int limit) {
    return BoundedText.of(
        limit,
        buffer -> print(op, adjusted(op, flags), new ExternalResources(), buffer, null, false));
  }

  /** The flags, with the generic form forced if the custom form may not be used. */
  private static PrinterFlags adjusted(Operation op, PrinterFlags flags) {
    IrReader.requireLive(op);
    if (flags.generic() || flags.assumeVerified()) {
      return flags;
    }
    Diagnostics ignored = Diagnostics.withoutOperations();
    boolean valid = Verifier.verify(numberingRoot(op, flags), ignored);
    return valid ? flags : flags.withGeneric(true);
  }

  /** The operation from which values are numbered. */
  private static Operation numberingRoot(Operation op, PrinterFlags flags) {
    Operation root = op;
    while (!(flags.localScope() && root.name().hasTrait(IsolatedFromAbove.class))) {
      Operation parent = root.parent();
      if (parent == null) {
        break;
      }
      root = parent;
    }
    return root;
  }

  private static void print(
      Operation op,
      PrinterFlags flags,
      ExternalResources external,
      AsmBuffer buffer,
      @Nullable OutputStream out,
      boolean parseable) {
    try {
      printTo(op, flags, external, buffer, out, parseable);
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, op.location(), op.name());
    }
  }

  private static void printTo(
      Operation op,
      PrinterFlags flags,
      ExternalResources external,
      AsmBuffer buffer,
      @Nullable OutputStream out,
      boolean parseable) {
    IrReader ir = IrReader.of(op);
    ValueNames names = ValueNumbering.number(ir, IrReader.ref(numberingRoot(op, flags)), flags);
    if (op.block() != null || flags.localScope()) {
      UniquedPrinter texts =
          new UniquedPrinter(op.context(), buffer, flags, AsmAliases.NONE, parseable);
      new OperationPrinter(ir, flags, names, texts, out).printRoot(IrReader.ref(op));
    } else {
      printFile(ir, op, flags, names, external, buffer, out, parseable);
    }
  }

  private static void printFile(
      IrReader ir,
      Operation op,
      PrinterFlags flags,
      ValueNames names,
      ExternalResources external,
      AsmBuffer buffer,
      @Nullable OutputStream out,
      boolean parseable) {
    AliasVisitor visitor = new AliasVisitor(DialectHooks.all(op.context()).values());
    new AliasCollector(ir, flags, visitor).collect(IrReader.ref(op));
    AliasTable aliases = AliasTable.of(visitor);
    UniquedPrinter texts =
        new UniquedPrinter(
            op.context(), buffer, flags, aliases.isEmpty() ? AsmAliases.NONE : aliases, parseable);
    OperationPrinter printer = new OperationPrinter(ir, flags, names, texts, out);
    aliases.printDefinitions(texts, false, printer::flushIfLong);
    printer.printRoot(IrReader.ref(op));
    buffer.put('\n');
    aliases.printDefinitions(texts, true, printer::flushIfLong);
    new ResourcePrinter(buffer, flags).print(op, texts.attributes().resources(), external);
  }
}
