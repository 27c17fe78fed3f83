// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/** Has a dialect print a type or an attribute, and keeps only the parts that it prints. */
record PartsPrinter(AliasParts parts) implements DialectAsmPrinter {
  @Override
  public void print(String text) {}

  @Override
  public void print(long number) {}

  @Override
  public void printKeywordOrString(String text) {}

  @Override
  public void printString(String text) {}

  @Override
  public void printSymbolName(String name) {}

  @Override
  public void printResourceHandle(String namespace, String key) {}

  @Override
  public void printType(@Nullable Type type) {
    parts.add(type);
  }

  @Override
  public void printStrippedType(@Nullable Type type) {
    parts.add(type);
  }

  @Override
  public void printAttribute(@Nullable Attribute attribute) {
    parts.add(attribute);
  }

  @Override
  public void printAttributeWithoutType(@Nullable Attribute attribute) {
    parts.add(attribute);
  }

  @Override
  public void printStrippedAttribute(@Nullable Attribute attribute) {
    parts.add(attribute);
  }
}
