// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.hook.HookFailure;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.stack.DeepStack;
import dev.ods.stack.Nesting;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;
import java.util.List;

/** Calls custom forms, which nest on the stack through the regions that they print. */
public final class CustomForms {
  private final IrReader ir;
  private final Nesting regions;

  /**
   * For one print.
   *
   * @param stack what the forms nest on
   */
  public CustomForms(IrReader ir, DeepStack stack) {
    this.ir = ir;
    this.regions = new Nesting(stack);
  }

  /**
   * Whether the form of an operation of a region may be called in those that are being printed: not
   * if it would print regions that nest too deep to be parsed.
   */
  public boolean mayPrint(int op) {
    return !regions.isFull() || ir.regionCount(op) == 0;
  }

  /** {@link #mayPrint} of an operation that another one's form prints. */
  public boolean mayPrintInline() {
    return !regions.isFull();
  }

  /**
   * Prints an operation with a form.
   *
   * @throws dev.ods.diagnostic.DiagnosticException if the form throws
   */
  public void print(OpAssembly form, int op, OpAsmPrinter printer) {
    Operation lent = ir.lend(op);
    try {
      form.print(printer, lent);
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, lent.location(), lent.name());
    } finally {
      ir.takeBack(lent);
    }
  }

  /** Prints what a form contains: a region or an operation. */
  public void nest(Runnable content) {
    regions.run(content);
  }

  /** The type of a value in a list, without creating a handle if the list is a view. */
  public static Type typeOf(List<Value> values, int index) {
    return values instanceof ValueRange range ? range.typeAt(index) : values.get(index).type();
  }
}
