// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.CyclicScope;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.form.DialectAssemblies;
import org.jspecify.annotations.Nullable;

/** Prints the types and attributes of dialects to the output of an {@link AttributePrinter}. */
final class SymbolPrinter implements DialectAsmPrinter {
  private final AsmBuffer out;
  private final AttributePrinter attributes;

  SymbolPrinter(AsmBuffer out, AttributePrinter attributes) {
    this.out = out;
    this.attributes = attributes;
  }

  /** Prints a type of a dialect. */
  void write(Type type) {
    String namespace = type.dialectNamespace();
    DialectAssembly assembly = DialectAssemblies.of(type.context().dialect(namespace));
    int from = begin('!', namespace);
    if (assembly == null) {
      out.put(type.getClass().getSimpleName());
    } else {
      writeBody(type, assembly);
    }
    end(from);
  }

  /** Prints a type of a dialect without the exclamation mark and the name of the dialect. */
  void writeBody(Type type, DialectAssembly assembly) {
    int indent = out.indent();
    attributes.nested().printDialect(type, () -> assembly.printType(type, this));
    out.setIndent(indent);
  }

  /** Prints an attribute of a dialect without its type. */
  void write(Attribute attribute) {
    String namespace = attribute.dialectNamespace();
    DialectAssembly assembly = DialectAssemblies.of(attribute.context().dialect(namespace));
    int indent = out.indent();
    int from = begin('#', namespace);
    if (assembly == null) {
      out.put(attribute.getClass().getSimpleName());
    } else {
      attributes.nested().printDialect(attribute, () -> assembly.printAttribute(attribute, this));
    }
    out.setIndent(indent);
    end(from);
  }

  /**
   * Prints the beginning of the pretty form; returns the index at which the symbol's text starts.
   */
  private int begin(char mark, String namespace) {
    out.put(mark).put(namespace).put('.');
    return out.size();
  }

  /** Changes the pretty form to the other one if the text is not valid in it. */
  private void end(int from) {
    if (!DialectSymbols.isPretty(out, from)) {
      out.set(from - 1, '<');
      out.put('>');
    }
  }

  @Override
  public void print(String text) {
    out.put(text);
  }

  @Override
  public void print(long number) {
    out.putDecimal(number);
  }

  @Override
  public void printNewline() {
    out.newLine();
  }

  @Override
  public void increaseIndent() {
    out.changeIndent(1);
  }

  @Override
  public void decreaseIndent() {
    out.changeIndent(-1);
  }

  @Override
  public void printKeywordOrString(String text) {
    Names.putKeywordOrString(text, out);
  }

  @Override
  public void printString(String text) {
    out.put('"').putEscaped(text).put('"');
  }

  @Override
  public void printSymbolName(String name) {
    Names.putSymbol(name, out);
  }

  @Override
  public void printAffineMap(AffineMap map) {
    attributes.printAffineMap(map);
  }

  @Override
  public void printIntegerSet(IntegerSet set) {
    attributes.printIntegerSet(set);
  }

  @Override
  public void printResourceHandle(String namespace, String key) {
    attributes.printResource(namespace, key);
  }

  @Override
  public @Nullable CyclicScope tryStartCyclicPrint(Type type) {
    return attributes.tryStartCyclic(type);
  }

  @Override
  public boolean printAlias(@Nullable Type type) {
    return type != null && attributes.printAlias(type);
  }

  @Override
  public boolean printAlias(@Nullable Attribute attribute) {
    return attribute != null && attributes.printAlias(attribute);
  }

  @Override
  public void printType(@Nullable Type type) {
    if (type == null) {
      out.put("<<NULL TYPE>>");
    } else {
      attributes.printType(type);
    }
  }

  @Override
  public void printStrippedType(@Nullable Type type) {
    if (type == null || !attributes.printStripped(type, this)) {
      printType(type);
    }
  }

  @Override
  public void printTypeWithoutDialect(@Nullable Type type) {
    if (type == null || !attributes.printWithoutDialect(type)) {
      printType(type);
    }
  }

  @Override
  public void printAttribute(@Nullable Attribute attribute) {
    if (attribute == null) {
      out.put("<<NULL ATTRIBUTE>>");
    } else {
      attributes.printAttribute(attribute);
    }
  }

  @Override
  public void printAttributeWithoutType(@Nullable Attribute attribute) {
    if (attribute == null) {
      out.put("<<NULL ATTRIBUTE>>");
    } else {
      attributes.printAttributeWithoutType(attribute);
    }
  }

  @Override
  public void printStrippedAttribute(@Nullable Attribute attribute) {
    if (attribute == null || !attributes.printStripped(attribute, this)) {
      printAttribute(attribute);
    }
  }
}
