// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print.op;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.affine.IntegerSet;
import dev.ods.builtin.FunctionType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.CyclicScope;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;
import dev.ods.text.PrinterFlags;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.form.AttributeCursor;
import dev.ods.text.form.CustomForms;
import dev.ods.text.print.AffineNames;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The printer that is passed to custom forms: forwards to the {@link OperationPrinter} that called
 * them.
 */
final class CustomPrinter implements OpAsmPrinter {
  private final OperationPrinter printer;
  private final AttributeCursor attributes;

  CustomPrinter(OperationPrinter printer, IrReader ir) {
    this.printer = printer;
    this.attributes = new AttributeCursor(ir);
  }

  @Override
  public Context context() {
    return printer.ir.context();
  }

  @Override
  public PrinterFlags flags() {
    return printer.flags;
  }

  @Override
  public void print(String text) {
    printer.out.put(text);
  }

  @Override
  public void print(long number) {
    printer.out.putDecimal(number);
  }

  @Override
  public void printNewline() {
    printer.out.newLine();
  }

  @Override
  public void increaseIndent() {
    printer.out.changeIndent(1);
  }

  @Override
  public void decreaseIndent() {
    printer.out.changeIndent(-1);
  }

  @Override
  public void printKeywordOrString(String text) {
    Names.putKeywordOrString(text, printer.out);
  }

  @Override
  public void printString(String text) {
    printer.out.put('"').putEscaped(text).put('"');
  }

  @Override
  public void printSymbolName(String name) {
    Names.putSymbol(name, printer.out);
  }

  @Override
  public void printAffineMap(AffineMap map) {
    printer.texts.attributes().printAffineMap(map);
  }

  @Override
  public void printIntegerSet(IntegerSet set) {
    printer.texts.attributes().printIntegerSet(set);
  }

  @Override
  public void printAffineExprOfSSAIds(AffineExpr expr, List<Value> dims, List<Value> symbols) {
    AffineNames names =
        new AffineNames() {
          @Override
          public void printDim(int position) {
            printOperand(dims.get(position));
          }

          @Override
          public void printSymbol(int position) {
            print("symbol(");
            printOperand(symbols.get(position));
            print(")");
          }
        };
    printer.texts.attributes().printAffineExpr(expr, names);
  }

  @Override
  public void printOperand(@Nullable Value value) {
    printer.names.print(value == null ? 0 : IrReader.ref(value), printer.out);
  }

  @Override
  public String operandName(Value value) {
    AsmBuffer name = new AsmBuffer();
    printer.names.print(IrReader.ref(value), name);
    return name.toString();
  }

  @Override
  public void printOperand(Operation op, int index) {
    int ref = IrReader.ref(op);
    Objects.checkIndex(index, printer.ir.operandCount(ref));
    printer.names.print(printer.ir.operand(ref, index), printer.out);
  }

  @Override
  public void printOperands(List<Value> values) {
    for (int i = 0; i < values.size(); i++) {
      comma(i);
      printOperand(values.get(i));
    }
  }

  private void comma(int index) {
    if (index > 0) {
      printer.out.put(", ");
    }
  }

  @Override
  public @Nullable CyclicScope tryStartCyclicPrint(Type type) {
    return printer.texts.attributes().tryStartCyclic(type);
  }

  @Override
  public boolean printAlias(@Nullable Type type) {
    return type != null && printer.texts.attributes().printAlias(type);
  }

  @Override
  public boolean printAlias(@Nullable Attribute attribute) {
    return attribute != null && printer.texts.attributes().printAlias(attribute);
  }

  @Override
  public void printType(@Nullable Type type) {
    printer.texts.type(type);
  }

  @Override
  public void printTypes(List<Value> values) {
    for (int i = 0; i < values.size(); i++) {
      comma(i);
      printType(CustomForms.typeOf(values, i));
    }
  }

  @Override
  public void printFunctionalType(List<Value> inputs, List<Value> outputs) {
    printer.out.put('(');
    printTypes(inputs);
    printer.out.put(") -> ");
    printOutputTypes(outputs);
  }

  private void printOutputTypes(List<Value> values) {
    boolean wrapped = values.size() != 1 || CustomForms.typeOf(values, 0) instanceof FunctionType;
    if (wrapped) {
      printer.out.put('(');
    }
    printTypes(values);
    if (wrapped) {
      printer.out.put(')');
    }
  }

  @Override
  public void printOptionalArrowTypes(List<Value> values) {
    if (!values.isEmpty()) {
      printer.out.put(" -> ");
      printOutputTypes(values);
    }
  }

  @Override
  public void printStrippedType(@Nullable Type type) {
    if (type == null || !printer.texts.attributes().printStripped(type, this)) {
      printType(type);
    }
  }

  @Override
  public void printTypeWithoutDialect(@Nullable Type type) {
    if (type == null || !printer.texts.attributes().printWithoutDialect(type)) {
      printType(type);
    }
  }

  @Override
  public void printAttribute(@Nullable Attribute attribute) {
    printer.texts.attribute(attribute);
  }

  @Override
  public void printAttributeWithoutType(@Nullable Attribute attribute) {
    printer.texts.attributeWithoutType(attribute);
  }

  @Override
  public void printStrippedAttribute(@Nullable Attribute attribute) {
    if (attribute == null || !printer.texts.attributes().printStripped(attribute, this)) {
      printAttribute(attribute);
    }
  }

  @Override
  public void printOptionalAttrDict(Operation op, Collection<? extends @Nullable String> elided) {
    printAttributes(" {", attributes.start(IrReader.ref(op), elided));
  }

  @Override
  public void printOptionalAttrDict(Operation op, OpAssembly form) {
    printAttributes(" {", attributes.start(IrReader.ref(op), form));
  }

  @Override
  public void printOptionalAttrDictWithKeyword(
      Operation op, Collection<? extends @Nullable String> elided) {
    printAttributes(" attributes {", attributes.start(IrReader.ref(op), elided));
  }

  @Override
  public void printOptionalAttrDictWithKeyword(Operation op, OpAssembly form) {
    printAttributes(" attributes {", attributes.start(IrReader.ref(op), form));
  }

  @Override
  public void printPropDict(Operation op, OpAssembly form) {
    printer.out.put(' ');
    if (printAttributes("<{", attributes.startProperties(IrReader.ref(op), form))) {
      printer.out.put('>');
    }
  }

  @Override
  public void printDiscardableAttrDict(Operation op) {
    printAttributes(" {", attributes.startDiscardable(IrReader.ref(op)));
  }

  @Override
  public void printDiscardableAttrDictWithKeyword(Operation op) {
    printAttributes(" attributes {", attributes.startDiscardable(IrReader.ref(op)));
  }

  /** Prints the attributes between braces; false if there are none. */
  private boolean printAttributes(String opening, AttributeCursor cursor) {
    if (!cursor.next()) {
      return false;
    }
    printer.out.put(opening);
    printer.texts.named(cursor.name(), cursor.value());
    while (cursor.next()) {
      printer.out.put(", ");
      printer.texts.named(cursor.name(), cursor.value());
    }
    printer.out.put('}');
    return true;
  }

  @Override
  public void printOptionalAttrDict(List<NamedAttribute> attributes) {
    if (attributes.isEmpty()) {
      return;
    }
    printer.out.put(" {");
    for (int i = 0; i < attributes.size(); i++) {
      comma(i);
      printer.texts.named(attributes.get(i));
    }
    printer.out.put('}');
  }

  @Override
  public void printRegion(
      Region region, boolean entryArguments, boolean terminators, boolean emptyBlock) {
    printer.printRegion(IrReader.ref(region), entryArguments, terminators, emptyBlock);
  }

  @Override
  public void printRegionArgument(Value argument, List<NamedAttribute> attributes) {
    printOperand(argument);
    printer.out.put(": ");
    printType(argument.type());
    printOptionalAttrDict(attributes);
    printLocationOf(argument);
  }

  @Override
  public void printRegionArgumentWithoutType(Value argument) {
    printOperand(argument);
    printLocationOf(argument);
  }

  private void printLocationOf(Value argument) {
    if (printer.flags.debugInfo()) {
      printer.out.put(' ');
      printer.texts.location(argument.location(), false);
    }
  }

  @Override
  public void shadowRegionArguments(Region region, List<Value> names) {
    int entry = printer.ir.firstBlock(IrReader.ref(region));
    if (entry == 0 || printer.ir.argumentCount(entry) != names.size()) {
      throw new IllegalArgumentException(
          "give one name for each argument of the region's entry block");
    }
    printer.names.shadow(entry, names.stream().mapToLong(IrReader::ref).toArray());
  }

  @Override
  public void printSuccessor(Block block) {
    printer.names.printBlock(IrReader.ref(block), printer.out);
  }

  @Override
  public void printSuccessorAndUses(Block block, List<Value> operands) {
    printSuccessor(block);
    if (operands.isEmpty()) {
      return;
    }
    printer.out.put('(');
    printOperands(operands);
    printer.out.put(" : ");
    printTypes(operands);
    printer.out.put(')');
  }

  @Override
  public void printOptionalLocation(Location location) {
    if (printer.flags.debugInfo()) {
      printer.out.put(' ');
      printer.texts.location(location, true);
    }
  }

  @Override
  public void printGenericOp(Operation op, boolean name) {
    printer.printGeneric(IrReader.ref(op), name);
  }

  @Override
  public void printCustomOrGenericOp(Operation op) {
    printer.printInline(IrReader.ref(op));
  }
}
