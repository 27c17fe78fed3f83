// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The offsets of all fields. Those of operations are fixed by Operation Layout, which {@code
 * docs/specification.md} describes; comments name its sections. What it leaves free is used for
 * fields that it does not mention: the upper halves of the header's pointer slots, as a reference
 * needs 32 bits only, and the unnamed slot +0x30.
 *
 * <p>Where the document contradicts itself, the readings chosen here keep every formula of it
 * literally true:
 *
 * <ul>
 *   <li>The decoder's base is {@code header + 64 + 8 * inlineResults + 16 * trailing}, but the
 *       header is 72 bytes long. So the first inline result is counted, but has no cell of its own:
 *       its use list is {@link #FIRST_USE} and its type {@link #FIRST_RESULT_TYPE}, both in the
 *       header; the cells of the other inline results follow the header. An operation whose results
 *       are out of line has no inline result and a prologue of one cell, which the 16 covers.
 *   <li>An operation without results is degenerate: the decoder returns 0, and the trailing area
 *       follows the header.
 *   <li>Of the flags that the document names in the word at +0x28, bit 0x4000000 is within the
 *       operand mask 0x7FFFFFF. The mask takes precedence; flags are bits 27 to 31.
 * </ul>
 */
public final class Layout {
  /** Reads and writes 32-bit fields. Little-endian, as the document's byte offsets require. */
  static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /** Reads and writes 64-bit fields. */
  static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** References count units of this many bytes. */
  public static final int UNIT_BYTES = 8;

  // --- Operation: "Fixed Header".

  /** The size of the header. */
  public static final int HEADER_BYTES = 0x48;

  static final int HEADER_UNITS = HEADER_BYTES / UNIT_BYTES;

  /** The parent block. */
  public static final int BLOCK = 0x00;

  /** A number that grows along the parent block; 0 if it is not known, see {@link BlockOrder}. */
  static final int ORDER = 0x04;

  /** The first region slot; if there is none, the address that it would have. */
  public static final int REGIONS = 0x08;

  /** The next operation of the block. */
  static final int NEXT = 0x0C;

  /** The parent operation; 0 if it is found through the block. */
  public static final int PARENT = 0x10;

  /** The previous operation of the block. */
  static final int PREVIOUS = 0x14;

  /** The head of the first result's use list. */
  public static final int FIRST_USE = 0x18;

  static final int NUM_REGIONS = 0x1C;

  /** The first OpOperand, in the trailing area or in a slab of its own. */
  public static final int OPERAND_STORAGE = 0x20;

  /** The capacity of the operand storage, in OpOperands. */
  static final int OPERAND_CAPACITY = 0x24;

  /** The operand count in the lower 27 bits, flags above. */
  public static final int NUM_OPERANDS = 0x28;

  /** The result count in the lower 23 bits, then the trailing flag, then the inline results. */
  public static final int PACKED_RESULTS = 0x2C;

  /** The byte whose bit 7 is the trailing flag. */
  public static final int TRAILING_FLAG_BYTE = 0x2E;

  /** The byte that counts the inline results. */
  public static final int NUM_INLINE_RESULTS = 0x2F;

  static final int NUM_SUCCESSORS = 0x30;
  static final int NUM_PROPERTIES = 0x34;

  /** In {@link #NUM_PROPERTIES}: some properties are no attributes. */
  static final int TYPED_PROPERTIES = 0x80000000;

  /** The location, packed into the slot. */
  public static final int LOCATION = 0x38;

  /** The number of the interned operation name, compared by identity. */
  public static final int NAME = 0x40;

  /** The type of the first result. */
  static final int FIRST_RESULT_TYPE = 0x44;

  /** The mask of the operand count in the word at {@link #NUM_OPERANDS}. */
  public static final int OPERAND_MASK = 0x7FFFFFF;

  /** Set in the word at {@link #NUM_OPERANDS} when the operands lie in a slab of their own. */
  static final int OPERANDS_OUT_OF_LINE = 1 << 27;

  /** The mask of the result count in the word at {@link #PACKED_RESULTS}. */
  public static final int RESULT_MASK = 0x7FFFFF;

  static final int TRAILING_SHIFT = 23;
  static final int INLINE_RESULTS_SHIFT = 24;

  /** The maximum number of inline results; the count has one byte. */
  static final int MAX_INLINE_RESULTS = 0xFF;

  /** The maximum number of operands that a new operation holds in its trailing area. */
  static final int MAX_INLINE_OPERANDS = 1024;

  // --- "TrailingObjects Decoder".

  /** The size of an OpOperand: value, next, prev, owner. */
  public static final int OPERAND_BYTES = 32;

  /** The size of a region slot. */
  public static final int REGION_BYTES = 24;

  /** The size of a successor (a BlockOperand). */
  public static final int SUCCESSOR_BYTES = 24;

  /** The size of an inline result's cell: its type and the head of its use list. */
  public static final int RESULT_BYTES = 8;

  static final int OPERAND_UNITS = OPERAND_BYTES / UNIT_BYTES;
  static final int REGION_UNITS = REGION_BYTES / UNIT_BYTES;
  static final int SUCCESSOR_UNITS = SUCCESSOR_BYTES / UNIT_BYTES;

  static final int RESULT_TYPE = 0;
  static final int RESULT_FIRST_USE = 4;

  static final int OPERAND_VALUE = 0x00;
  static final int OPERAND_NEXT = 0x08;

  /** The type of the value, so that a reader of operands need not read the value's owner. */
  static final int OPERAND_TYPE = 0x0C;

  static final int OPERAND_PREVIOUS = 0x10;
  static final int OPERAND_OWNER = 0x18;
  static final int OPERAND_INDEX = 0x1C;

  static final int REGION_FIRST = 0x00;
  static final int REGION_LAST = 0x04;
  static final int REGION_OWNER = 0x08;
  static final int REGION_INDEX = 0x0C;

  /** 1 in a detached region; 0 in one that belongs to an operation or is freed. */
  static final int REGION_DETACHED = 0x10;

  static final int SUCCESSOR_BLOCK = 0x00;
  static final int SUCCESSOR_INDEX = 0x04;
  static final int SUCCESSOR_NEXT = 0x08;
  static final int SUCCESSOR_PREVIOUS = 0x0C;
  static final int SUCCESSOR_OWNER = 0x10;

  /** In the attribute slot: the dictionary of discardable attributes. */
  static final int DISCARDABLE = 0;

  /**
   * In the attribute slot: the properties of an unregistered operation, which has no property
   * slots.
   */
  static final int RAW_PROPERTIES = 4;

  // --- Property slots, which the document does not mention. They precede the header: what follows
  // it begins where the numbers of results and of operands say, what precedes it at once.

  private static final int PROPERTIES_PER_UNIT_SHIFT = 1;
  private static final int PROPERTY_BYTES_SHIFT = 2;

  /** The most that is read through the slab of the header: the header, results, operands. */
  private static final int ONE_PIECE_UNITS =
      HEADER_UNITS + MAX_INLINE_RESULTS + MAX_INLINE_OPERANDS * OPERAND_UNITS;

  // --- Block; not part of the document.

  static final int BLOCK_REGION = 0x00;
  static final int BLOCK_FIRST = 0x04;
  static final int BLOCK_LAST = 0x08;
  static final int BLOCK_FIRST_USE = 0x0C;
  static final int BLOCK_NEXT = 0x10;
  static final int BLOCK_PREVIOUS = 0x14;
  static final int BLOCK_NUM_ARGUMENTS = 0x18;
  static final int BLOCK_ARGUMENTS = 0x1C;
  static final int BLOCK_ARGUMENT_CAPACITY = 0x20;
  static final int BLOCK_FLAGS = 0x24;
  static final int BLOCK_UNITS = 5;

  /** In {@link #BLOCK_FLAGS}: the block is not erased. */
  static final int BLOCK_LIVE = 1;

  /** A block argument's cell: type, head of its use list, location. */
  static final int ARGUMENT_TYPE = 0;

  static final int ARGUMENT_FIRST_USE = 4;
  static final int ARGUMENT_LOCATION = 8;
  static final int ARGUMENT_UNITS = 2;

  private Layout() {}

  /**
   * The document's {@code getTrailingStorage}, to the letter: the offset, from the header, of what
   * follows the operand slab; 0 for an operation without results, whose trailing area is
   * degenerate. Valid for operations whose operands are inline.
   *
   * @param operandWord the word at {@link #NUM_OPERANDS}
   * @param resultWord the word at {@link #PACKED_RESULTS}
   */
  public static long trailingStorage(int operandWord, int resultWord) {
    if ((resultWord & RESULT_MASK) == 0) {
      return 0;
    }
    int trailing = (resultWord >>> TRAILING_SHIFT) & 1;
    int inline = resultWord >>> INLINE_RESULTS_SHIFT;
    int base = (16 * trailing + 8 * inline + 64 + 7) & ~7;
    return base + OPERAND_BYTES * (long) (operandWord & OPERAND_MASK);
  }

  /** Two adjacent fields of 32 bits, to be set at once. */
  static long pair(int lower, int upper) {
    return Integer.toUnsignedLong(lower) | (long) upper << 32;
  }

  /**
   * The unit of a property slot. Two slots share one, and the first units are the nearest to the
   * header.
   */
  static int propertyUnit(int op, int slot) {
    return op - 1 - (slot >>> PROPERTIES_PER_UNIT_SHIFT);
  }

  /** The offset of a property slot in its unit. */
  static int offsetInPropertyUnit(int slot) {
    return (slot & 1) << PROPERTY_BYTES_SHIFT;
  }

  /**
   * The size of so many property slots, in units. An operation with more of them than fit in a slab
   * begins at the start of one; unused units then move the header to the start of another.
   */
  static int propertyUnits(int slots) {
    int units = (slots + 1) >>> PROPERTIES_PER_UNIT_SHIFT;
    int left = Arena.SLAB_UNITS - (units & (Arena.SLAB_UNITS - 1));
    return left < ONE_PIECE_UNITS ? units + left : units;
  }

  /** The word at {@link #PACKED_RESULTS} of a new operation with this many results. */
  static int packResults(int count) {
    if (count > MAX_INLINE_RESULTS) {
      return count | 1 << TRAILING_SHIFT;
    }
    return count | count << INLINE_RESULTS_SHIFT;
  }

  /** The size of the results' cells between the header and the operands, in units. */
  static int prologueUnits(int resultWord) {
    if ((resultWord & RESULT_MASK) == 0) {
      return 0;
    }
    int trailing = (resultWord >>> TRAILING_SHIFT) & 1;
    int inline = resultWord >>> INLINE_RESULTS_SHIFT;
    return inline - 1 + 2 * trailing;
  }
}
