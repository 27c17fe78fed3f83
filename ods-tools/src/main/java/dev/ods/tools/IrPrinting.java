// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInstrumentation;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Symbols;
import java.util.HashMap;
import java.util.Map;

/** Prints the IR before and after passes, as {@code --mlir-print-ir-before} and the like say. */
final class IrPrinting implements PassInstrumentation {
  private final OptOptions.IrPrinting options;
  private final PrinterFlags flags;
  private final Receiver output;

  /** Takes what is printed. */
  @FunctionalInterface
  interface Receiver {
    void accept(Pass pass, Operation op, String text);
  }

  /** What operations were before passes, if only changes are printed. */
  private final Map<Operation, IrFingerprint> before = new HashMap<>();

  IrPrinting(OptOptions.IrPrinting options, PrinterFlags flags, Receiver output) {
    this.options = options;
    this.flags = flags;
    this.output = output;
  }

  @Override
  public void beforePass(Pass pass, Operation op) {
    if (options.afterChange()) {
      before.put(op, IrFingerprint.of(op));
    }
    if (options.beforeAll() || options.before().contains(pass.argument())) {
      print("Before " + pass.name(), pass, op);
    }
  }

  @Override
  public void afterPass(Pass pass, Operation op) {
    IrFingerprint earlier = before.remove(op);
    boolean same = earlier != null && earlier.equals(IrFingerprint.of(op));
    if (isPrintedAfter(pass) && !options.afterFailure() && !same) {
      print("After " + pass.name(), pass, op);
    }
  }

  @Override
  public void afterPassFailed(Pass pass, Operation op) {
    before.remove(op);
    if (isPrintedAfter(pass) && !op.isErased()) {
      print("After " + pass.name() + " Failed", pass, op);
    }
  }

  private boolean isPrintedAfter(Pass pass) {
    return options.afterAll()
        || options.afterFailure()
        || options.after().contains(pass.argument());
  }

  private void print(String when, Pass pass, Operation op) {
    Operation printed = op;
    String where = "";
    if (options.moduleScope()) {
      StringAttr name = Symbols.name(op);
      String symbol = name == null ? "" : ": @" + name.value();
      where = " ('" + op.name() + "' operation" + symbol + ")";
      for (Operation up = op; up != null; up = up.parent()) {
        printed = up;
      }
    }
    boolean isLocal = printed.block() != null || flags.localScope();
    output.accept(
        pass,
        op,
        "// -----// IR Dump %s (%s)%s //----- //\n%s\n\n%s"
            .formatted(
                when,
                pass.argument(),
                where,
                Printer.toString(printed, flags.withLocalScope(isLocal)).strip(),
                isLocal ? "" : "\n"));
  }
}
