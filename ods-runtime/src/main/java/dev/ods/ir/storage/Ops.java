// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.DISCARDABLE;
import static dev.ods.ir.storage.Layout.HEADER_UNITS;
import static dev.ods.ir.storage.Layout.INLINE_RESULTS_SHIFT;
import static dev.ods.ir.storage.Layout.LOCATION;
import static dev.ods.ir.storage.Layout.MAX_INLINE_OPERANDS;
import static dev.ods.ir.storage.Layout.NAME;
import static dev.ods.ir.storage.Layout.NUM_OPERANDS;
import static dev.ods.ir.storage.Layout.NUM_PROPERTIES;
import static dev.ods.ir.storage.Layout.NUM_REGIONS;
import static dev.ods.ir.storage.Layout.NUM_SUCCESSORS;
import static dev.ods.ir.storage.Layout.OPERANDS_OUT_OF_LINE;
import static dev.ods.ir.storage.Layout.OPERAND_MASK;
import static dev.ods.ir.storage.Layout.OPERAND_STORAGE;
import static dev.ods.ir.storage.Layout.OPERAND_UNITS;
import static dev.ods.ir.storage.Layout.PACKED_RESULTS;
import static dev.ods.ir.storage.Layout.RAW_PROPERTIES;
import static dev.ods.ir.storage.Layout.REGIONS;
import static dev.ods.ir.storage.Layout.REGION_UNITS;
import static dev.ods.ir.storage.Layout.RESULT_MASK;
import static dev.ods.ir.storage.Layout.SUCCESSOR_UNITS;

/**
 * Creates, reads and frees operations: a header and its trailing objects. The trailing area holds,
 * in this order, the results, the OpOperands, the regions, the successors and the attribute slot
 * (Operation Layout, "TrailingObjects Decoder"). The property slots of a registered operation
 * precede the header, each at the same distance from it in all operations.
 */
public final class Ops {
  private static final int ATTRIBUTE_UNITS = 1;

  private Ops() {}

  /**
   * Creates an operation that is in no block. Its operands, successors, types and attributes are 0.
   *
   * @param name the number of its name
   * @param location its packed location
   * @throws IllegalArgumentException if a count exceeds the size of its field in the header
   */
  public static int create(
      Arena arena,
      int name,
      long location,
      int results,
      int operands,
      int regions,
      int successors,
      int properties) {
    checkCounts(results, operands);
    int resultWord = Layout.packResults(results);
    int inlineOperands = operands > MAX_INLINE_OPERANDS ? 0 : operands;
    int operandUnits = HEADER_UNITS + Layout.prologueUnits(resultWord);
    int regionUnits = operandUnits + inlineOperands * OPERAND_UNITS;
    int propertyUnits = Layout.propertyUnits(properties & ~Layout.TYPED_PROPERTIES);
    int trailingUnits =
        regionUnits + regions * REGION_UNITS + successors * SUCCESSOR_UNITS + ATTRIBUTE_UNITS;
    int op = arena.allocate(propertyUnits + trailingUnits) + propertyUnits;
    boolean inLine = operands == inlineOperands;
    int flags = inLine ? 0 : OPERANDS_OUT_OF_LINE;
    arena.setLong(op, REGIONS, Layout.pair(op + regionUnits, 0));
    arena.setLong(op, Layout.FIRST_USE, Layout.pair(0, regions));
    arena.setLong(op, OPERAND_STORAGE, Layout.pair(op + operandUnits, operands));
    arena.setLong(op, NUM_OPERANDS, Layout.pair(operands | flags, resultWord));
    arena.setLong(op, NUM_SUCCESSORS, Layout.pair(successors, properties));
    arena.setLong(op, LOCATION, location);
    arena.setInt(op, NAME, name);
    if (results > Layout.MAX_INLINE_RESULTS) {
      arena.setInt(op, Layout.HEADER_BYTES, arena.allocate(results));
    }
    if (inLine) {
      OperandSlab.init(arena, op, op + operandUnits, operands);
    } else {
      OperandSlab.allocateOutOfLine(arena, op, operands);
    }
    for (int i = 0; i < regions; i++) {
      Regions.init(arena, region(arena, op, i), op, i);
    }
    for (int i = 0; i < successors; i++) {
      Successors.init(arena, Successors.slot(arena, op, i), op, i);
    }
    return op;
  }

  private static void checkCounts(int results, int operands) {
    if (results > RESULT_MASK) {
      throw new IllegalArgumentException("an operation has at most 8388607 results: " + results);
    }
    if (operands > OPERAND_MASK) {
      throw new IllegalArgumentException(
          "an operation has at most 134217727 operands: " + operands);
    }
  }

  /**
   * Frees the memory of an operation that is in no block, whose operands and successors are 0 and
   * whose regions are empty.
   */
  static void free(Arena arena, int op) {
    int results = numResults(arena, op);
    if (results > Layout.MAX_INLINE_RESULTS) {
      arena.free(arena.getInt(op, Layout.HEADER_BYTES), results);
    }
    OperandSlab.freeOutOfLine(arena, op);
    int units = units(arena, op);
    // A handle to an erased operation detects it by the missing name.
    arena.setInt(op, NAME, 0);
    arena.free(start(arena, op), units);
  }

  /**
   * Whether there is an operation at a reference that once was to one. An erased operation is
   * detected as long as its memory is not in use again.
   */
  public static boolean isLive(Arena arena, int op) {
    return arena.contains(op, HEADER_UNITS) && name(arena, op) != 0;
  }

  /** Whether there is an operation, as by {@link #isLive}, and it has a result of this index. */
  static boolean hasResult(Arena arena, int op, int index) {
    byte[] slab = arena.slabWith(op, HEADER_UNITS);
    return slab != null
        && Arena.getInt(slab, op, NAME) != 0
        && index < (Arena.getInt(slab, op, PACKED_RESULTS) & RESULT_MASK);
  }

  /** The size of an operation with its properties and its trailing objects, in units. */
  public static int units(Arena arena, int op) {
    return attributeSlot(arena, op) + ATTRIBUTE_UNITS - start(arena, op);
  }

  /** Where the memory of an operation begins: with its properties, the last one first. */
  public static int start(Arena arena, int op) {
    return op - Layout.propertyUnits(numProperties(arena, op));
  }

  // --- The header.

  /** The number of the operation's name; 0 once it is erased. */
  public static int name(Arena arena, int op) {
    return arena.getInt(op, NAME);
  }

  /** The packed location. */
  public static long location(Arena arena, int op) {
    return arena.getLong(op, LOCATION);
  }

  /** Sets the packed location. */
  public static void setLocation(Arena arena, int op, long location) {
    arena.setLong(op, LOCATION, location);
  }

  /** The number of operands. */
  public static int numOperands(Arena arena, int op) {
    return arena.getInt(op, NUM_OPERANDS) & OPERAND_MASK;
  }

  /** The number of results. */
  public static int numResults(Arena arena, int op) {
    return arena.getInt(op, PACKED_RESULTS) & RESULT_MASK;
  }

  /** Whether no result is in use. */
  public static boolean useEmpty(Arena arena, int op) {
    byte[] slab = arena.slabOf(op);
    int results = Arena.getInt(slab, op, PACKED_RESULTS) & RESULT_MASK;
    return results == 0
        || (Arena.getInt(slab, op, Layout.FIRST_USE) == 0
            && (results == 1 || areUnusedFrom(arena, op, 1, results)));
  }

  private static boolean areUnusedFrom(Arena arena, int op, int first, int results) {
    for (int i = first; i < results; i++) {
      if (Uses.first(arena, ValueWord.result(op, i)) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The number of regions. */
  public static int numRegions(Arena arena, int op) {
    return arena.getInt(op, NUM_REGIONS);
  }

  /** The number of successors. */
  public static int numSuccessors(Arena arena, int op) {
    return arena.getInt(op, NUM_SUCCESSORS);
  }

  /** The number of property slots. */
  public static int numProperties(Arena arena, int op) {
    return arena.getInt(op, NUM_PROPERTIES) & ~Layout.TYPED_PROPERTIES;
  }

  /**
   * The number of property slots if all hold attributes; negative if the operation has properties
   * that are no attributes.
   */
  public static int propertyWord(Arena arena, int op) {
    return arena.getInt(op, NUM_PROPERTIES);
  }

  /** A number of property slots, marked: some are of properties that are no attributes. */
  public static int typed(int properties) {
    return properties | Layout.TYPED_PROPERTIES;
  }

  /** The number whose halves are in two property slots. */
  public static long joined(int lower, int upper) {
    return Layout.pair(lower, upper);
  }

  /** The block that the operation is in, or 0. */
  public static int block(Arena arena, int op) {
    return arena.getInt(op, Layout.BLOCK);
  }

  /** The next operation of the block, or 0. */
  public static int next(Arena arena, int op) {
    return arena.getInt(op, Layout.NEXT);
  }

  /** The previous operation of the block, or 0. */
  public static int previous(Arena arena, int op) {
    return arena.getInt(op, Layout.PREVIOUS);
  }

  /** The parent operation, or 0. */
  public static int parent(Arena arena, int op) {
    int parent = arena.getInt(op, Layout.PARENT);
    if (parent != 0) {
      return parent;
    }
    int block = block(arena, op);
    return block == 0 ? 0 : Blocks.parentOp(arena, block);
  }

  // --- The trailing area.

  /** The cell of a result other than the first. */
  static int resultCell(Arena arena, int op, int index) {
    boolean inline = arena.getInt(op, PACKED_RESULTS) >>> INLINE_RESULTS_SHIFT != 0;
    return (inline ? op + HEADER_UNITS : arena.getInt(op, Layout.HEADER_BYTES)) + index - 1;
  }

  /** The {@code index}-th OpOperand. */
  public static int operand(Arena arena, int op, int index) {
    return arena.getInt(op, OPERAND_STORAGE) + index * OPERAND_UNITS;
  }

  /** The value of the {@code index}-th OpOperand, or 0. */
  public static long operandValue(Arena arena, int op, int index) {
    int operand = operand(arena, op, index);
    return Arena.getLong(operandSlab(arena, op, operand), operand, Layout.OPERAND_VALUE);
  }

  /** The number of the type of the {@code index}-th operand; 0 if it has no value. */
  public static int operandType(Arena arena, int op, int index) {
    int operand = operand(arena, op, index);
    return Arena.getInt(operandSlab(arena, op, operand), operand, Layout.OPERAND_TYPE);
  }

  private static byte[] operandSlab(Arena arena, int op, int operand) {
    boolean inLine = (arena.getInt(op, NUM_OPERANDS) & OPERANDS_OUT_OF_LINE) == 0;
    // Inline operands are few and follow the header: they are in the same slab.
    return arena.slabOf(inLine ? op : operand);
  }

  /** The {@code index}-th region slot. */
  public static int region(Arena arena, int op, int index) {
    return arena.getInt(op, REGIONS) + index * REGION_UNITS;
  }

  static int successors(Arena arena, int op) {
    return arena.getInt(op, REGIONS) + numRegions(arena, op) * REGION_UNITS;
  }

  private static int attributeSlot(Arena arena, int op) {
    return successors(arena, op) + numSuccessors(arena, op) * SUCCESSOR_UNITS;
  }

  /** The number of the dictionary of discardable attributes; 0 for the empty one. */
  public static int discardable(Arena arena, int op) {
    return arena.getInt(attributeSlot(arena, op), DISCARDABLE);
  }

  /** Sets the number of the dictionary of discardable attributes. */
  public static void setDiscardable(Arena arena, int op, int attribute) {
    arena.setInt(attributeSlot(arena, op), DISCARDABLE, attribute);
  }

  /** The number of the attribute that holds the properties of an unregistered operation, or 0. */
  public static int rawProperties(Arena arena, int op) {
    return arena.getInt(attributeSlot(arena, op), RAW_PROPERTIES);
  }

  /** Sets the number of the attribute that holds the properties of an unregistered operation. */
  public static void setRawProperties(Arena arena, int op, int attribute) {
    arena.setInt(attributeSlot(arena, op), RAW_PROPERTIES, attribute);
  }

  // --- Before the header.

  /**
   * What is in a property slot: the number of an attribute, 0 for none, or bits of a property that
   * is no attribute. This is the only read of the operation.
   */
  public static int property(Arena arena, int op, int index) {
    return arena.getInt(Layout.propertyUnit(op, index), Layout.offsetInPropertyUnit(index));
  }

  /**
   * The number in two property slots that are one unit. This is the only read of the operation.
   *
   * @param index the first of the slots, an even one
   */
  public static long longProperty(Arena arena, int op, int index) {
    return arena.getLong(Layout.propertyUnit(op, index), 0);
  }

  /** Sets what is in a property slot. */
  public static void setProperty(Arena arena, int op, int index, int content) {
    arena.setInt(Layout.propertyUnit(op, index), Layout.offsetInPropertyUnit(index), content);
  }

  /** Sets what is in the property slots of a new operation, in which there is nothing yet. */
  public static void initProperties(Arena arena, int op, int[] contents, int count) {
    for (int i = 0; i < count; i++) {
      if (contents[i] != 0) {
        setProperty(arena, op, i, contents[i]);
      }
    }
  }

  /** Sets the number in two property slots that are one unit; see {@link #longProperty}. */
  public static void setLongProperty(Arena arena, int op, int index, long content) {
    arena.setLong(Layout.propertyUnit(op, index), 0, content);
  }
}
