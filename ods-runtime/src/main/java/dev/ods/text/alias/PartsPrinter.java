// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.form.CyclicTypes;
import org.jspecify.annotations.Nullable;

/** Has a dialect print a type or an attribute, and keeps only the parts that it prints. */
record PartsPrinter(AliasParts parts, CyclicTypes cyclicTypes)
    implements DialectAsmPrinter, SilentAsmPrinter {
  @Override
  public void visit(@Nullable Type type) {
    parts.add(type);
  }

  @Override
  public void visit(@Nullable Attribute attribute) {
    parts.add(attribute);
  }

  @Override
  public void printResourceHandle(String namespace, String key) {}
}
