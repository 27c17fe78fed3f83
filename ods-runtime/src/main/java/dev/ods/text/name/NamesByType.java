// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.OpAsmTypeInterface;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The names that types suggest for their values. */
final class NamesByType {
  private static final byte SILENT = 1;
  private static final byte HAS_A_SAY = 2;

  private final IrReader ir;

  /** By the type's number, as most types suggest none. */
  private byte[] known = new byte[64];

  NamesByType(IrReader ir) {
    this.ir = ir;
  }

  /** Whether an operation has results, and the types of all may suggest names. */
  boolean allHaveASay(int op) {
    int count = ir.resultCount(op);
    for (int i = 0; i < count; i++) {
      if (!hasASay(IrReader.result(op, i))) {
        return false;
      }
    }
    return count > 0;
  }

  /** Whether the type of a value may suggest names. */
  private boolean hasASay(long value) {
    int id = ir.typeId(value);
    if (id >= known.length) {
      known = Arrays.copyOf(known, Math.max(id + 1, known.length * 2));
    }
    if (known[id] == 0) {
      known[id] = ir.type(value) instanceof AliasedSymbol ? HAS_A_SAY : SILENT;
    }
    return known[id] == HAS_A_SAY;
  }

  /** The suggested name of a value, or null. */
  @Nullable String of(long value) {
    return ir.type(value) instanceof OpAsmTypeInterface type ? type.asmName() : null;
  }
}
