// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which of two operations of a block comes first. */
final class BlockOrderTest {
  private final Context context = Context.create();
  private final OpBuilder builder;
  private final Block block;

  BlockOrderTest() {
    context.allowUnregisteredDialects(true);
    builder = OpBuilder.create(context);
    Operation root =
        builder.create(builder.state(context.operationName("x.root"), location()).addRegions(1));
    block = root.region(0).addBlock();
  }

  private Location location() {
    return UnknownLoc.get(context);
  }

  private Operation insert(OpBuilder at) {
    return at.create(at.state(context.operationName("x.op"), location()));
  }

  private Operation append() {
    return insert(OpBuilder.atEnd(block));
  }

  /** Where insertions are. */
  enum Place {
    ANYWHERE,
    /** Each before the last operation of the block. */
    BEFORE_LAST,
    /** Each directly before or after one operation in the middle. */
    BESIDE_ONE,
    /** Each at the start of the block. */
    AT_START,
    /** Each behind the one before, so that they are a run in the middle. */
    BEHIND_EACH_OTHER
  }

  /** After any insertions, removals and moves, the order is that of the list. */
  @ParameterizedTest
  @EnumSource
  void isThatOfTheList(Place place) {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      List<Operation> list = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        list.add(append());
      }
      Operation one = list.get(10);
      Operation latest = one;
      for (int step = 0; step < 600; step++) {
        int at =
            switch (place) {
              case ANYWHERE -> random.nextInt(list.size() + 1);
              case BEFORE_LAST -> list.size() - 1;
              case BESIDE_ONE -> list.indexOf(one) + random.nextInt(2);
              case AT_START -> 0;
              case BEHIND_EACH_OTHER -> list.indexOf(latest) + 1;
            };
        latest = at == list.size() ? append() : insert(OpBuilder.before(list.get(at)));
        list.add(at, latest);
        if (random.nextInt(8) == 0) {
          move(list, random, one);
        }
        if (random.nextInt(5) == 0) {
          ask(list, random);
        }
      }
      for (int i = 1; i < list.size(); i++) {
        assertTrue(list.get(i - 1).isBeforeInBlock(list.get(i)));
      }
      list.forEach(Operation::erase);
    }
  }

  private static void move(List<Operation> list, Random random, Operation stays) {
    Operation moved = list.get(random.nextInt(list.size()));
    Operation target = list.get(random.nextInt(list.size()));
    if (moved.equals(target) || moved.equals(stays)) {
      return;
    }
    moved.moveBefore(target);
    list.remove(moved);
    list.add(list.indexOf(target), moved);
  }

  private static void ask(List<Operation> list, Random random) {
    int a = random.nextInt(list.size());
    int b = random.nextInt(list.size());
    assertEquals(a < b, list.get(a).isBeforeInBlock(list.get(b)));
  }

  /** What is split off, and what it is appended to. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 99})
  void isKnownAfterASplit(int at) {
    List<Operation> list = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      list.add(append());
    }
    Block tail = block.splitBefore(list.get(at));
    Operation more = insert(OpBuilder.atEnd(tail));
    for (int i = at + 1; i < 100; i++) {
      assertTrue(list.get(i - 1).isBeforeInBlock(list.get(i)));
      assertTrue(list.get(i).isBeforeInBlock(more));
    }
  }

  /**
   * A rewrite asks after every few insertions: that must not take time that grows with the block.
   */
  @ParameterizedTest
  @EnumSource
  void queriesAfterInsertionsAreLocal(Place place) {
    int size = 200_000;
    List<Operation> list = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      list.add(append());
    }
    Random random = new Random(1);
    Operation last = list.get(size - 1);
    assertTimeout(
        Duration.ofSeconds(10),
        () -> {
          Operation latest = list.get(size / 2);
          for (int i = 0; i < 20_000; i++) {
            Operation before =
                switch (place) {
                  case ANYWHERE -> list.get(random.nextInt(size));
                  case BEFORE_LAST -> last;
                  case BESIDE_ONE -> list.get(size / 2);
                  case AT_START -> block.first();
                  case BEHIND_EACH_OTHER -> latest.next();
                };
            OpBuilder at = OpBuilder.before(before);
            Operation first = insert(at);
            for (int j = 0; j < 8; j++) {
              latest = insert(at);
            }
            assertTrue(first.isBeforeInBlock(latest));
          }
        });
  }

  /** The gap in the middle is halved until there is none, from both sides. */
  @Test
  void gapsAreMadeAgain() {
    Operation left = append();
    Operation right = append();
    for (int i = 0; i < 10_000; i++) {
      Operation middle = insert(OpBuilder.after(left));
      assertTrue(left.isBeforeInBlock(middle));
      assertTrue(middle.isBeforeInBlock(right));
      if (i % 2 == 0) {
        left = middle;
      } else {
        right = middle;
      }
    }
  }
}
