// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.IrReader;
import dev.ods.ir.Operation;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes operations as text, byte for byte as MLIR does.
 *
 * <p>An operation that is nested in no other one is written as a file: the definitions of aliases,
 * the operation, the aliases of locations, the resources. Any other operation, and every one in
 * local scope, is written alone; its values are numbered like in the whole of which it is a part
 * (in local scope: of its nearest ancestor that is isolated from above).
 *
 * <p>If the custom form is asked for, the whole is verified first; if that fails all of it is
 * written in generic form, since a custom form may rely on what the verifier checks.
 */
public final class Printer {
  private static final int INITIAL_BUFFER = 1 << 12;
  private static final int STREAM_BUFFER = 1 << 17;

  private Printer() {}

  /**
   * Writes {@code op} to a stream, which is neither flushed nor closed. No line feed follows an
   * operation that is written alone; one follows the rest.
   *
   * @throws IOException if the stream does
   */
  public static void print(Operation op, PrinterFlags flags, OutputStream out) throws IOException {
    print(op, flags, new ExternalResources(), out);
  }

  /**
   * {@link #print(Operation, PrinterFlags, OutputStream)} with resources that belong to no dialect,
   * which only the text of a file can hold.
   */
  public static void print(
      Operation op, PrinterFlags flags, ExternalResources external, OutputStream out)
      throws IOException {
    AsmBuffer buffer = new AsmBuffer(STREAM_BUFFER);
    try {
      print(op, adjusted(op, flags), external, buffer, out);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    buffer.writeTo(out);
  }

  /**
   * The text of {@code op} as UTF-8 (as far as the strings in it are).
   *
   * @throws OutOfMemoryError if it is larger than an array; a stream takes any text
   */
  public static byte[] print(Operation op, PrinterFlags flags) {
    AsmBuffer buffer = new AsmBuffer(INITIAL_BUFFER);
    print(op, adjusted(op, flags), new ExternalResources(), buffer, null);
    return buffer.toByteArray();
  }

  /** The text of {@code op}; bytes that are not UTF-8 become replacement characters. */
  public static String toString(Operation op, PrinterFlags flags) {
    AsmBuffer buffer = new AsmBuffer(INITIAL_BUFFER);
    print(op, adjusted(op, flags), new ExternalResources(), buffer, null);
    return buffer.toString();
  }

  /** The flags, with the generic form forced if the custom form may not be used. */
  private static PrinterFlags adjusted(Operation op, PrinterFlags flags) {
    if (flags.generic() || flags.assumeVerified()) {
      return flags;
    }
    Diagnostics ignored = new Diagnostics().showOperations(false);
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
      @Nullable OutputStream out) {
    IrReader ir = IrReader.of(op);
    ValueNames names = ValueNumbering.number(ir, IrReader.ref(numberingRoot(op, flags)), flags);
    if (op.block() != null || flags.localScope()) {
      UniquedPrinter texts = new UniquedPrinter(op.context(), buffer, flags, AsmAliases.NONE);
      new OperationPrinter(ir, flags, names, texts, out).printRoot(op.ref());
    } else {
      printFile(ir, op, flags, names, external, buffer, out);
    }
  }

  private static void printFile(
      IrReader ir,
      Operation op,
      PrinterFlags flags,
      ValueNames names,
      ExternalResources external,
      AsmBuffer buffer,
      @Nullable OutputStream out) {
    AliasVisitor visitor = new AliasVisitor(BuiltinAsm.allHooks(op.context()).values());
    new AliasCollector(ir, flags, visitor).collect(op.ref());
    AliasTable aliases = AliasTable.of(visitor);
    UniquedPrinter texts =
        new UniquedPrinter(
            op.context(), buffer, flags, aliases.isEmpty() ? AsmAliases.NONE : aliases);
    aliases.printDefinitions(texts, false);
    new OperationPrinter(ir, flags, names, texts, out).printRoot(op.ref());
    buffer.put('\n');
    aliases.printDefinitions(texts, true);
    new ResourcePrinter(buffer, flags).print(op, texts.attributes().resources(), external);
  }
}
