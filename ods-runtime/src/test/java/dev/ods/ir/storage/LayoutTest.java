// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pins the layout that Operation Layout (docs/specification.md) specifies. The document's decoder
 * is implemented here a second time, over the bytes of an operation; the runtime's must agree with
 * it.
 */
class LayoutTest {
  private static final int NAME = 7;
  private static final int[] OPERAND_COUNTS = {0, 1, 2, 3, 4, 5, 7, 8, 16, 31, 100, 1023, 1024};

  /** {@code getTrailingStorage} of the document over the bytes at {@code op}. */
  private static long trailingStorage(byte[] memory, long op) {
    int header = 0;
    if ((u32(memory, header + 44) & 0x7FFFFF) == 0) {
      return 0;
    }
    int trailing = (memory[header + 0x2E] & 0xFF) >> 7;
    int inline = memory[header + 0x2F] & 0xFF;
    long base = (op + 16L * trailing + 8L * inline + 64 + 7) & ~7L;
    long operands = u32(memory, header + 0x28) & 0x7FFFFFF;
    return base + 32 * operands;
  }

  private static long u32(byte[] memory, int at) {
    return (memory[at] & 0xFFL)
        | (memory[at + 1] & 0xFFL) << 8
        | (memory[at + 2] & 0xFFL) << 16
        | (memory[at + 3] & 0xFFL) << 24;
  }

  private static byte[] header(Arena arena, int op) {
    return arena.copyOf(op, Layout.HEADER_UNITS);
  }

  private static long address(int ref) {
    return Integer.toUnsignedLong(ref) * 8;
  }

  private static int create(Arena arena, int results, int operands, int regions, int successors) {
    return Ops.create(arena, NAME, 0x1234567890L, results, operands, regions, successors, 0);
  }

  @Test
  void headerOffsetsAreAsSpecified() {
    assertAll(
        () -> assertEquals(0x48, Layout.HEADER_BYTES),
        () -> assertEquals(0x00, Layout.BLOCK),
        () -> assertEquals(0x08, Layout.REGIONS),
        () -> assertEquals(0x10, Layout.PARENT),
        () -> assertEquals(0x18, Layout.FIRST_USE),
        () -> assertEquals(0x20, Layout.OPERAND_STORAGE),
        () -> assertEquals(0x28, Layout.NUM_OPERANDS),
        () -> assertEquals(0x2C, Layout.PACKED_RESULTS),
        () -> assertEquals(0x2E, Layout.TRAILING_FLAG_BYTE),
        () -> assertEquals(0x2F, Layout.NUM_INLINE_RESULTS),
        () -> assertEquals(0x38, Layout.LOCATION),
        () -> assertEquals(0x40, Layout.NAME),
        () -> assertEquals(0x7FFFFFF, Layout.OPERAND_MASK),
        () -> assertEquals(0x7FFFFF, Layout.RESULT_MASK));
  }

  @Test
  void stridesAreAsSpecified() {
    assertAll(
        () -> assertEquals(8, Layout.UNIT_BYTES),
        () -> assertEquals(32, Layout.OPERAND_BYTES),
        () -> assertEquals(24, Layout.REGION_BYTES),
        () -> assertEquals(24, Layout.SUCCESSOR_BYTES),
        () -> assertEquals(8, Layout.RESULT_BYTES),
        () -> assertEquals(0x00, Layout.OPERAND_VALUE),
        () -> assertEquals(0x08, Layout.OPERAND_NEXT),
        () -> assertEquals(0x0C, Layout.OPERAND_TYPE),
        () -> assertEquals(0x10, Layout.OPERAND_PREVIOUS),
        () -> assertEquals(0x18, Layout.OPERAND_OWNER));
  }

  @Test
  void headerFieldsNeitherOverlapNorLeaveGaps() {
    int[] halves = {
      Layout.BLOCK,
      Layout.ORDER,
      Layout.REGIONS,
      Layout.NEXT,
      Layout.PARENT,
      Layout.PREVIOUS,
      Layout.FIRST_USE,
      Layout.NUM_REGIONS,
      Layout.OPERAND_STORAGE,
      Layout.OPERAND_CAPACITY,
      Layout.NUM_OPERANDS,
      Layout.PACKED_RESULTS,
      Layout.NUM_SUCCESSORS,
      Layout.NUM_PROPERTIES,
      Layout.LOCATION,
      Layout.LOCATION + 4,
      Layout.NAME,
      Layout.FIRST_RESULT_TYPE
    };
    boolean[] taken = new boolean[Layout.HEADER_BYTES];
    for (int half : halves) {
      for (int i = half; i < half + 4; i++) {
        assertFalse(taken[i], "byte " + i + " is taken twice");
        taken[i] = true;
      }
    }
    for (boolean each : taken) {
      assertTrue(each, "the header has no hole");
    }
  }

  @Test
  void headerBytesAreAsSpecified() {
    Arena arena = new Arena();
    int op = Ops.create(arena, 0x01020304, 0x1122334455667788L, 3, 5, 2, 1, 0);
    byte[] bytes = header(arena, op);
    assertEquals(5, u32(bytes, 0x28) & 0x7FFFFFF);
    assertEquals(3, u32(bytes, 0x2C) & 0x7FFFFF);
    assertEquals(0, (bytes[0x2E] & 0x80) >> 7, "trailing flag");
    assertEquals(3, bytes[0x2F], "inline results");
    assertEquals(0x55667788L, u32(bytes, 0x38), "location, lower half");
    assertEquals(0x11223344L, u32(bytes, 0x3C), "location, upper half");
    assertEquals(0x01020304, u32(bytes, 0x40), "name");
    assertEquals(op + 9 + 2, u32(bytes, 0x20), "operand storage");
    assertEquals(op + 9 + 2 + 20, u32(bytes, 0x08), "first region");
  }

  /** Results, the word at +0x2C, inline results, trailing flag, cells before the operands. */
  @ParameterizedTest
  @CsvSource({
    "0, 0x00000000, 0, 0, 0",
    "1, 0x01000001, 1, 0, 0",
    "2, 0x02000002, 2, 0, 1",
    "3, 0x03000003, 3, 0, 2",
    "127, 0x7F00007F, 127, 0, 126",
    "128, 0x80000080, 128, 0, 127",
    "254, 0xFE0000FE, 254, 0, 253",
    "255, 0xFF0000FF, 255, 0, 254",
    "256, 0x00800100, 0, 1, 1",
    "300, 0x0080012C, 0, 1, 1",
    "70000, 0x00811170, 0, 1, 1",
    "8388607, 0x00FFFFFF, 0, 1, 1",
  })
  void resultWord(int results, String word, int inline, int trailing, int cells) {
    int packed = Layout.packResults(results);
    assertEquals(Long.decode(word).intValue(), packed);
    assertEquals(inline, packed >>> 24);
    assertEquals(trailing, packed >>> 23 & 1);
    assertEquals(cells, Layout.prologueUnits(packed));
  }

  /** Operand word, result word, result of the document's arithmetic. */
  @ParameterizedTest
  @CsvSource({
    // Degenerate: no results, whatever else is set.
    "0x00000000, 0x00000000, 0",
    "0x00000005, 0x00000000, 0",
    "0x00000005, 0x03800000, 0",
    // One inline result fills up the 64 to the header's 72.
    "0x00000000, 0x01000001, 72",
    "0x00000001, 0x01000001, 104",
    "0x00000002, 0x01000001, 136",
    "0x00000002, 0x03000003, 152",
    "0x00000400, 0xFF0000FF, 34872",
    // Out of line: a prologue of one cell after the header.
    "0x00000000, 0x00800100, 80",
    "0x00000003, 0x0080012C, 176",
    // The five flags of the operand word are ignored, the bit 0x4000000 is not.
    "0xF8000000, 0x01000001, 72",
    "0xF8000001, 0x01000001, 104",
    "0x08000002, 0x02000002, 144",
  })
  void decoder(String operandWord, String resultWord, long expected) {
    int operands = Long.decode(operandWord).intValue();
    int results = Long.decode(resultWord).intValue();
    assertEquals(expected, Layout.trailingStorage(operands, results));
  }

  @Test
  void decoderDoesNotOverflowForTheMaximumOfOperands() {
    assertEquals(72 + 32L * 0x7FFFFFF, Layout.trailingStorage(0x7FFFFFF, 0x01000001));
    assertEquals(72 + 32L * 0x4000000, Layout.trailingStorage(0x4000000, 0x01000001));
  }

  @Test
  void decoderAgreesWithTheDocumentForAllCombinations() {
    int[] words = {0, 1, 2, 0x3FF, 0x400, 0x08000001, 0xF8000003, 0x00100000};
    for (int results = 0; results <= 300; results++) {
      for (int inline = 0; inline <= 255; inline += results % 5 + 1) {
        for (int trailing = 0; trailing <= 1; trailing++) {
          for (int operands : words) {
            byte[] memory = new byte[0x48];
            Layout.INT.set(memory, 0x28, operands);
            Layout.INT.set(memory, 0x2C, results | trailing << 23 | inline << 24);
            int word = (int) Layout.INT.get(memory, 0x2C);
            assertEquals(trailingStorage(memory, 0), Layout.trailingStorage(operands, word));
          }
        }
      }
    }
  }

  @Test
  void operandsAndRegionsAreWhereTheFormulaSays() {
    for (int results = 0; results <= 300; results++) {
      Arena arena = new Arena();
      for (int operands : OPERAND_COUNTS) {
        for (int regions = 0; regions <= 2; regions++) {
          checkPlaces(arena, results, operands, regions);
        }
      }
    }
  }

  private static void checkPlaces(Arena arena, int results, int operands, int regions) {
    int op = create(arena, results, operands, regions, 1);
    long regionsAt = address(arena.getInt(op, Layout.REGIONS));
    long operandsAt = address(arena.getInt(op, Layout.OPERAND_STORAGE));
    long decoded = trailingStorage(header(arena, op), address(op));
    if (results == 0) {
      assertEquals(0, decoded, "degenerate");
      assertEquals(address(op) + 72, operandsAt, "the trailing area begins behind the header");
    } else {
      assertEquals(decoded, regionsAt);
      int words = arena.getInt(op, Layout.NUM_OPERANDS);
      int resultWord = arena.getInt(op, Layout.PACKED_RESULTS);
      assertEquals(decoded - address(op), Layout.trailingStorage(words, resultWord));
    }
    assertEquals(regionsAt - 32L * operands, operandsAt);
    for (int i = 0; i < operands; i += 1 + operands / 3) {
      assertEquals(operandsAt + 32L * i, address(Ops.operand(arena, op, i)));
      assertEquals(op, Uses.owner(arena, Ops.operand(arena, op, i)));
      assertEquals(i, Uses.index(arena, Ops.operand(arena, op, i)));
    }
    for (int i = 0; i < regions; i++) {
      assertEquals(regionsAt + 24L * i, address(Ops.region(arena, op, i)));
      assertEquals(op, Regions.owner(arena, Ops.region(arena, op, i)));
      assertEquals(i, Regions.index(arena, Ops.region(arena, op, i)));
    }
    assertEquals(regionsAt + 24L * regions, address(Successors.slot(arena, op, 0)));
    assertEquals(op, Successors.owner(arena, Successors.slot(arena, op, 0)));
    Eraser.erase(arena, op);
  }

  /** Fills each trailing object with its own mark, and checks the marks' offsets. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0, 0", "0, 0, 0, 0, 1", "0, 3, 2, 2, 3", "1, 0, 0, 0, 0", "1, 2, 0, 0, 2",
    "2, 2, 1, 0, 0", "5, 1, 3, 2, 5", "255, 4, 1, 1, 4", "256, 4, 1, 1, 1", "300, 0, 2, 3, 2",
  })
  void trailingObjectsAreInTheSpecifiedOrder(
      int results, int operands, int regions, int successors, int properties) {
    Arena arena = new Arena();
    int other = create(arena, 1, 0, 0, 0);
    int block = Blocks.create(arena);
    int op = Ops.create(arena, NAME, 0, results, operands, regions, successors, properties);
    mark(arena, op, other, block);

    int at = 72;
    List<Long> expectedTypes = new ArrayList<>();
    byte[] bytes = arena.copyOf(op, Ops.units(arena, op) - (op - Ops.start(arena, op)));
    if (results > 0) {
      assertEquals(1000, u32(bytes, 0x44), "the first result's type is in the header");
    }
    if (results > 255) {
      byte[] table = arena.copyOf((int) u32(bytes, at), results);
      for (int i = 1; i < results; i++) {
        expectedTypes.add(u32(table, 8 * (i - 1)));
      }
      at += 8;
    } else {
      for (int i = 1; i < results; i++) {
        expectedTypes.add(u32(bytes, at));
        at += 8;
      }
    }
    for (int i = 1; i < results; i++) {
      assertEquals(1000 + i, expectedTypes.get(i - 1));
    }
    for (int i = 0; i < operands; i++, at += 32) {
      assertEquals(other, u32(bytes, at), "value of operand " + i);
      assertEquals(op, u32(bytes, at + 0x18), "owner of operand " + i);
    }
    for (int i = 0; i < regions; i++, at += 24) {
      assertEquals(Regions.first(arena, Ops.region(arena, op, i)), u32(bytes, at));
      assertNotEquals(0, u32(bytes, at));
    }
    for (int i = 0; i < successors; i++, at += 24) {
      assertEquals(block, u32(bytes, at), "block of successor " + i);
    }
    assertEquals(4000, u32(bytes, at), "the attribute dictionary");
    assertEquals(5000, u32(bytes, at + 4), "the raw properties");
    assertEquals(bytes.length, at + 8);
    for (int i = 0; i < properties; i++) {
      byte[] unit = arena.copyOf(op - 1 - i / 2, 1);
      assertEquals(6000 + i, u32(unit, i % 2 * 4), "property " + i);
    }
  }

  /** So that a getter need not read how many there are of anything. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 9})
  void propertiesAreAtTheSameDistanceFromTheHeaderInAllOperations(int properties) {
    Arena arena = new Arena();
    for (int results : new int[] {0, 1, 2, 255, 256}) {
      for (int operands : OPERAND_COUNTS) {
        int op =
            Ops.create(arena, NAME, 0, results, operands, operands % 3, results % 2, properties);
        for (int i = 0; i < properties; i++) {
          Ops.setProperty(arena, op, i, 6000 + i);
        }
        OperandSlab.insert(arena, op, operands / 2, 3);
        for (int i = 0; i < properties; i++) {
          byte[] unit = arena.copyOf(op - 1 - i / 2, 1);
          assertEquals(6000 + i, u32(unit, i % 2 * 4), "property " + i);
          assertEquals(6000 + i, Ops.property(arena, op, i));
        }
        for (int i = 0; i + 1 < properties; i += 2) {
          Ops.setLongProperty(arena, op, i, -7L * i);
          assertEquals(-7L * i, Ops.longProperty(arena, op, i));
          assertEquals((int) (-7L * i), Ops.property(arena, op, i), "the lower half");
        }
        Eraser.erase(arena, op);
      }
    }
    assertEquals(0, arena.liveBytes());
  }

  private static void mark(Arena arena, int op, int other, int block) {
    for (int i = 0; i < Ops.numResults(arena, op); i++) {
      Uses.setType(arena, ValueWord.result(op, i), 1000 + i);
    }
    for (int i = 0; i < Ops.numOperands(arena, op); i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, op, i), ValueWord.result(other, 0));
    }
    for (int i = 0; i < Ops.numRegions(arena, op); i++) {
      Regions.insert(arena, Ops.region(arena, op, i), Blocks.create(arena), 0);
    }
    for (int i = 0; i < Ops.numSuccessors(arena, op); i++) {
      Successors.set(arena, Successors.slot(arena, op, i), block);
    }
    Ops.setDiscardable(arena, op, 4000);
    Ops.setRawProperties(arena, op, 5000);
    for (int i = 0; i < Ops.numProperties(arena, op); i++) {
      Ops.setProperty(arena, op, i, 6000 + i);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 255, 256, 300, 70_000})
  void everyResultHasItsOwnTypeAndUses(int results) {
    Arena arena = new Arena();
    int op = create(arena, results, 0, 0, 0);
    int user = create(arena, 0, results, 0, 0);
    for (int i = 0; i < results; i++) {
      Uses.setType(arena, ValueWord.result(op, i), 1 + i);
      OperandSlab.initValue(arena, Ops.operand(arena, user, i), ValueWord.result(op, i));
    }
    for (int i = 0; i < results; i++) {
      long result = ValueWord.result(op, i);
      assertEquals(1 + i, Uses.type(arena, result));
      assertEquals(Ops.operand(arena, user, i), Uses.first(arena, result));
      assertEquals(0, Uses.next(arena, Uses.first(arena, result)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {27, 28, 29, 30, 31})
  void theUpperFiveBitsOfTheOperandWordAreFlags(int bit) {
    Arena arena = new Arena();
    int op = create(arena, 1, 3, 1, 0);
    long decoded = trailingStorage(header(arena, op), address(op));
    if (bit != 27) { // the flag of out-of-line operands
      arena.setInt(op, 0x28, arena.getInt(op, 0x28) | 1 << bit);
      assertEquals(decoded, trailingStorage(header(arena, op), address(op)));
      assertEquals(
          decoded, address(op) + Layout.trailingStorage(arena.getInt(op, 0x28), 1 | 1 << 24));
    }
    assertEquals(3, Ops.numOperands(arena, op));
    OperandSlab.insert(arena, op, 1, 4);
    assertEquals(7, Ops.numOperands(arena, op));
    OperandSlab.erase(arena, op, 0, 6);
    assertEquals(1, Ops.numOperands(arena, op));
    assertNotEquals(0, arena.getInt(op, 0x28) & 1 << bit, "the flag outlives the changes");
    assertNotEquals(0, arena.getInt(op, 0x28) & 1 << 27, "the operands have a slab of their own");
  }

  @Test
  void bit26IsPartOfTheCount() {
    assertNotEquals(0, Layout.OPERAND_MASK & 0x4000000);
    Arena arena = new Arena();
    int op = create(arena, 1, 0, 0, 0);
    arena.setInt(op, 0x28, 0x4000000);
    assertEquals(0x4000000, Ops.numOperands(arena, op));
  }

  @Test
  void changingTheOperandCountMovesNoOtherTrailingObjects() {
    Arena arena = new Arena();
    int op = create(arena, 1, 3, 2, 1);
    int regions = arena.getInt(op, Layout.REGIONS);
    int units = Ops.units(arena, op);
    OperandSlab.insert(arena, op, 3, 1);
    OperandSlab.erase(arena, op, 0, 2);
    assertEquals(regions, arena.getInt(op, Layout.REGIONS));
    assertEquals(regions, Ops.region(arena, op, 0));
    assertEquals(regions + 6, Successors.slot(arena, op, 0));
    assertEquals(units, Ops.units(arena, op));
  }

  /** With fewer inline operands, the formula would compute a wrong offset of the regions. */
  @Test
  void theInlineOperandCountNeverChanges() {
    for (int erased = 0; erased < 3; erased++) {
      Arena arena = new Arena();
      int op = create(arena, 1, 3, 2, 0);
      OperandSlab.erase(arena, op, erased, 1);
      assertEquals(2, Ops.numOperands(arena, op));
      assertNotEquals(0, arena.getInt(op, 0x28) & 1 << 27, "the operands have moved");
      assertEquals(op + 9 + 12, Ops.region(arena, op, 0));
    }
  }

  @Test
  void rejectsCountsThatExceedTheirFields() {
    Arena arena = new Arena();
    Exception results =
        assertThrows(
            IllegalArgumentException.class, () -> create(arena, Layout.RESULT_MASK + 1, 0, 0, 0));
    assertTrue(String.valueOf(results.getMessage()).contains("8388607"));
    Exception operands =
        assertThrows(
            IllegalArgumentException.class, () -> create(arena, 0, Layout.OPERAND_MASK + 1, 0, 0));
    assertTrue(String.valueOf(operands.getMessage()).contains("134217727"));
    assertEquals(0, arena.liveBytes(), "nothing was made");
  }

  @Test
  void walkFramesAreAsSpecified() {
    assertEquals(40, WalkStack.FRAME_BYTES);
    assertAll(
        () -> assertEquals(0, WalkStack.PRE),
        () -> assertEquals(1, WalkStack.CHILDREN),
        () -> assertEquals(2, WalkStack.POST),
        () -> assertEquals(0, Walker.CONTINUE),
        () -> assertEquals(1, Walker.SKIP_CHILDREN),
        () -> assertEquals(2, Walker.INTERRUPT),
        () -> assertEquals(3, Walker.REVISIT));
    Arena arena = new Arena();
    int op = create(arena, 0, 0, 2, 0);
    int region = Ops.region(arena, op, 1);
    int block = Blocks.create(arena);
    Regions.insert(arena, region, block, 0);
    WalkStack stack = WalkStack.acquire();
    stack.push(99);
    stack.push(op);
    assertTrue(stack.nextBlock(arena), "over the empty region");
    stack.setPhase(WalkStack.POST);
    stack.setFlags(WalkStack.REVISIT);
    assertEquals(op, stack.word(0x00));
    assertEquals(region, stack.word(0x10));
    assertEquals(block, stack.word(0x18));
    assertEquals(2, stack.word(0x20));
    assertEquals(1, stack.word(0x24));
    stack.pop();
    assertEquals(99, stack.word(0x00), "the frame below is 40 bytes away");
    stack.release(0);
  }
}
