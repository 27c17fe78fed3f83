// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import dev.ods.hook.HookFailure;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.PrinterFlags;
import java.util.Arrays;

/**
 * Numbers the values and blocks below an operation in MLIR's order.
 *
 * <p>A region is numbered with all its blocks before the regions nested in it; pending regions are
 * numbered in last-in, first-out order. In each region numbers continue from those of the enclosing
 * region, unless they must be unique (as always in generic form).
 */
public final class ValueNumbering {
  private static final int INITIAL_SIZE = 8;

  private final IrReader ir;
  private final PrinterFlags flags;

  /** Whether numbers continue from one region to its siblings. */
  private final boolean countsOn;

  private final ValueNames names;
  private final NameChooser chooser;

  /**
   * Whether values may have suggested names, with which the names of arguments must not collide.
   */
  private final boolean mayHaveNames;

  // Pending regions, with the numbers to continue from.
  private int[] waiting = new int[INITIAL_SIZE];
  private int[] waitingValue = new int[INITIAL_SIZE];
  private int[] waitingArgument = new int[INITIAL_SIZE];
  private int[] waitingConflict = new int[INITIAL_SIZE];
  private int[] waitingDepth = new int[INITIAL_SIZE];
  private int waitingCount;

  private ValueNumbering(IrReader ir, PrinterFlags flags) {
    this.ir = ir;
    this.flags = flags;
    this.countsOn = flags.uniqueSsaIds() || flags.generic();
    this.names = new ValueNames(ir);
    this.chooser = new NameChooser(ir, flags, names);
    this.mayHaveNames = flags.nameLocAsPrefix() || (!flags.generic() && hasDialects(ir.context()));
  }

  /** Whether there is a dialect whose operations and types could name values. */
  private static boolean hasDialects(Context context) {
    for (DialectDefinition dialect : context.dialects()) {
      if (!dialect.namespace().equals("builtin")) {
        return true;
      }
    }
    return false;
  }

  /** The names below and including {@code root}. */
  public static ValueNames number(IrReader ir, int root, PrinterFlags flags) {
    ValueNumbering numbering = new ValueNumbering(ir, flags);
    try {
      numbering.run(root);
    } catch (RuntimeException | Error e) {
      int asked = numbering.chooser.asked();
      int op = asked == 0 ? root : asked;
      throw HookFailure.exception(e, ir.operation(op).location(), ir.name(op));
    }
    return numbering.names;
  }

  private void run(int root) {
    NameScopes scopes = chooser.scopes();
    scopes.push();
    pushRegions(root);
    finishPushed(0);
    nameResults(root);
    while (waitingCount > 0) {
      int top = --waitingCount;
      if (!countsOn) {
        chooser.nextValue = waitingValue[top];
        chooser.nextArgument = waitingArgument[top];
        chooser.nextConflict = waitingConflict[top];
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

  /** The regions pushed since {@code mark} continue from the current numbers. */
  private void finishPushed(int mark) {
    Arrays.fill(waitingValue, mark, waitingCount, chooser.nextValue);
    Arrays.fill(waitingArgument, mark, waitingCount, chooser.nextArgument);
    Arrays.fill(waitingConflict, mark, waitingCount, chooser.nextConflict);
    Arrays.fill(waitingDepth, mark, waitingCount, chooser.scopes().depth());
  }

  private void numberRegion(int region) {
    int mark = waitingCount;
    if (mayHaveNames && !flags.generic()) {
      chooser.askForArgumentNames(region);
    }
    int order = 0;
    for (int block = ir.firstBlock(region); block != 0; block = ir.nextBlock(block)) {
      names.orderBlock(block, order);
      numberArguments(block, order == 0);
      for (int op = ir.firstOp(block); op != 0; op = ir.next(op)) {
        nameResults(op);
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
      chooser.nameArguments(block, count, entry);
    } else if (entry) {
      names.numberEntryArguments(block, chooser.nextArgument);
      chooser.nextArgument += count;
    } else {
      names.numberArguments(block, chooser.nextValue);
      chooser.nextValue += count;
    }
  }

  private void nameResults(int op) {
    if (mayHaveNames) {
      chooser.nameResults(op);
    } else {
      chooser.numberResults(op);
    }
  }
}
