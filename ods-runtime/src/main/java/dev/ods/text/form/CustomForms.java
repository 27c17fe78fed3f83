// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;
import java.util.List;

/** Calls custom forms, which nest on the thread's stack through the regions that they print. */
public final class CustomForms {
  private final IrReader ir;
  private int depth;

  public CustomForms(IrReader ir) {
    this.ir = ir;
  }

  /** Whether another form may be nested in those that are being printed. */
  public boolean mayNest() {
    return depth < OpAsmPrinter.CUSTOM_DEPTH_LIMIT;
  }

  /** Prints an operation with a form. */
  public void print(OpAssembly form, int op, OpAsmPrinter printer) {
    depth++;
    Operation lent = ir.lend(op);
    form.print(printer, lent);
    ir.takeBack(lent);
    depth--;
  }

  /** The type of a value in a list, without creating a handle if the list is a view. */
  public static Type typeOf(List<Value> values, int index) {
    return values instanceof ValueRange range ? range.typeAt(index) : values.get(index).type();
  }
}
