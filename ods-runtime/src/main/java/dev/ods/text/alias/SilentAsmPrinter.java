// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.stack.Nesting;
import dev.ods.text.AsmPrinter;
import dev.ods.text.CyclicScope;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import dev.ods.text.NestingException;
import dev.ods.text.form.CyclicTypes;
import dev.ods.text.form.DialectAssemblies;
import org.jspecify.annotations.Nullable;

/** A printer without output, which visits the types and attributes that it is told to print. */
interface SilentAsmPrinter extends AsmPrinter {
  /** Visits a type. */
  void visit(@Nullable Type type);

  /** Visits an attribute. */
  void visit(@Nullable Attribute attribute);

  /** What dialects print the types on that this printer does not visit itself. */
  DialectAsmPrinter symbols();

  /** How deep such types are nested. */
  Nesting nesting();

  /** The types that are being printed by this printer itself. */
  CyclicTypes cyclicTypes();

  @Override
  default @Nullable CyclicScope tryStartCyclicPrint(Type type) {
    return cyclicTypes().tryOpen(type);
  }

  @Override
  default void print(String text) {}

  @Override
  default void print(long number) {}

  @Override
  default void printNewline() {}

  @Override
  default void increaseIndent() {}

  @Override
  default void decreaseIndent() {}

  @Override
  default void printKeywordOrString(String text) {}

  @Override
  default void printString(String text) {}

  @Override
  default void printSymbolName(String name) {}

  @Override
  default void printAffineMap(AffineMap map) {}

  @Override
  default void printIntegerSet(IntegerSet set) {}

  @Override
  default boolean printAlias(@Nullable Type type) {
    visit(type);
    return type != null;
  }

  @Override
  default boolean printAlias(@Nullable Attribute attribute) {
    visit(attribute);
    return attribute != null;
  }

  @Override
  default void printType(@Nullable Type type) {
    visit(type);
  }

  @Override
  default void printStrippedType(@Nullable Type type) {
    visit(type);
  }

  /** Visits what is in the type: the type itself is never printed by an alias here. */
  @Override
  default void printTypeWithoutDialect(@Nullable Type type) {
    DialectAssembly assembly = type == null ? null : DialectAssemblies.ofDeclared(type);
    if (type == null || assembly == null) {
      visit(type);
      return;
    }
    if (nesting().isFull()) {
      throw new NestingException(Nesting.MAX_LEVELS);
    }
    nesting().run(() -> assembly.printType(type, symbols()));
  }

  @Override
  default void printAttribute(@Nullable Attribute attribute) {
    visit(attribute);
  }

  /** MLIR visits the type nevertheless here. */
  @Override
  default void printAttributeWithoutType(@Nullable Attribute attribute) {
    visit(attribute);
  }

  @Override
  default void printStrippedAttribute(@Nullable Attribute attribute) {
    visit(attribute);
  }
}
