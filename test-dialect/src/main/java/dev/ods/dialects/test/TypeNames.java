// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAsmTypeInterface;

/** Gets names for values from their types. */
final class TypeNames {
  private TypeNames() {}

  /** Names a value as its type suggests, if at all. */
  static void name(Value value, OpAsmOpInterface.ValueNamer namer) {
    String name = value.type() instanceof OpAsmTypeInterface type ? type.asmName() : null;
    if (name != null) {
      namer.name(value, name);
    }
  }
}
