// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.builtin.FunctionType;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.form.OpText;
import dev.ods.text.name.ValueNames;
import dev.ods.text.print.UniquedPrinter;

/** Prints the parts of an operation in generic form, other than its regions. */
final class GenericForm {
  private static final byte[] ARROW = AsmBuffer.ascii(") -> ");
  private static final byte[] EQUALS = AsmBuffer.ascii(" = ");
  private static final byte[] COLON_PAREN = AsmBuffer.ascii(" : (");
  private static final byte[] COMMA = AsmBuffer.ascii(", ");

  private final IrReader ir;
  private final ValueNames names;
  private final UniquedPrinter texts;
  private final AsmBuffer out;

  GenericForm(IrReader ir, ValueNames names, UniquedPrinter texts) {
    this.ir = ir;
    this.names = names;
    this.texts = texts;
    this.out = texts.out();
  }

  /** Prints the results and the equals sign; nothing if there are none. */
  void results(int op) {
    if (ir.resultCount(op) == 0) {
      return;
    }
    names.printResults(op, out);
    out.put(EQUALS);
  }

  /** Prints the part before the regions: perhaps the name; operands, successors, properties. */
  void beforeRegions(int op, OpText text, boolean name) {
    if (name) {
      out.put(text.genericStart);
    } else {
      out.put('(');
    }
    int operands = ir.operandCount(op);
    for (int i = 0; i < operands; i++) {
      if (i > 0) {
        out.put(COMMA);
      }
      names.print(ir.operand(op, i), out);
    }
    out.put(')');
    successors(op);
    properties(op, text);
  }

  private void successors(int op) {
    int count = ir.successorCount(op);
    if (count == 0) {
      return;
    }
    out.put('[');
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        out.put(COMMA);
      }
      names.printBlock(ir.successor(op, i), out);
    }
    out.put(']');
  }

  private void properties(int op, OpText text) {
    if (!text.registered) {
      Attribute raw = ir.rawProperties(op);
      if (raw != null) {
        out.put(" <");
        texts.attribute(raw);
        out.put('>');
      }
      return;
    }
    boolean any = false;
    for (int index : text.properties) {
      Attribute value = ir.property(op, index);
      if (value != null) {
        out.put(any ? ", " : " <{");
        texts.named(text.propertyTexts[index], value);
        any = true;
      }
    }
    if (any) {
      out.put("}>");
    }
  }

  /** Prints the part after the regions: discardable attributes and types. */
  void afterRegions(int op) {
    DictionaryAttr discardable = ir.discardableAttributes(op);
    if (discardable != null && !discardable.isEmpty()) {
      out.put(' ');
      texts.dictionary(discardable);
    }
    signature(op);
  }

  private void signature(int op) {
    out.put(COLON_PAREN);
    int operands = ir.operandCount(op);
    for (int i = 0; i < operands; i++) {
      if (i > 0) {
        out.put(COMMA);
      }
      long operand = ir.operand(op, i);
      texts.type(operand == 0 ? null : ir.type(operand));
    }
    out.put(ARROW);
    int results = ir.resultCount(op);
    boolean wrapped = results != 1;
    Type first = results == 1 ? ir.type(IrReader.result(op, 0)) : null;
    wrapped |= first instanceof FunctionType;
    if (!wrapped) {
      texts.type(first);
      return;
    }
    out.put('(');
    for (int i = 0; i < results; i++) {
      if (i > 0) {
        out.put(COMMA);
      }
      texts.type(ir.type(IrReader.result(op, i)));
    }
    out.put(')');
  }
}
