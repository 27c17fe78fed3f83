// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.IrReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * What values and blocks are called in one print; {@link ValueNumbering} fills it.
 *
 * <p>Values have numbers as a rule, and these lie in tables found by reference: for an operation
 * the number of its results, for a block that of its first argument. Values with names of their own
 * are few (the generic form has none but those of entry block arguments), and kept in maps.
 */
final class ValueNames {
  /** In the table of an operation or block some of whose values are called by a name. */
  private static final int NAMED = RefTable.NONE + 1;

  private static final byte[] UNKNOWN = ascii("<<UNKNOWN SSA VALUE>>");
  private static final byte[] NULL_VALUE = ascii("<<NULL VALUE>>");
  private static final byte[] UNKNOWN_OPERATION = ascii("<<UNKNOWN OPERATION>>");
  private static final byte[] INVALID_BLOCK = ascii("INVALIDBLOCK");
  private static final byte[] ENTRY_ARGUMENT = ascii("%arg");
  private static final byte[] BLOCK = ascii("^bb");

  private final IrReader ir;

  /** Operations: their results' number. Blocks: the first argument's; -1 - n stands for argN. */
  private final RefTable numbers = new RefTable();

  private final RefTable blockOrder = new RefTable();
  private final Map<Long, byte[]> names = new HashMap<>();
  private final Map<Integer, int[]> groups = new HashMap<>();
  private final Map<Integer, byte[]> blockNames = new HashMap<>();

  ValueNames(IrReader ir) {
    this.ir = ir;
  }

  static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  // --- Filling in.

  /**
   * The operation's results, taken together, are called by this number; or itself, if it has none.
   */
  void numberOp(int op, int number) {
    numbers.put(op, number);
  }

  /** The block's arguments have consecutive numbers. */
  void numberArguments(int block, int first) {
    numbers.put(block, first);
  }

  /** The block's arguments are called {@code arg} and consecutive numbers. */
  void numberEntryArguments(int block, int first) {
    numbers.put(block, -1 - first);
  }

  /** The value, which heads a group of results or is an argument, has a name, without the %. */
  void name(long value, String name) {
    numbers.put(IrReader.owner(value), NAMED);
    names.put(value, name.getBytes(StandardCharsets.UTF_8));
  }

  boolean isNamed(long value) {
    return names.containsKey(value);
  }

  /** The results fall into groups that begin at these indexes, in order; more than one. */
  void group(int op, int[] starts) {
    numbers.put(op, NAMED);
    groups.put(op, starts);
  }

  /** The position of a block in its region. */
  void orderBlock(int block, int order) {
    blockOrder.put(block, order);
  }

  /** Gives a block a name, without the ^. */
  void nameBlock(int block, String name) {
    blockNames.put(block, name.getBytes(StandardCharsets.UTF_8));
  }

  // --- Reading.

  /** The indexes at which groups of results begin, or null for a single group. */
  int[] groups(int op) {
    return groups.isEmpty() ? SINGLE_GROUP : groups.getOrDefault(op, SINGLE_GROUP);
  }

  private static final int[] SINGLE_GROUP = {0};

  /** The position of a block in its region; -1 for a block that is not printed. */
  int order(int block) {
    int order = blockOrder.get(block);
    return order == RefTable.NONE ? -1 : order;
  }

  /** Writes a value with its number within its group, such as {@code %0#1}. */
  void print(long value, AsmBuffer out) {
    if (value == 0) {
      out.put(NULL_VALUE);
      return;
    }
    int owner = IrReader.owner(value);
    int number = numbers.get(owner);
    if (number <= NAMED) {
      printUncommon(value, number, out);
    } else if (IrReader.isArgument(value)) {
      printArgument(number, IrReader.index(value), out);
    } else {
      out.put('%').putDecimal(number);
      if (ir.resultCount(owner) > 1) {
        out.put('#').putDecimal(IrReader.index(value));
      }
    }
  }

  private static void printArgument(int number, int index, AsmBuffer out) {
    if (number < 0) {
      out.put(ENTRY_ARGUMENT).putDecimal(-1L - number + index);
    } else {
      out.put('%').putDecimal((long) number + index);
    }
  }

  private void printUncommon(long value, int number, AsmBuffer out) {
    if (number == RefTable.NONE) {
      out.put(UNKNOWN);
      return;
    }
    int owner = IrReader.owner(value);
    if (IrReader.isArgument(value)) {
      printName(value, out);
      return;
    }
    int[] starts = groups(owner);
    int index = IrReader.index(value);
    int found = Arrays.binarySearch(starts, index);
    int group = found >= 0 ? found : -found - 2;
    int end = group + 1 < starts.length ? starts[group + 1] : ir.resultCount(owner);
    printName(IrReader.result(owner, starts[group]), out);
    if (end - starts[group] > 1) {
      out.put('#').putDecimal(index - starts[group]);
    }
  }

  private void printName(long value, AsmBuffer out) {
    byte[] name = names.get(value);
    if (name == null) {
      out.put(UNKNOWN);
    } else {
      out.put('%').put(name);
    }
  }

  /** Writes the value that heads a group of results, without a number within the group. */
  void printGroup(int op, int start, AsmBuffer out) {
    int number = numbers.get(op);
    if (number == NAMED) {
      printName(IrReader.result(op, start), out);
    } else if (number == RefTable.NONE) {
      out.put(UNKNOWN);
    } else {
      out.put('%').putDecimal(number);
    }
  }

  /** Writes what stands for an operation without results in comments. */
  void printOperation(int op, AsmBuffer out) {
    int number = numbers.get(op);
    if (number <= NAMED) {
      out.put(UNKNOWN_OPERATION);
    } else {
      out.put('%').putDecimal(number);
    }
  }

  /** Writes a block's label. */
  void printBlock(int block, AsmBuffer out) {
    int order = block == 0 ? RefTable.NONE : blockOrder.get(block);
    byte[] name = blockNames.isEmpty() ? null : blockNames.get(block);
    if (order == RefTable.NONE) {
      out.put(INVALID_BLOCK);
    } else if (name != null) {
      out.put('^').put(name);
    } else {
      out.put(BLOCK).putDecimal(order);
    }
  }

  /** Calls a block's arguments like other values. */
  void shadow(int block, long[] values) {
    String[] lent = new String[values.length];
    for (int i = 0; i < values.length; i++) {
      AsmBuffer text = new AsmBuffer();
      print(values[i], text);
      lent[i] = text.toString().substring(1);
    }
    for (int i = 0; i < values.length; i++) {
      name(IrReader.argument(block, i), lent[i]);
    }
  }
}
