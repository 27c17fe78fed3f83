// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.buffer.AsmBuffer;
import java.util.Arrays;

/**
 * The names of values and blocks in one print; filled by {@link ValueNumbering}.
 *
 * <p>A name is an {@code int}: a number, or -1 minus the number of the name in the {@link
 * NameTable}. That of all results of an operation is in a table indexed by the reference. Arguments
 * usually have consecutive numbers, and the number of the first one is stored for the block. The
 * few values that differ are in a hash table.
 */
public final class ValueNames {
  /** The entry of an operation whose results form several groups. */
  private static final int GROUPED = RefTable.NONE + 1;

  private static final byte[] UNKNOWN = AsmBuffer.ascii("<<UNKNOWN SSA VALUE>>");
  private static final byte[] NULL_VALUE = AsmBuffer.ascii("<<NULL VALUE>>");
  private static final byte[] UNKNOWN_OPERATION = AsmBuffer.ascii("<<UNKNOWN OPERATION>>");
  private static final byte[] INVALID_BLOCK = AsmBuffer.ascii("INVALIDBLOCK");
  private static final byte[] ENTRY_ARGUMENT = AsmBuffer.ascii("%arg");
  private static final byte[] BLOCK = AsmBuffer.ascii("^bb");

  private final IrReader ir;

  /** The names of values and blocks, without the % or ^. */
  private final NameTable texts = new NameTable();

  /** The names of the results of operations. */
  private final RefTable results = new RefTable();

  /** The first argument's number by block; -1 - n represents argN. */
  private final LongTable arguments = new LongTable();

  /** The names of the first results of groups, and of arguments with a name. */
  private final LongTable values = new LongTable();

  /** By operation, the index of its groups in the array below. */
  private final LongTable groups = new LongTable();

  /** The number of an operation's groups, then the indexes at which they begin, in order. */
  private int[] groupStarts = {};

  private int groupStartsSize;
  private final LongTable blockOrder = new LongTable();
  private final LongTable blockNames = new LongTable();

  ValueNames(IrReader ir) {
    this.ir = ir;
  }

  // --- Filling in.

  /** The names to choose from. */
  NameTable texts() {
    return texts;
  }

  /** The name of a value, given the number of its name in the table. */
  static int named(int name) {
    return -1 - name;
  }

  /**
   * Names all results of an operation; or the operation itself, if it has none.
   *
   * @param called a number, or {@link #named}
   */
  void callResults(int op, int called) {
    results.put(op, called);
  }

  /** The block's arguments have consecutive numbers. */
  void numberArguments(int block, int first) {
    arguments.put(block, first);
  }

  /** The block's arguments are called {@code arg} and consecutive numbers. */
  void numberEntryArguments(int block, int first) {
    arguments.put(block, -1 - first);
  }

  /** Names a value, the first of one of several groups of results, or an argument. */
  void call(long value, int called) {
    values.put(value, called);
  }

  /** Whether the value was named by {@link #call}. */
  boolean isCalled(long value) {
    return values.contains(value);
  }

  /** The results form groups that begin at the first {@code count} of these indexes. */
  void group(int op, int[] starts, int count) {
    int needed = groupStartsSize + count + 1;
    if (needed > groupStarts.length) {
      groupStarts = Arrays.copyOf(groupStarts, Math.max(needed, groupStarts.length * 2));
    }
    results.put(op, GROUPED);
    groups.put(op, groupStartsSize);
    groupStarts[groupStartsSize] = count;
    System.arraycopy(starts, 0, groupStarts, groupStartsSize + 1, count);
    groupStartsSize = needed;
  }

  /** The position of a block in its region. */
  void orderBlock(int block, int order) {
    blockOrder.put(block, order);
  }

  /** The block has the name of this number. */
  void nameBlock(int block, int name) {
    blockNames.put(block, name);
  }

  // --- Reading.

  /** The position of a block in its region; -1 for a block that is not printed. */
  public int order(int block) {
    int order = blockOrder.get(block);
    return order == LongTable.NONE ? -1 : order;
  }

  /** Prints a value with its number within its group, such as {@code %0#1}. */
  public void print(long value, AsmBuffer out) {
    if (value == 0) {
      out.put(NULL_VALUE);
      return;
    }
    int owner = IrReader.owner(value);
    if (IrReader.isArgument(value)) {
      printArgument(value, owner, out);
      return;
    }
    int called = results.get(owner);
    if (called > GROUPED) {
      putCalled(called, out);
      if (ir.resultCount(owner) > 1) {
        out.put('#').putDecimal(IrReader.index(value));
      }
    } else if (called == GROUPED) {
      printGrouped(owner, IrReader.index(value), out);
    } else {
      out.put(UNKNOWN);
    }
  }

  private void putCalled(int called, AsmBuffer out) {
    out.put('%');
    if (called >= 0) {
      out.putDecimal(called);
    } else {
      texts.put(-1 - called, out);
    }
  }

  private void printArgument(long argument, int block, AsmBuffer out) {
    int called = values.get(argument);
    if (called != LongTable.NONE) {
      putCalled(called, out);
      return;
    }
    int first = arguments.get(block);
    if (first == LongTable.NONE) {
      out.put(UNKNOWN);
    } else if (first < 0) {
      out.put(ENTRY_ARGUMENT).putDecimal(-1L - first + IrReader.index(argument));
    } else {
      out.put('%').putDecimal((long) first + IrReader.index(argument));
    }
  }

  private void printGrouped(int op, int index, AsmBuffer out) {
    int at = groups.get(op) + 1;
    int to = at + groupStarts[at - 1];
    int found = Arrays.binarySearch(groupStarts, at, to, index);
    int group = found >= 0 ? found : -found - 2;
    int start = groupStarts[group];
    int end = group + 1 < to ? groupStarts[group + 1] : ir.resultCount(op);
    printHead(op, start, out);
    if (end - start > 1) {
      out.put('#').putDecimal(index - start);
    }
  }

  private void printHead(int op, int start, AsmBuffer out) {
    int called = values.get(IrReader.result(op, start));
    if (called == LongTable.NONE) {
      out.put(UNKNOWN);
    } else {
      putCalled(called, out);
    }
  }

  /** Prints the groups of an operation's results, of which there is at least one. */
  public void printResults(int op, AsmBuffer out) {
    int count = ir.resultCount(op);
    int called = results.get(op);
    if (called == GROUPED) {
      printGroups(op, count, out);
      return;
    }
    if (called == RefTable.NONE) {
      out.put(UNKNOWN);
    } else {
      putCalled(called, out);
    }
    putSize(count, out);
  }

  private void printGroups(int op, int resultCount, AsmBuffer out) {
    int at = groups.get(op) + 1;
    int to = at + groupStarts[at - 1];
    for (int group = at; group < to; group++) {
      if (group > at) {
        out.put(", ");
      }
      int start = groupStarts[group];
      printHead(op, start, out);
      putSize((group + 1 < to ? groupStarts[group + 1] : resultCount) - start, out);
    }
  }

  private static void putSize(int size, AsmBuffer out) {
    if (size > 1) {
      out.put(':').putDecimal(size);
    }
  }

  /** Prints what represents an operation without results in comments. */
  public void printOperation(int op, AsmBuffer out) {
    int called = results.get(op);
    if (called < 0) {
      out.put(UNKNOWN_OPERATION);
    } else {
      out.put('%').putDecimal(called);
    }
  }

  /** Prints a block's label. */
  public void printBlock(int block, AsmBuffer out) {
    int order = block == 0 ? LongTable.NONE : blockOrder.get(block);
    if (order == LongTable.NONE) {
      out.put(INVALID_BLOCK);
      return;
    }
    int name = blockNames.get(block);
    if (name != LongTable.NONE) {
      out.put('^');
      texts.put(name, out);
    } else {
      out.put(BLOCK).putDecimal(order);
    }
  }

  /** Gives a block's arguments the names of other values. */
  public void shadow(int block, long[] shown) {
    int[] lent = new int[shown.length];
    AsmBuffer text = new AsmBuffer();
    for (int i = 0; i < shown.length; i++) {
      text.clear();
      print(shown[i], text);
      texts.candidate().put(text, 1, text.size());
      lent[i] = named(texts.intern());
    }
    for (int i = 0; i < shown.length; i++) {
      call(IrReader.argument(block, i), lent[i]);
    }
  }
}
