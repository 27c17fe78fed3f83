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

/** Calls custom forms, which nest on the thread's stack through the regions that they write. */
public final class CustomForms {
  private final IrReader ir;
  private int depth;

  public CustomForms(IrReader ir) {
    this.ir = ir;
  }

  /** Whether another form may be called within those that are being written. */
  public boolean mayNest() {
    return depth < OpAsmPrinter.CUSTOM_DEPTH_LIMIT;
  }

  /** Lets a form write an operation. */
  public void print(OpAssembly form, int op, OpAsmPrinter printer) {
    depth++;
    Operation lent = ir.lend(op);
    form.print(printer, lent);
    ir.takeBack(lent);
    depth--;
  }

  /** The type of a value of a list, without its handle if that lies in no list. */
  public static Type typeOf(List<Value> values, int index) {
    return values instanceof ValueRange range ? range.typeAt(index) : values.get(index).type();
  }
}
