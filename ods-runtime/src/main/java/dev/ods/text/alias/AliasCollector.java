// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.affine.AffineExpr;
import dev.ods.hook.HookFailure;
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
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.stack.DeepStack;
import dev.ods.stack.Nesting;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OpAssembly;
import dev.ods.text.PrinterFlags;
import dev.ods.text.form.AttributeCursor;
import dev.ods.text.form.CustomForms;
import dev.ods.text.form.CyclicTypes;
import dev.ods.text.form.OpText;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A printer without output: visits the types, attributes and locations that will be printed with an
 * {@link AliasVisitor}, in MLIR's order: an operation's location, its regions, and then its types
 * and attributes.
 */
public final class AliasCollector implements OpAsmPrinter, SilentAsmPrinter {
  private final IrReader ir;
  private final PrinterFlags flags;
  private final AliasVisitor visitor;
  private final AttributeCursor attributes;
  private final CustomForms forms;
  private final GenericParts generic;

  private final PartsPrinter symbols = new PartsPrinter(this::visit, this::visit);

  /** Visits the rest of the innermost region, which a form has begun. */
  private final Runnable openedRegion;

  /** The operation that was begun or continued last. */
  private int current;

  // The regions being walked, the innermost one last.
  private int depth;
  private int[] block = new int[16];
  private int[] next = new int[16];
  private int[] end = new int[16];
  private int[] owner = new int[16];
  private int[] regionIndex = new int[16];

  public AliasCollector(IrReader ir, PrinterFlags flags, AliasVisitor visitor) {
    this.ir = ir;
    this.flags = flags;
    this.visitor = visitor;
    this.forms = new CustomForms(ir, new DeepStack());
    this.openedRegion = () -> finishTo(depth - 1);
    this.attributes = new AttributeCursor(ir);
    this.generic = new GenericParts(ir, flags, visitor, attributes);
  }

  @Override
  public CyclicTypes cyclicTypes() {
    return symbols.cyclicTypes();
  }

  @Override
  public DialectAsmPrinter symbols() {
    return symbols;
  }

  @Override
  public Nesting nesting() {
    return symbols.nesting();
  }

  /** Visits an operation with its regions. */
  public void collect(int op) {
    int base = depth;
    try {
      start(op, false);
      finishTo(base);
    } catch (RuntimeException | Error e) {
      throw HookFailure.exception(e, ir.operation(current).location(), ir.name(current));
    }
  }

  private void finishTo(int base) {
    while (depth > base) {
      step();
    }
  }

  private void step() {
    int top = depth - 1;
    int op = next[top];
    if (op != end[top]) {
      next[top] = ir.next(op);
      start(op, false);
      return;
    }
    int following = ir.nextBlock(block[top]);
    if (following != 0) {
      openBlock(top, following, true, true);
      return;
    }
    depth--;
    if (owner[top] != 0) {
      continueRegions(owner[top], regionIndex[top] + 1);
    }
  }

  private void start(int op, boolean isInline) {
    current = op;
    if (flags.debugInfo()) {
      visitor.visitDeferrable(PackedLocation.unpack(ir.context(), ir.location(op)));
    }
    OpAssembly assembly = flags.generic() ? null : OpText.of(ir.name(op)).assembly;
    boolean mayPrint = isInline ? forms.mayPrintInline() : forms.mayPrint(op);
    if (assembly == null || !mayPrint) {
      continueRegions(op, 0);
      return;
    }
    forms.print(assembly, op, this);
  }

  private void continueRegions(int op, int from) {
    int count = flags.skipRegions() ? 0 : ir.regionCount(op);
    for (int i = from; i < count; i++) {
      if (openRegion(ir.region(op, i), true, true)) {
        owner[depth - 1] = op;
        regionIndex[depth - 1] = i;
        return;
      }
    }
    current = op;
    generic.visitTypes(op);
    generic.visitAttributes(op);
  }

  private boolean openRegion(int region, boolean entryArguments, boolean terminators) {
    int entry = ir.firstBlock(region);
    if (entry == 0 || flags.skipRegions()) {
      return false;
    }
    if (depth == block.length) {
      block = Arrays.copyOf(block, depth * 2);
      next = Arrays.copyOf(next, depth * 2);
      end = Arrays.copyOf(end, depth * 2);
      owner = Arrays.copyOf(owner, depth * 2);
      regionIndex = Arrays.copyOf(regionIndex, depth * 2);
    }
    openBlock(depth++, entry, entryArguments, terminators);
    return true;
  }

  private void openBlock(int frame, int opened, boolean withArguments, boolean terminators) {
    if (withArguments) {
      int arguments = ir.argumentCount(opened);
      for (int i = 0; i < arguments; i++) {
        visitArgument(IrReader.argument(opened, i));
      }
    }
    block[frame] = opened;
    next[frame] = ir.firstOp(opened);
    int last = terminators ? 0 : ir.lastOp(opened);
    end[frame] = last != 0 && OpText.of(ir.name(last)).terminator ? last : 0;
  }

  private void visitArgument(long argument) {
    visitor.visit(ir.type(argument));
    if (flags.debugInfo()) {
      long location = ir.argumentLocation(IrReader.owner(argument), IrReader.index(argument));
      visitor.visit(PackedLocation.unpack(ir.context(), location));
    }
  }

  // --- OpAsmPrinter, for custom forms.

  @Override
  public Context context() {
    return ir.context();
  }

  @Override
  public void visit(@Nullable Type type) {
    visitor.visit(type);
  }

  @Override
  public void visit(@Nullable Attribute attribute) {
    visitor.visit(attribute);
  }

  @Override
  public PrinterFlags flags() {
    return flags;
  }

  @Override
  public void printAffineExprOfSSAIds(AffineExpr expr, List<Value> dims, List<Value> symbols) {}

  @Override
  public void printOperand(@Nullable Value value) {}

  @Override
  public String operandName(Value value) {
    return "%";
  }

  @Override
  public void printOperand(Operation op, int index) {}

  @Override
  public void printOperands(List<Value> values) {}

  @Override
  public void printTypes(List<Value> values) {
    for (int i = 0; i < values.size(); i++) {
      visitor.visit(CustomForms.typeOf(values, i));
    }
  }

  @Override
  public void printFunctionalType(List<Value> inputs, List<Value> outputs) {
    printTypes(inputs);
    printTypes(outputs);
  }

  @Override
  public void printOptionalArrowTypes(List<Value> values) {
    printTypes(values);
  }

  @Override
  public void printOptionalAttrDict(Operation op, Collection<? extends @Nullable String> elided) {
    generic.visitAll(attributes.start(IrReader.ref(op), elided));
  }

  @Override
  public void printOptionalAttrDict(Operation op, OpAssembly form) {
    generic.visitAll(attributes.start(IrReader.ref(op), form));
  }

  @Override
  public void printOptionalAttrDictWithKeyword(
      Operation op, Collection<? extends @Nullable String> elided) {
    printOptionalAttrDict(op, elided);
  }

  @Override
  public void printOptionalAttrDictWithKeyword(Operation op, OpAssembly form) {
    printOptionalAttrDict(op, form);
  }

  @Override
  public void printPropDict(Operation op, OpAssembly form) {
    generic.visitAll(attributes.startProperties(IrReader.ref(op), form));
  }

  @Override
  public void printDiscardableAttrDict(Operation op) {
    generic.visitAll(attributes.startDiscardable(IrReader.ref(op)));
  }

  @Override
  public void printDiscardableAttrDictWithKeyword(Operation op) {
    printDiscardableAttrDict(op);
  }

  @Override
  public void printOptionalAttrDict(List<NamedAttribute> attributes) {
    for (int i = 0; i < attributes.size(); i++) {
      visitor.visit(attributes.get(i).value());
    }
  }

  @Override
  public void printRegion(
      Region region, boolean entryArguments, boolean terminators, boolean emptyBlock) {
    int base = depth;
    if (openRegion(IrReader.ref(region), entryArguments, terminators)) {
      owner[base] = 0;
      forms.nest(openedRegion);
    }
  }

  @Override
  public void printRegionArgument(Value argument, List<NamedAttribute> attributes) {
    visitArgument(IrReader.ref(argument));
    printOptionalAttrDict(attributes);
  }

  /** MLIR visits the type nevertheless here. */
  @Override
  public void printRegionArgumentWithoutType(Value argument) {
    visitArgument(IrReader.ref(argument));
  }

  @Override
  public void shadowRegionArguments(Region region, List<Value> names) {}

  @Override
  public void printSuccessor(Block successor) {}

  @Override
  public void printSuccessorAndUses(Block successor, List<Value> operands) {}

  /** MLIR visits it nevertheless if no locations are printed. */
  @Override
  public void printOptionalLocation(Location location) {
    visitor.visit(location);
  }

  @Override
  public void printGenericOp(Operation op, boolean name) {
    forms.nest(
        () -> {
          int base = depth;
          continueRegions(IrReader.ref(op), 0);
          finishTo(base);
        });
  }

  @Override
  public void printCustomOrGenericOp(Operation op) {
    forms.nest(
        () -> {
          int base = depth;
          start(IrReader.ref(op), true);
          finishTo(base);
        });
  }
}
