// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.encoding.Utf8;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.PrinterFlags;
import dev.ods.text.form.AttributeCursor;
import dev.ods.text.form.OpText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Visits the types and the attributes that the generic form of an operation shows. */
final class GenericParts {
  private static final int RECENT = 256;

  private final IrReader ir;
  private final PrinterFlags flags;
  private final AliasVisitor visitor;
  private final AttributeCursor attributes;

  /** Dictionaries visited recently, by number: most operations of a module have the same few. */
  private final @Nullable DictionaryAttr[] recent = new @Nullable DictionaryAttr[RECENT];

  /**
   * Of the operations of an arena.
   *
   * @param attributes may be used by others between the visits of two operations
   */
  GenericParts(IrReader ir, PrinterFlags flags, AliasVisitor visitor, AttributeCursor attributes) {
    this.ir = ir;
    this.flags = flags;
    this.visitor = visitor;
    this.attributes = attributes;
  }

  /** Visits the types of operands and results. */
  void visitTypes(int op) {
    int operands = ir.operandCount(op);
    for (int i = 0; i < operands; i++) {
      long operand = ir.operand(op, i);
      if (operand != 0) {
        visitor.visit(ir.type(operand));
      }
    }
    int results = ir.resultCount(op);
    for (int i = 0; i < results; i++) {
      visitor.visit(ir.type(IrReader.result(op, i)));
    }
  }

  /** Visits the attributes in the order of their names. */
  void visitAttributes(int op) {
    OpText text = OpText.of(ir.name(op));
    DictionaryAttr discardable = ir.discardableAttributes(op);
    if (text.properties.length > 0 && discardable != null) {
      visitAll(attributes.start(op, List.of()));
    } else if (text.properties.length > 0) {
      for (int index : text.properties) {
        visitor.visit(ir.property(op, index));
      }
    } else if (text.registered) {
      visitEntries(discardable);
    } else {
      visitUnregistered(op, discardable);
    }
  }

  /**
   * MLIR does not visit the properties of an unregistered operation. In generic form, however, the
   * operations are usually registered in MLIR even if not in this context; so their properties are
   * visited, for the same output.
   */
  private void visitUnregistered(int op, @Nullable DictionaryAttr discardable) {
    Attribute properties = flags.generic() ? ir.rawProperties(op) : null;
    if (!(properties instanceof DictionaryAttr dictionary)) {
      visitEntries(discardable);
    } else if (discardable == null) {
      visitEntries(dictionary);
    } else {
      visitMerged(dictionary, discardable);
    }
  }

  /** Visits the entries of two dictionaries in the order of their names. */
  private void visitMerged(DictionaryAttr a, DictionaryAttr b) {
    int i = 0;
    int j = 0;
    while (i < a.size() && j < b.size()) {
      NamedAttribute first = a.entry(i);
      NamedAttribute second = b.entry(j);
      if (Utf8.compare(first.name(), second.name()) <= 0) {
        visitor.visit(first.value());
        i++;
      } else {
        visitor.visit(second.value());
        j++;
      }
    }
    visitFrom(i, a);
    visitFrom(j, b);
  }

  private void visitFrom(int index, DictionaryAttr dictionary) {
    for (int i = index; i < dictionary.size(); i++) {
      visitor.visit(dictionary.entry(i).value());
    }
  }

  private void visitEntries(@Nullable DictionaryAttr dictionary) {
    if (dictionary == null) {
      return;
    }
    int at = IrReader.id(dictionary) & (RECENT - 1);
    if (recent[at] == dictionary) {
      return;
    }
    recent[at] = dictionary;
    visitFrom(0, dictionary);
  }

  /** Visits the attributes to which a cursor has not come yet. */
  void visitAll(AttributeCursor cursor) {
    while (cursor.next()) {
      visitor.visit(cursor.value());
    }
  }
}
