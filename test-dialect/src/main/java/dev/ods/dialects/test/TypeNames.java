// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmTypeInterface;

/** Asks types for names on behalf of operations. */
final class TypeNames {
  private TypeNames() {}

  /** Gives a value the name that its type wishes, if any. */
  static void name(Value value, OpAsmOpInterface.ValueNamer namer) {
    String name = value.type() instanceof OpAsmTypeInterface type ? type.asmName() : null;
    if (name != null) {
      namer.name(value, name);
    }
  }
}
