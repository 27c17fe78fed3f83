// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

/**
 * The structures and the function that Operation Layout (docs/specification.md) shows, each in a
 * test with the name of its section, read from the bytes of an operation; {@link LayoutTest} has
 * all values of their fields.
 */
final class OperationLayoutExamplesTest {
  private static final int NAME = 0x0A0B0C0D;
  private static final long LOCATION = 0x1122334455667788L;

  private final Arena arena = new Arena();
  private final int definition = Ops.create(arena, NAME, 0, 1, 0, 0, 0, 0);
  private final int op = Ops.create(arena, NAME, LOCATION, 3, 2, 2, 0, 0);
  private final long value = ValueWord.result(definition, 0);

  OperationLayoutExamplesTest() {
    OperandSlab.initValue(arena, Ops.operand(arena, op, 0), value);
    OperandSlab.initValue(arena, Ops.operand(arena, op, 1), value);
  }

  /** The bytes from a reference on. */
  private ByteBuffer bytes(int ref, int units) {
    return ByteBuffer.wrap(arena.copyOf(ref, units)).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Test
  void fixedHeader() {
    ByteBuffer header = bytes(op, 0x48 / 8);
    assertEquals(0, header.getInt(0x00), "block");
    assertEquals(Ops.region(arena, op, 0), header.getInt(0x08), "regions_inline");
    assertEquals(0, header.getInt(0x10), "parent");
    assertEquals(0, header.getInt(0x18), "first_use");
    assertEquals(Ops.operand(arena, op, 0), header.getInt(0x20), "operand_storage");
    assertEquals(2, header.getInt(0x28) & 0x7FFFFFF, "num_operands");
    assertEquals(3, header.getInt(0x2C) & 0x7FFFFF, "num_results");
    assertEquals(0, header.get(0x2E) & 0x80, "trailing_result_flag");
    assertEquals(3, header.get(0x2F), "num_inline_results");
    assertEquals(LOCATION, header.getLong(0x38), "loc");
    assertEquals(NAME, header.getInt(0x40), "name");
    assertEquals(
        Ops.operand(arena, op, 1),
        bytes(definition, 9).getInt(0x18),
        "first_use of a value in use");
  }

  @Test
  void trailingObjectsDecoder() {
    ByteBuffer header = bytes(op, 0x48 / 8);
    long address = 8L * op;
    int trailing = (header.get(0x2E) & 0xFF) >> 7;
    int inline = header.get(0x2F) & 0xFF;
    long base = (address + 16L * trailing + 8L * inline + 64 + 7) & ~7L;
    int operands = header.getInt(0x28) & 0x7FFFFFF;
    assertEquals(8L * Ops.region(arena, op, 0), base + 32L * operands);
    assertEquals(8L * Ops.operand(arena, op, 0), base);
    assertEquals(8L * Ops.region(arena, op, 1), base + 32L * operands + 24);

    ByteBuffer first = bytes(Ops.operand(arena, op, 0), 4);
    assertEquals(definition, first.getInt(0x00), "value");
    assertEquals(0, first.getInt(0x08), "next");
    assertEquals(op, first.getInt(0x18), "owner");
    ByteBuffer second = bytes(Ops.operand(arena, op, 1), 4);
    assertEquals(Ops.operand(arena, op, 0), second.getInt(0x08), "next");
  }

  @Test
  void walkerContract() {
    int block = Blocks.create(arena);
    Regions.insert(arena, Ops.region(arena, op, 1), block, 0);
    WalkStack stack = WalkStack.acquire();
    stack.push(op);
    assertEquals(0, stack.word(0x20), "phase: pre-order");
    assertEquals(true, stack.nextBlock(arena));
    stack.setPhase(WalkStack.CHILDREN);
    stack.setFlags(WalkStack.REVISIT);
    assertEquals(op, stack.word(0x00), "op");
    assertEquals(Ops.region(arena, op, 1), stack.word(0x10), "region_cursor");
    assertEquals(block, stack.word(0x18), "block_cursor");
    assertEquals(1, stack.word(0x20), "phase: children");
    assertEquals(1, stack.word(0x24), "flags");
    assertEquals(40, WalkStack.FRAME_BYTES);
    stack.pop();
    stack.release(0);
  }
}
