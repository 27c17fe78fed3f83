// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Freed memory is used again, and empty slabs are dropped. */
class MemoryTest {
  private static final long SLAB = Arena.SLAB_BYTES;

  private static int op(Arena arena, int results, int operands) {
    return Ops.create(arena, 1, 0, results, operands, 0, 0, 0);
  }

  @Test
  void emptyArenasHoldNoMemory() {
    Arena arena = new Arena();
    assertEquals(0, arena.reservedBytes());
    assertEquals(0, arena.liveBytes());
  }

  @Test
  void reusesErasedMemoryFirst() {
    Arena arena = new Arena();
    int first = op(arena, 1, 2);
    int second = op(arena, 1, 2);
    Eraser.erase(arena, first);
    assertEquals(first, op(arena, 1, 2));
    Eraser.erase(arena, second);
    assertEquals(second, op(arena, 1, 2));
  }

  @Test
  void reusedMemoryIsZeroed() {
    Arena arena = new Arena();
    int op = op(arena, 3, 4);
    for (int i = 0; i < Ops.units(arena, op); i++) {
      arena.setLong(op + i, 0, -1L);
    }
    int units = Layout.HEADER_UNITS + 2 + 16 + 1;
    arena.free(op, units);
    assertEquals(op, arena.allocate(units));
    for (int i = 0; i < units; i++) {
      assertEquals(0, arena.getLong(op + i, 0));
    }
  }

  @Test
  void noObjectStartsAtNull() {
    Arena arena = new Arena();
    for (int units = 1; units < 40; units++) {
      assertTrue(arena.allocate(units) != 0);
    }
    assertTrue(new Arena().allocate(Arena.SLAB_UNITS - 1) != 0);
    assertTrue(new Arena().allocate(Arena.SLAB_UNITS) != 0);
    assertTrue(new Arena().allocate(Arena.SLAB_UNITS + 1) != 0);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        1, 5, 511, 512, 513, 1024, 1025, 65_536, 65_537, 131_070, 131_071, 131_072, 131_073,
        262_144, 400_000
      })
  void everySizeIsUsableAndReused(int units) {
    Arena arena = new Arena();
    int[] refs = new int[3];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = arena.allocate(units);
      for (int unit = 0; unit < units; unit++) {
        assertEquals(0, arena.getLong(refs[i] + unit, 0));
        arena.setLong(refs[i] + unit, 0, 1 + i);
      }
    }
    for (int i = 0; i < refs.length; i++) {
      for (int unit = 0; unit < units; unit++) {
        assertEquals(1 + i, arena.getLong(refs[i] + unit, 0));
      }
    }
    assertTrue(arena.liveBytes() >= 3L * 8 * units);
    for (int ref : refs) {
      arena.free(ref, units);
    }
    assertEquals(0, arena.liveBytes());
  }

  /** Objects of random sizes never overlap, and account for the live bytes. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void objectsNeverOverlap(long seed) {
    Random random = new Random(seed);
    Arena arena = new Arena();
    int[] refs = new int[200];
    int[] sizes = new int[refs.length];
    for (int step = 0; step < 20_000; step++) {
      int slot = random.nextInt(refs.length);
      if (refs[slot] != 0) {
        for (int unit = 0; unit < sizes[slot]; unit += Math.max(1, sizes[slot] / 4)) {
          assertEquals(slot + 1, arena.getInt(refs[slot] + unit, 4), "overwritten by another");
        }
        arena.free(refs[slot], sizes[slot]);
      }
      int kind = random.nextInt(1000);
      sizes[slot] = 1 + random.nextInt(kind < 900 ? 60 : kind < 999 ? 2000 : 200_000);
      refs[slot] = arena.allocate(sizes[slot]);
      for (int unit = 0; unit < sizes[slot]; unit++) {
        arena.setInt(refs[slot] + unit, 4, slot + 1);
      }
    }
    for (int slot = 0; slot < refs.length; slot++) {
      if (refs[slot] != 0) {
        arena.free(refs[slot], sizes[slot]);
      }
    }
    assertEquals(0, arena.liveBytes());
    assertTrue(arena.reservedBytes() <= 8 * SLAB, "held: " + arena.reservedBytes());
  }

  @Test
  void churnStaysBounded() {
    Arena arena = new Arena();
    SplittableRandom random = new SplittableRandom(7);
    ArrayDeque<Integer> living = new ArrayDeque<>();
    for (int i = 0; i < 1_000_000; i++) {
      living.add(op(arena, random.nextInt(4), random.nextInt(12)));
      if (living.size() > 5000) {
        Eraser.erase(arena, living.remove());
      }
    }
    assertTrue(arena.reservedBytes() <= 8 * SLAB, "held: " + arena.reservedBytes());
    assertTrue(arena.liveBytes() < 5001 * 500L);
  }

  /** Both the mix of sizes and the number of live bytes keep changing. */
  @Test
  void fragmentationStaysBounded() {
    Arena arena = new Arena();
    Random random = new Random(11);
    int[] refs = new int[20_000];
    int[] sizes = new int[refs.length];
    long mostLive = 0;
    long mostHeld = 0;
    for (int step = 0; step < 3_000_000; step++) {
      int phase = step / 100_000;
      int used = phase % 3 == 0 ? refs.length / 20 : refs.length;
      int slot = random.nextInt(refs.length);
      if (refs[slot] != 0) {
        arena.free(refs[slot], sizes[slot]);
        refs[slot] = 0;
      }
      if (slot < used) {
        int kind = random.nextInt(1000);
        sizes[slot] = 10 + random.nextInt(kind < 990 ? 10 + phase % 7 * 10 : 1500);
        refs[slot] = arena.allocate(sizes[slot]);
      }
      mostLive = Math.max(mostLive, arena.liveBytes());
      mostHeld = Math.max(mostHeld, arena.reservedBytes());
    }
    System.out.println("random run: " + mostHeld + " bytes held, " + mostLive + " alive at most");
    assertTrue(mostHeld <= 3 * mostLive, "held: " + mostHeld + ", alive: " + mostLive);
  }

  @Test
  void growingAndShrinkingOperandsStaysBounded() {
    Arena arena = new Arena();
    int value = op(arena, 1, 0);
    int user = op(arena, 0, 0);
    for (int round = 0; round < 200; round++) {
      for (int i = 0; i < 3000; i++) {
        OperandSlab.insert(arena, user, i, 1);
        OperandSlab.initValue(arena, Ops.operand(arena, user, i), ValueWord.result(value, 0));
      }
      OperandSlab.erase(arena, user, 0, 3000);
    }
    assertTrue(arena.reservedBytes() <= 2 * SLAB, "held: " + arena.reservedBytes());
  }

  @Test
  void dropsEmptySlabs() {
    Arena arena = new Arena();
    int[] ops = new int[400_000];
    for (int i = 0; i < ops.length; i++) {
      ops[i] = op(arena, 1, 2);
    }
    long full = arena.reservedBytes();
    assertTrue(full > 50 * SLAB);
    for (int op : ops) {
      Eraser.erase(arena, op);
    }
    assertEquals(0, arena.liveBytes());
    assertTrue(arena.reservedBytes() < full / 4, "held: " + arena.reservedBytes());
    // Of another size, so that none is allocated from the free lists.
    for (int i = 0; i < ops.length / 2; i++) {
      ops[i] = op(arena, 1, 3);
    }
    assertTrue(arena.reservedBytes() < full);
  }

  @Test
  void doesNotAllocateFromDroppedSlabs() {
    Arena arena = new Arena();
    int[] ops = new int[200_000];
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < ops.length; i++) {
        ops[i] = op(arena, 1, 2);
      }
      for (int i = 0; i < ops.length; i++) {
        assertEquals(1, Ops.name(arena, ops[i]));
        if (i % 5 != 0) {
          Eraser.erase(arena, ops[i]);
        }
      }
      for (int i = 0; i < ops.length; i += 5) {
        assertEquals(1, Ops.name(arena, ops[i]));
        Eraser.erase(arena, ops[i]);
      }
      assertEquals(0, arena.liveBytes());
    }
  }

  /** Objects larger than a slab take several, which are reused, too. */
  @Test
  void reusesAddressesOfHugeObjects() {
    Arena arena = new Arena();
    int highest = 0;
    for (int i = 0; i < 200; i++) {
      int huge = op(arena, 0, 70_000);
      highest = Math.max(highest, Ops.operand(arena, huge, 0) >>> Arena.SLAB_SHIFT);
      Eraser.erase(arena, huge);
    }
    assertTrue(arena.reservedBytes() <= 4 * SLAB);
    assertTrue(highest < 16, "the arena's 32 GiB of addresses are used up by " + highest);
  }

  @Test
  void reusesAddressesOfGrowingHugeObjects() {
    Arena arena = new Arena();
    int highest = 0;
    for (int i = 0; i < 60; i++) {
      int small = op(arena, 1, 2);
      int huge = op(arena, 0, 40_000 + 4_000 * i);
      highest = Math.max(highest, Ops.operand(arena, huge, 0) >>> Arena.SLAB_SHIFT);
      Eraser.erase(arena, huge);
      Eraser.erase(arena, small);
    }
    assertTrue(highest < 32, "the arena's 32 GiB of addresses are used up by " + highest);
  }

  @Test
  void hugeObjectsReuseMemoryOfEarlierOnes() {
    Arena arena = new Arena();
    int slab = Arena.SLAB_UNITS;
    int first = arena.allocate(3 * slab);
    int second = arena.allocate(3 * slab);
    arena.free(first, 3 * slab);
    assertEquals(first, arena.allocate(2 * slab));
    assertEquals(first + 2 * slab, arena.allocate(slab));
    arena.free(second, 3 * slab);
    assertEquals(second, arena.allocate(5 * slab), "the last one grows behind the end");
    assertEquals(8 * SLAB, arena.reservedBytes());
  }

  @Test
  void hugeObjectsNeverStartAtNull() {
    Arena arena = new Arena();
    int[] refs = new int[6 * 256];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = arena.allocate(500);
    }
    for (int ref : refs) {
      arena.free(ref, 500);
    }
    assertTrue(!arena.contains(1, 1), "the first slab was dropped");
    int huge = arena.allocate(2 * Arena.SLAB_UNITS);
    assertTrue(huge != 0);
    arena.setLong(huge, 0, 1);
    assertTrue(arena.allocate(1) != 0);
  }

  @Test
  void smallObjectsReuseSlabsOfHugeOnes() {
    Arena arena = new Arena();
    int huge = op(arena, 0, 400_000);
    Eraser.erase(arena, huge);
    for (int i = 0; i < 100_000; i++) {
      op(arena, 1, 2);
    }
    assertTrue(arena.reservedBytes() <= arena.liveBytes() + 2 * SLAB);
    assertTrue(arena.slabCapacity() < 40, "no new addresses: " + arena.slabCapacity());
  }

  @Test
  void atMostAThirdOrASlabOfAnArenaIsUnused() {
    Arena arena = new Arena();
    for (int i = 0; i < 60_000; i++) {
      arena.allocate(1 + i % 40);
      long live = arena.liveBytes();
      long reserved = arena.reservedBytes();
      assertTrue(reserved <= live + live / 2 + SLAB / 16, live + " bytes live of " + reserved);
      assertTrue(reserved <= live + SLAB + SLAB / 16, live + " bytes live of " + reserved);
    }
    assertTrue(arena.liveBytes() > 8 * SLAB);
  }

  @Test
  void clearDropsEverything() {
    Arena arena = new Arena();
    for (int i = 0; i < 50_000; i++) {
      op(arena, 1, 3);
    }
    op(arena, 0, 100_000);
    arena.clear();
    assertEquals(0, arena.liveBytes());
    assertEquals(0, arena.reservedBytes());
    int op = op(arena, 1, 3);
    assertEquals(1, Ops.name(arena, op));
    assertTrue(arena.reservedBytes() < SLAB / 8, "held: " + arena.reservedBytes());
  }
}
