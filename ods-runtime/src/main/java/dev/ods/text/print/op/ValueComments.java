// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.name.ValueNames;
import java.util.HashSet;
import java.util.Set;

/** Prints the comments with the users of a value ({@code --mlir-print-value-users}). */
final class ValueComments {
  private final IrReader ir;
  private final ValueNames names;
  private final AsmBuffer out;

  ValueComments(IrReader ir, ValueNames names, AsmBuffer out) {
    this.ir = ir;
    this.names = names;
    this.out = out;
  }

  /** Prints the comment after an operation. */
  void operation(int op) {
    int results = ir.resultCount(op);
    if (results == 0) {
      if (ir.operandCount(op) > 0) {
        out.put(" // id: ");
        names.printOperation(op, out);
      }
      return;
    }
    int users = 0;
    int usersResults = 0;
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < results; i++) {
      for (int use = ir.firstUse(op, i); use != 0; use = ir.nextUse(use)) {
        int user = ir.userOf(use);
        if (seen.add(user)) {
          users++;
          usersResults += ir.resultCount(user);
        }
      }
    }
    if (users == 0) {
      out.put(" // unused");
      return;
    }
    out.put(usersResults <= 1 && users <= 1 && results == 1 ? " // user: " : " // users: ");
    for (int i = 0; i < results; i++) {
      out.put(i > 0 ? ", " : "").put(results > 1 ? "(" : "");
      users(IrReader.result(op, i));
      out.put(results > 1 ? ")" : "");
    }
  }

  /** Prints the comment line for a block argument. */
  void argument(long argument) {
    out.put("// ");
    names.print(argument, out);
    if (ir.firstUse(argument) == 0) {
      out.put(" is unused");
    } else {
      out.put(" is used by ");
      users(argument);
    }
    out.put('\n');
  }

  private void users(long value) {
    if (ir.firstUse(value) == 0) {
      out.put("unused");
    }
    Set<Integer> seen = new HashSet<>();
    int index = 0;
    for (int use = ir.firstUse(value); use != 0; use = ir.nextUse(use)) {
      int user = ir.userOf(use);
      if (seen.add(user)) {
        user(user, index > 0);
      }
      index++;
    }
  }

  private void user(int user, boolean comma) {
    if (comma) {
      out.put(", ");
    }
    int results = ir.resultCount(user);
    if (results == 0) {
      names.printOperation(user, out);
    }
    for (int i = 0; i < results; i++) {
      if (i > 0) {
        out.put(", ");
      }
      names.print(IrReader.result(user, i), out);
    }
  }
}
