// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.datalayout.DataLayout;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;

/** Checks the attributes of operations whose names begin with {@code dlti.}. */
final class AttributeChecks {
  private AttributeChecks() {}

  static void check(Operation op, NamedAttribute attribute, Diagnostics diagnostics) {
    Attribute value = attribute.value();
    switch (attribute.name()) {
      case DataLayoutSpecAttr.NAME -> {
        if (!(value instanceof DataLayoutSpecAttr)) {
          wrongKind(op, DataLayoutSpecAttr.MNEMONIC, diagnostics);
        } else if (op.is(ModuleOp.MODEL)) {
          DataLayout.verify(op, diagnostics);
        }
      }
      case TargetSystemSpecAttr.NAME -> {
        if (!(value instanceof TargetSystemSpecAttr)) {
          wrongKind(op, TargetSystemSpecAttr.MNEMONIC, diagnostics);
        }
      }
      case MapAttr.NAME -> {
        if (!(value instanceof MapAttr)) {
          wrongKind(op, MapAttr.MNEMONIC, diagnostics);
        }
      }
      default ->
          diagnostics.error(op, "attribute '" + attribute.name() + "' not supported by dialect");
    }
  }

  private static void wrongKind(Operation op, String mnemonic, Diagnostics diagnostics) {
    diagnostics.error(
        op, "'dlti.%s' is expected to be a #dlti.%s attribute".formatted(mnemonic, mnemonic));
  }
}
