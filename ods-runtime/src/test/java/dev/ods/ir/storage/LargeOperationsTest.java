// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations whose trailing objects or out-of-line arrays span several slabs. */
class LargeOperationsTest {
  private final Arena arena = new Arena();

  private int create(int results, int operands, int regions, int successors, int properties) {
    return Ops.create(arena, 1, 42, results, operands, regions, successors, properties);
  }

  /** So that the large object does not start at the start of the arena. */
  private void fillSome() {
    for (int i = 0; i < 100; i++) {
      create(1, 1, 0, 0, 0);
    }
  }

  private void eraseAndCheck(int op, long liveBefore) {
    Eraser.erase(arena, op);
    assertEquals(liveBefore, arena.liveBytes());
  }

  @ParameterizedTest
  @ValueSource(ints = {1024, 1025, 32_767, 32_768, 32_769, 100_000, 1_000_000})
  void operands(int count) {
    fillSome();
    int value = create(2, 0, 0, 0, 0);
    long live = arena.liveBytes();
    int op = create(1, count, 1, 0, 0);
    for (int i = 0; i < count; i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, op, i), ValueWord.result(value, i & 1));
    }
    assertEquals(count, Ops.numOperands(arena, op));
    for (int i = 0; i < count; i++) {
      int operand = Ops.operand(arena, op, i);
      assertEquals(op, Uses.owner(arena, operand));
      assertEquals(i, Uses.index(arena, operand));
      assertEquals(ValueWord.result(value, i & 1), Uses.value(arena, operand));
    }
    int expected = count - 1 - (count - 1 & 1);
    for (int use = Uses.first(arena, ValueWord.result(value, 0));
        use != 0;
        use = Uses.next(arena, use)) {
      assertEquals(expected, Uses.index(arena, use), "the newest use comes first");
      expected -= 2;
    }
    assertEquals(-2, expected);
    eraseAndCheck(op, live);
    assertEquals(0, Uses.first(arena, ValueWord.result(value, 0)));
  }

  @Test
  void operandsInsertedAndErasedInTheMiddle() {
    int value = create(1, 0, 0, 0, 0);
    int other = create(1, 0, 0, 0, 0);
    long live = arena.liveBytes();
    int op = create(0, 50_000, 0, 0, 0);
    for (int i = 0; i < 50_000; i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, op, i), ValueWord.result(value, 0));
    }
    OperandSlab.insert(arena, op, 20_000, 50_000);
    for (int i = 20_000; i < 70_000; i++) {
      assertEquals(0, Uses.value(arena, Ops.operand(arena, op, i)));
      OperandSlab.initValue(arena, Ops.operand(arena, op, i), ValueWord.result(other, 0));
    }
    OperandSlab.erase(arena, op, 10_000, 50_000);
    assertEquals(50_000, Ops.numOperands(arena, op));
    for (int i = 0; i < 50_000; i++) {
      int owner = i >= 10_000 && i < 20_000 ? other : value;
      assertEquals(ValueWord.result(owner, 0), Uses.value(arena, Ops.operand(arena, op, i)));
      assertEquals(i, Uses.index(arena, Ops.operand(arena, op, i)));
    }
    int uses = 0;
    for (int use = Uses.first(arena, ValueWord.result(other, 0));
        use != 0;
        use = Uses.next(arena, use)) {
      uses++;
    }
    assertEquals(10_000, uses);
    eraseAndCheck(op, live);
  }

  @ParameterizedTest
  @ValueSource(ints = {255, 256, 300, 70_000, 131_071, 131_072, 300_000})
  void results(int count) {
    fillSome();
    long live = arena.liveBytes();
    int op = create(count, 0, 0, 0, 0);
    for (int i = 0; i < count; i++) {
      Uses.setType(arena, ValueWord.result(op, i), i + 1);
    }
    int user = create(0, 3, 0, 0, 0);
    int[] used = {0, count / 2, count - 1};
    for (int i = 0; i < used.length; i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, user, i), ValueWord.result(op, used[i]));
    }
    for (int i = 0; i < count; i++) {
      assertEquals(i + 1, Uses.type(arena, ValueWord.result(op, i)));
      boolean expected = i == 0 || i == count / 2 || i == count - 1;
      assertEquals(expected, Uses.first(arena, ValueWord.result(op, i)) != 0);
    }
    Eraser.erase(arena, user);
    eraseAndCheck(op, live);
  }

  @ParameterizedTest
  @ValueSource(ints = {43_687, 60_000})
  void regions(int count) {
    fillSome();
    long live = arena.liveBytes();
    int op = create(1, 2, count, 1, 1);
    Set<Integer> blocks = new HashSet<>();
    for (int i = 0; i < count; i++) {
      int block = Blocks.create(arena);
      blocks.add(block);
      Regions.insert(arena, Ops.region(arena, op, i), block, 0);
      Blocks.insert(arena, block, create(0, 0, 0, 0, 0), 0);
    }
    assertEquals(count, blocks.size());
    for (int i = 0; i < count; i++) {
      int region = Ops.region(arena, op, i);
      assertEquals(op, Regions.owner(arena, region));
      assertEquals(i, Regions.index(arena, region));
      assertEquals(Regions.first(arena, region), Regions.last(arena, region));
      int block = Regions.first(arena, region);
      assertEquals(region, Blocks.region(arena, block));
      assertEquals(op, Ops.parent(arena, Blocks.first(arena, block)));
    }
    Ops.setDiscardable(arena, op, 77);
    Ops.setProperty(arena, op, 0, 78);
    assertEquals(77, Ops.discardable(arena, op));
    assertEquals(78, Ops.property(arena, op, 0));
    int[] visits = {0};
    Walker.walkPreOrder(
        arena,
        op,
        (a, each) -> {
          visits[0]++;
          return Walker.CONTINUE;
        });
    assertEquals(count + 1, visits[0]);
    eraseAndCheck(op, live);
  }

  @ParameterizedTest
  @ValueSource(ints = {43_687, 60_000})
  void successors(int count) {
    fillSome();
    long live = arena.liveBytes();
    int block = Blocks.create(arena);
    int other = Blocks.create(arena);
    int op = create(0, 1, 0, count, 3);
    for (int i = 0; i < count; i++) {
      Successors.set(arena, Successors.slot(arena, op, i), i % 3 == 0 ? other : block);
    }
    for (int i = 0; i < count; i += 2) {
      Successors.set(arena, Successors.slot(arena, op, i), other);
    }
    int inBlock = 0;
    for (int slot = Successors.firstUse(arena, block);
        slot != 0;
        slot = Successors.nextUse(arena, slot)) {
      int index = Successors.index(arena, slot);
      assertEquals(op, Successors.owner(arena, slot));
      assertEquals(Successors.slot(arena, op, index), slot);
      assertFalse(index % 3 == 0 || index % 2 == 0);
      inBlock++;
    }
    assertEquals(count / 3, inBlock);
    for (int i = 0; i < 3; i++) {
      Ops.setProperty(arena, op, i, 90 + i);
    }
    for (int i = 0; i < 3; i++) {
      assertEquals(90 + i, Ops.property(arena, op, i));
    }
    Eraser.erase(arena, op);
    assertEquals(0, Successors.firstUse(arena, block));
    assertEquals(0, Successors.firstUse(arena, other));
    Eraser.eraseReleasedBlock(arena, block);
    Eraser.eraseReleasedBlock(arena, other);
    assertEquals(live, arena.liveBytes());
  }

  /** Also such that the header or the operands would be at the end of a slab. */
  @ParameterizedTest
  @ValueSource(ints = {100_000, 253_000, 254_000, 260_000, 262_140, 262_144, 262_145, 300_000})
  void properties(int count) {
    int value = create(1, 0, 0, 0, 0);
    long live = arena.liveBytes();
    int op = create(255, 1024, 1, 1, count);
    for (int i = 0; i < count; i++) {
      Ops.setProperty(arena, op, i, i + 1);
    }
    for (int i = 0; i < 1024; i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, op, i), ValueWord.result(value, 0));
    }
    for (int i = 0; i < count; i++) {
      assertEquals(i + 1, Ops.property(arena, op, i));
    }
    for (int i = 0; i < 1024; i++) {
      assertEquals(ValueWord.result(value, 0), Ops.operandValue(arena, op, i));
      assertEquals(op, Uses.owner(arena, Ops.operand(arena, op, i)));
    }
    assertEquals(42, Ops.location(arena, op));
    eraseAndCheck(op, live);
  }

  @ParameterizedTest
  @ValueSource(ints = {70_000, 200_000})
  void blockArguments(int count) {
    int block = Blocks.create(arena);
    for (int i = 0; i < count; i++) {
      Blocks.insertArgument(arena, block, i, i + 1, ~(long) i);
    }
    int user = create(0, 1, 0, 0, 0);
    OperandSlab.initValue(arena, Ops.operand(arena, user, 0), ValueWord.argument(block, count - 1));
    Blocks.eraseArgument(arena, block, 5);
    for (int i = 0; i < count - 1; i++) {
      int original = i < 5 ? i : i + 1;
      assertEquals(original + 1, Uses.type(arena, ValueWord.argument(block, i)));
      assertEquals(~(long) original, Blocks.argumentLocation(arena, block, i));
    }
    assertEquals(
        ValueWord.argument(block, count - 2), Uses.value(arena, Ops.operand(arena, user, 0)));
    Eraser.erase(arena, user);
    Eraser.eraseReleasedBlock(arena, block);
    assertEquals(0, arena.liveBytes());
  }

  @Test
  void everythingAtOnce() {
    fillSome();
    long live = arena.liveBytes();
    int value = create(1, 0, 0, 0, 0);
    int block = Blocks.create(arena);
    int op = create(1000, 5000, 50_000, 50_000, 50_000);
    for (int i = 0; i < 5000; i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, op, i), ValueWord.result(value, 0));
    }
    for (int i = 0; i < 50_000; i++) {
      Successors.set(arena, Successors.slot(arena, op, i), block);
      Regions.insert(arena, Ops.region(arena, op, i), Blocks.create(arena), 0);
      Ops.setProperty(arena, op, i, 1_000_000 + i);
    }
    for (int i = 0; i < 1000; i++) {
      Uses.setType(arena, ValueWord.result(op, i), 1 + i);
    }
    for (int i = 0; i < 50_000; i++) {
      assertEquals(block, Successors.block(arena, Successors.slot(arena, op, i)));
      assertEquals(i, Successors.index(arena, Successors.slot(arena, op, i)));
      assertEquals(i, Regions.index(arena, Ops.region(arena, op, i)));
      assertEquals(1_000_000 + i, Ops.property(arena, op, i));
    }
    for (int i = 0; i < 1000; i++) {
      assertEquals(1 + i, Uses.type(arena, ValueWord.result(op, i)));
    }
    assertEquals(1, Ops.name(arena, op));
    assertEquals(42, Ops.location(arena, op));
    Eraser.erase(arena, op);
    Eraser.erase(arena, value);
    Eraser.eraseReleasedBlock(arena, block);
    assertEquals(live, arena.liveBytes());
  }
}
