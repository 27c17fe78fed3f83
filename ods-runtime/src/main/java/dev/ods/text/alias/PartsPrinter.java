// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.stack.DeepStack;
import dev.ods.stack.Nesting;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.form.CyclicTypes;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Has a dialect print a type or an attribute, and keeps only the parts that it prints.
 *
 * @param types receives the types among them
 * @param attributes receives the attributes
 */
record PartsPrinter(
    Consumer<@Nullable Type> types,
    Consumer<@Nullable Attribute> attributes,
    CyclicTypes cyclicTypes,
    Nesting nesting)
    implements DialectAsmPrinter, SilentAsmPrinter {
  PartsPrinter(Consumer<@Nullable Type> types, Consumer<@Nullable Attribute> attributes) {
    this(types, attributes, new CyclicTypes(), new Nesting(new DeepStack()));
  }

  @Override
  public DialectAsmPrinter symbols() {
    return this;
  }

  @Override
  public void visit(@Nullable Type type) {
    types.accept(type);
  }

  @Override
  public void visit(@Nullable Attribute attribute) {
    attributes.accept(attribute);
  }

  @Override
  public void printResourceHandle(String namespace, String key) {}
}
