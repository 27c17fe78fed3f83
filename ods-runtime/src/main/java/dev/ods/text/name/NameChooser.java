// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import dev.ods.ir.Block;
import dev.ods.ir.NameLoc;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.PrinterFlags;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.form.OpText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the names of values and blocks: the next number, or the name that their operation or
 * location suggests, made unique.
 */
final class NameChooser implements OpAsmOpInterface.ValueNamer, OpAsmOpInterface.BlockNamer {
  private final IrReader ir;
  private final PrinterFlags flags;
  private final ValueNames names;
  private final NameTable texts;
  private final NameScopes scopes = new NameScopes();
  private final NamesByType byType;

  /** The number of the next value without a name. */
  int nextValue;

  /** The number of the next argument of an entry block. */
  int nextArgument;

  /** The next suffix for a name that is in use. */
  int nextConflict;

  // The operation whose results are being named, what the first one is called, and the indexes of
  // the other ones that got names; the first start is 0.
  private int op;
  private int first;
  private int[] starts = new int[8];
  private int startCount;

  private int asked;

  /** Whether hooks of an operation have suggested a name since this was set to false. */
  private boolean named;

  NameChooser(IrReader ir, PrinterFlags flags, ValueNames names) {
    this.ir = ir;
    this.flags = flags;
    this.names = names;
    this.texts = names.texts();
    this.byType = new NamesByType(ir);
  }

  /** The names in use. */
  NameScopes scopes() {
    return scopes;
  }

  // --- Results.

  /** The operation that was asked last for names, or whose types were; 0 if there is none. */
  int asked() {
    return asked;
  }

  /** Names the results of an operation, by the next number unless a name is suggested. */
  void nameResults(int ofOp) {
    asked = ofOp;
    boolean hasNames = !flags.generic() && OpText.of(ir.name(ofOp)).names;
    boolean typed = !flags.generic() && byType.allHaveASay(ofOp);
    if (!hasNames && !typed && !flags.nameLocAsPrefix()) {
      numberResults(ofOp);
      return;
    }
    op = ofOp;
    first = RefTable.NONE;
    starts[0] = 0;
    startCount = 1;
    named = false;
    if (hasNames) {
      askForNames(ofOp);
    }
    if (typed && !named) {
      int count = ir.resultCount(ofOp);
      for (int i = 0; i < count; i++) {
        nameByType(IrReader.result(ofOp, i));
      }
    }
    finishResults();
  }

  /**
   * Only hooks that may suggest names are called, so that call sites have few receiver classes and
   * are inlined.
   */
  private void askForNames(int ofOp) {
    Operation lent = ir.lend(ofOp);
    try {
      OpAsmOpInterface view = (OpAsmOpInterface) ir.viewOf(lent);
      if (ir.regionCount(ofOp) > 0) {
        view.blockNames(this);
      }
      if (ir.resultCount(ofOp) > 0) {
        view.resultNames(this);
      }
    } finally {
      ir.takeBack(lent);
    }
  }

  private void nameByType(long value) {
    String wished = byType.of(value);
    if (wished != null) {
      name(value, wished);
    }
  }

  /** Gives the results of an operation the next number. */
  void numberResults(int ofOp) {
    // Only comments refer to an operation without results.
    if (ir.resultCount(ofOp) > 0 || flags.valueUsers()) {
      names.callResults(ofOp, nextValue++);
    }
  }

  private void finishResults() {
    if (ir.resultCount(op) == 0) {
      numberResults(op);
      return;
    }
    if (first == RefTable.NONE) {
      String prefix = nameOfLocation(IrReader.result(op, 0));
      first = prefix == null ? nextValue++ : choose(prefix);
    }
    if (startCount == 1) {
      names.callResults(op, first);
    } else {
      names.call(IrReader.result(op, 0), first);
      Arrays.sort(starts, 0, startCount);
      names.group(op, starts, startCount);
    }
  }

  @Override
  public void name(Value value, String name) {
    name(IrReader.ref(value), name);
  }

  private void name(long value, String name) {
    String other = nameOfLocation(value);
    call(value, choose(other == null ? name : other));
  }

  @Override
  public void name(Value value, String prefix, long number, String suffix) {
    name(IrReader.ref(value), prefix, number, suffix);
  }

  private void name(long word, String prefix, long number, String suffix) {
    String other = nameOfLocation(word);
    if (other != null) {
      call(word, choose(other));
      return;
    }
    AsmBuffer candidate = texts.candidate();
    if (!prefix.isEmpty()) {
      Names.putSanitized(prefix, candidate);
    } else if (number >= 0) {
      // No name begins with a digit.
      candidate.put('_');
    }
    candidate.putDecimal(number);
    Names.putSanitizedRest(suffix, candidate);
    call(word, chooseCandidate());
  }

  private void call(long value, int called) {
    named = true;
    int index = IrReader.index(value);
    if (IrReader.isArgument(value)) {
      names.call(value, called);
    } else if (IrReader.owner(value) != op) {
      throw new IllegalArgumentException("an operation names its own results only");
    } else if (index == 0) {
      first = called;
    } else {
      names.call(value, called);
      if (startCount == starts.length) {
        starts = Arrays.copyOf(starts, startCount * 2);
      }
      starts[startCount++] = index;
    }
  }

  // --- Arguments and blocks.

  /**
   * Names the arguments of a region's blocks by the suggestions of the operation, or else of their
   * types.
   */
  void askForArgumentNames(int region) {
    int owner = ir.ownerOfRegion(region);
    if (owner == 0) {
      return;
    }
    asked = owner;
    named = false;
    if (OpText.of(ir.name(owner)).names) {
      Operation lent = ir.lend(owner);
      try {
        ((OpAsmOpInterface) ir.viewOf(lent)).blockArgumentNames(ir.region(region), this);
      } finally {
        ir.takeBack(lent);
      }
    }
    int entry = ir.firstBlock(region);
    if (named || entry == 0) {
      return;
    }
    int count = ir.argumentCount(entry);
    for (int i = 0; i < count; i++) {
      nameByType(IrReader.argument(entry, i));
    }
  }

  /** Names the arguments of a block that have no name yet. */
  void nameArguments(int block, int count, boolean entry) {
    for (int i = 0; i < count; i++) {
      long argument = IrReader.argument(block, i);
      if (names.isCalled(argument)) {
        continue;
      }
      String prefix = nameOfLocation(argument);
      if (entry) {
        int number = nextArgument++;
        if (prefix == null) {
          texts.candidate().put("arg").putDecimal(number);
          names.call(argument, chooseCandidate());
          continue;
        }
      }
      names.call(argument, prefix == null ? nextValue++ : choose(prefix));
    }
  }

  @Override
  public void name(Block block, String name) {
    Names.putSanitized(name, texts.candidate());
    names.nameBlock(IrReader.ref(block), texts.intern());
  }

  // --- Choosing.

  /** The name of a value for which this name is suggested; a number if it is empty. */
  private int choose(String name) {
    if (name.isEmpty()) {
      return nextValue++;
    }
    Names.putSanitized(name, texts.candidate());
    return chooseCandidate();
  }

  /** The name that was written to the table, with a suffix if it is in use. */
  private int chooseCandidate() {
    int wished = texts.intern();
    int name = wished;
    while (!scopes.use(name)) {
      AsmBuffer candidate = texts.candidate();
      texts.put(wished, candidate);
      candidate.put('_').putDecimal(nextConflict++);
      name = texts.intern();
    }
    return ValueNames.named(name);
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
    NameLoc name = PackedLocation.unpack(ir.context(), location).findInstanceOf(NameLoc.class);
    return name == null ? null : name.name();
  }
}
