// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.BuiltinDialect;
import dev.ods.ir.Context;
import dev.ods.ir.Dialect;
import dev.ods.ir.IrReader;
import dev.ods.ir.NameLoc;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.PackedLocation;
import dev.ods.ir.Region;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the values and blocks below an operation in MLIR's order.
 *
 * <p>A region is numbered with all its blocks before the regions nested in it; of the regions that
 * wait, the one met last comes first. Numbers start anew from those of the enclosing region in each
 * region, unless they must be unique (which the generic form always asks for).
 */
final class ValueNumbering {
  private final IrReader ir;
  private final PrinterFlags flags;
  private final ValueNames names;
  private final NameScopes scopes = new NameScopes();

  /** Whether values may have names of their own, which the names of arguments must avoid. */
  private final boolean mayHaveNames;

  private int nextValue;
  private int nextArgument;
  private int nextConflict;

  // Regions that wait to be numbered, with what to go on from.
  private int[] waiting = new int[64];
  private int[] waitingValue = new int[64];
  private int[] waitingArgument = new int[64];
  private int[] waitingConflict = new int[64];
  private int[] waitingDepth = new int[64];
  private int waitingCount;

  private ValueNumbering(IrReader ir, PrinterFlags flags) {
    this.ir = ir;
    this.flags = flags;
    this.names = new ValueNames(ir);
    this.mayHaveNames = flags.nameLocAsPrefix() || (!flags.generic() && hasNamingOps(ir.context()));
  }

  private static boolean hasNamingOps(Context context) {
    for (Dialect dialect : context.dialects()) {
      if (dialect instanceof BuiltinDialect) {
        continue;
      }
      for (OpModel model : dialect.operations()) {
        if (model.as(OpAsmNames.class) != null) {
          return true;
        }
      }
    }
    return false;
  }

  /** The names below and including {@code root}. */
  static ValueNames number(IrReader ir, int root, PrinterFlags flags) {
    ValueNumbering numbering = new ValueNumbering(ir, flags);
    numbering.run(root);
    return numbering.names;
  }

  private void run(int root) {
    scopes.push();
    pushRegions(root);
    finishPushed(0);
    numberOp(root);
    while (waitingCount > 0) {
      int top = --waitingCount;
      if (!flags.countsOn()) {
        nextValue = waitingValue[top];
        nextArgument = waitingArgument[top];
        nextConflict = waitingConflict[top];
      }
      scopes.popTo(waitingDepth[top]);
      scopes.push();
      numberRegion(waiting[top]);
    }
  }

  private void pushRegions(int op) {
    int count = ir.regionCount(op);
    for (int i = 0; i < count; i++) {
      if (waitingCount == waiting.length) {
        grow();
      }
      waiting[waitingCount++] = ir.region(op, i);
    }
  }

  private void grow() {
    int length = waitingCount * 2;
    waiting = Arrays.copyOf(waiting, length);
    waitingValue = Arrays.copyOf(waitingValue, length);
    waitingArgument = Arrays.copyOf(waitingArgument, length);
    waitingConflict = Arrays.copyOf(waitingConflict, length);
    waitingDepth = Arrays.copyOf(waitingDepth, length);
  }

  /** The regions pushed since {@code mark} go on from where numbering is now. */
  private void finishPushed(int mark) {
    Arrays.fill(waitingValue, mark, waitingCount, nextValue);
    Arrays.fill(waitingArgument, mark, waitingCount, nextArgument);
    Arrays.fill(waitingConflict, mark, waitingCount, nextConflict);
    Arrays.fill(waitingDepth, mark, waitingCount, scopes.depth());
  }

  private void numberRegion(int region) {
    int mark = waitingCount;
    if (mayHaveNames && !flags.generic()) {
      askForArgumentNames(region);
    }
    int order = 0;
    for (int block = ir.firstBlock(region); block != 0; block = ir.nextBlock(block)) {
      names.orderBlock(block, order);
      numberArguments(block, order == 0);
      for (int op = ir.firstOp(block); op != 0; op = ir.next(op)) {
        numberOp(op);
        pushRegions(op);
      }
      order++;
    }
    finishPushed(mark);
  }

  private void numberArguments(int block, boolean entry) {
    int count = ir.argumentCount(block);
    if (count == 0) {
      return;
    }
    if (mayHaveNames) {
      nameArguments(block, count, entry);
    } else if (entry) {
      names.numberEntryArguments(block, nextArgument);
      nextArgument += count;
    } else {
      names.numberArguments(block, nextValue);
      nextValue += count;
    }
  }

  private void numberOp(int op) {
    boolean named = mayHaveNames && nameResults(op);
    if (ir.resultCount(op) == 0) {
      // Only comments refer to such an operation.
      if (flags.valueUsers()) {
        names.numberOp(op, nextValue++);
      }
    } else if (!named) {
      names.numberOp(op, nextValue++);
    }
  }

  // --- Values with names of their own.

  private void askForArgumentNames(int region) {
    int op = ir.ownerOfRegion(region);
    OpAsmNames hook = op == 0 ? null : ir.name(op).as(OpAsmNames.class);
    if (hook != null) {
      Operation operation = ir.operation(op);
      Region handle = ir.region(region);
      hook.blockArgumentNames(
          operation, handle, (value, name) -> setName(IrReader.ref(value), name));
    }
  }

  private void nameArguments(int block, int count, boolean entry) {
    for (int i = 0; i < count; i++) {
      long argument = IrReader.argument(block, i);
      if (!names.isNamed(argument)) {
        setName(argument, entry ? "arg" + nextArgument++ : "");
      }
    }
  }

  /** Whether the operation or its location names the results, or a part of them. */
  private boolean nameResults(int op) {
    ResultNamer namer = new ResultNamer(op);
    if (!flags.generic()) {
      OpAsmNames hook = ir.name(op).as(OpAsmNames.class);
      if (hook != null) {
        Operation operation = ir.operation(op);
        hook.blockNames(
            operation,
            (block, name) -> names.nameBlock(IrReader.ref(block), NameScopes.sanitize(name)));
        hook.resultNames(operation, (value, name) -> namer.name(IrReader.ref(value), name));
      }
    }
    return ir.resultCount(op) > 0 && namer.finish();
  }

  /** Takes the names of one operation's results. */
  private final class ResultNamer {
    private final int op;
    private int[] starts = {0};

    ResultNamer(int op) {
      this.op = op;
    }

    void name(long result, String name) {
      setName(result, name);
      int index = IrReader.index(result);
      if (index > 0) {
        starts = Arrays.copyOf(starts, starts.length + 1);
        starts[starts.length - 1] = index;
      }
    }

    boolean finish() {
      long first = IrReader.result(op, 0);
      if (!names.isNamed(first)) {
        String prefix = nameOfLocation(first);
        if (prefix != null) {
          setName(first, prefix);
        } else if (starts.length == 1) {
          return false;
        } else {
          names.name(first, Integer.toString(nextValue++));
        }
      }
      if (starts.length > 1) {
        Arrays.sort(starts);
        names.group(op, starts);
      }
      return true;
    }
  }

  private void setName(long value, String wished) {
    String prefix = nameOfLocation(value);
    String name = prefix != null ? prefix : wished;
    names.name(value, name.isEmpty() ? Integer.toString(nextValue++) : unique(name));
  }

  private @Nullable String nameOfLocation(long value) {
    if (!flags.nameLocAsPrefix()) {
      return null;
    }
    int owner = IrReader.owner(value);
    long location =
        IrReader.isArgument(value)
            ? ir.argumentLocation(owner, IrReader.index(value))
            : ir.location(owner);
    if (PackedLocation.isPosition(location)) {
      return null;
    }
    NameLoc name = Locations.findName(PackedLocation.unpack(ir.context(), location));
    return name == null ? null : name.name();
  }

  private String unique(String wished) {
    String name = NameScopes.sanitize(wished);
    String candidate = name;
    while (scopes.isUsed(candidate)) {
      candidate = name + "_" + nextConflict++;
    }
    scopes.use(candidate);
    return candidate;
  }
}
